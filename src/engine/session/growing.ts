/**
 * A list that grows at its end. What has been handed out never changes: it is shared until the next item comes, and only
 * then is the list copied, so that a log is folded without a copy for each item.
 */
export class Growing<T> {
  #items: T[];
  #isOut = false;

  constructor(items: T[] = []) {
    this.#items = items;
  }

  /** The items up to now; the same array until another one comes. */
  get all(): T[] {
    this.#isOut = true;
    return this.#items;
  }

  push(item: T): void {
    if (this.#isOut) {
      this.#items = [...this.#items, item];
      this.#isOut = false;
    } else this.#items.push(item);
  }
}
