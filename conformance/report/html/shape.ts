/**
 * What the page's script is given: one of these for each failing rule, as a line of JSON that is read when its row is
 * opened. The page knows nothing else of reports, so both roles look the same to it.
 */
export interface CaseData {
  readonly rule: string;
  readonly parties: readonly Party[];
  readonly messages: readonly Message[];
  readonly findings: readonly FindingData[];
  /** Findings that the report does not hold. */
  readonly leftOut: number;
  /** What became of the case: one sentence each. */
  readonly notes: readonly string[];
  /** What else there is to open, each as JSON. */
  readonly papers: readonly Paper[];
}

/** One lifeline. */
export interface Party {
  readonly id: "client" | "engine" | "worker" | "provider";
  readonly name: string;
  /** Whether it is what was tested; the suite plays all others. */
  readonly tested: boolean;
}

/** One exchange: an arrow, and one back once it was answered. Times are milliseconds since the case began. */
export interface Message {
  readonly n: number;
  readonly at: number;
  readonly from: Party["id"];
  readonly to: Party["id"];
  /** Method and path as they fit on an arrow; empty for what is no request. */
  readonly road: string;
  /** What it is: the trigger of a decision, `prompt`. */
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly answer?: Answer;
  /** Why there is no answer. */
  readonly silence?: string;
  /** Something to know of it: that it came late, that it was to fail. */
  readonly remark?: string;
}

/** What came back. */
export interface Answer {
  /** Absent when it was not said. */
  readonly at?: number;
  readonly status: number;
  readonly what: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What was found, and where it is to be seen. */
export interface FindingData {
  readonly message: string;
  readonly expected: string;
  readonly seen: string;
  /** Numbers of messages; the last one is where the pointer leads. */
  readonly at: readonly number[];
  readonly pointer: string;
  /** The half of that message which the tested side wrote, and which the pointer leads into if it fits there. */
  readonly half: Half;
}

/** A message has two. */
export type Half = "request" | "answer";

/** A JSON document to be opened below the diagram. */
export interface Paper {
  readonly title: string;
  /** The document, or the number of the message whose answer it is. */
  readonly text: string | number;
}
