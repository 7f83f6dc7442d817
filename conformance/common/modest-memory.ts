import { setFlagsFromString } from "node:v8";

/**
 * Has this process look for garbage once its heap has grown by a fifth, and not by several times: what plays or serves
 * many short sessions holds little, and would take up several times as much.
 */
export function modestMemory(): void {
  setFlagsFromString("--heap-growing-percent=20");
}
