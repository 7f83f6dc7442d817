/** A fault of a report, as the engine that has it. */
export interface PlantedFault {
  /** The name of a mutant or of a planted engine: that one's rule must find it. */
  readonly engine: string;
  /** The numbers of the report's cases that it gets wrong; absent where the whole of the report shows it. */
  readonly cases?: readonly number[];
  /** How many calls the fault needs, and how many tools. */
  readonly calls?: number;
  readonly tools?: number;
}

/** A case of a report that is not scored: sound engines differ there. */
export interface Exempt {
  readonly cases: readonly number[];
  /** The row of the decisions that says so. */
  readonly row: number;
  readonly why: string;
}

/** What people reported, by the number of the report: the faults that are scored, and what is not. */
export interface GivenReport {
  readonly id: string;
  readonly faults: readonly PlantedFault[];
  readonly exempt?: readonly Exempt[];
}

/** Every given report. The engines are those of `conformance/mutants/engine`, planted ones among them. */
export const givenReports: readonly GivenReport[] = [
  {
    id: "R01",
    faults: [{ engine: "takes any value for an object", cases: [2, 3, 4, 5] }],
    exempt: [{ cases: [0, 1], row: 1, why: "blank arguments may be read as an empty object" }],
  },
  {
    id: "R02",
    faults: [
      { engine: "unwraps a string", cases: [0] },
      { engine: "decodes what a member holds as text", cases: [1] },
    ],
  },
  {
    id: "R03",
    faults: [
      { engine: "takes the first of two objects", cases: [0, 1] },
      { engine: "makes two calls of two objects", cases: [0] },
      { engine: "refuses white space around an object", cases: [3] },
    ],
    exempt: [{ cases: [2], row: 23, why: "a byte order mark may be skipped" }],
  },
  { id: "R05", faults: [{ engine: "repairs cut-off text", cases: [0, 1, 2] }] },
  {
    id: "R06",
    faults: [
      { engine: "drops zero characters", cases: [1] },
      { engine: "takes a line separator for a line's end", cases: [2] },
    ],
    exempt: [{ cases: [0], row: 23, why: "half a surrogate pair may be refused" }],
  },
  {
    id: "R07",
    faults: [
      { engine: "loses digits", cases: [0, 1] },
      { engine: "writes arguments anew", cases: [0, 1] },
    ],
  },
  {
    id: "R09",
    faults: [
      { engine: "copies members by assignment", cases: [0, 1] },
      { engine: "finds required members among inherited ones", cases: [2] },
    ],
  },
  {
    id: "R10",
    faults: [
      { engine: "converts types", cases: [0, 1] },
      { engine: "fills in defaults", cases: [2] },
      { engine: "drops unknown members", cases: [3] },
      { engine: "closes every schema" },
    ],
  },
  {
    id: "R11",
    faults: [
      { engine: "knows every tool" },
      { engine: "finds a tool under an inherited name" },
      { engine: "refuses an unknown tool by itself" },
      { engine: "loses a turn over an unknown tool" },
    ],
  },
  {
    id: "R13",
    faults: [
      { engine: "ends a call whose delivery fails once" },
      { engine: "gives each delivery an id" },
      { engine: "sends no message for a failed call" },
    ],
  },
  {
    id: "R15",
    faults: [
      { engine: "prompts after the first call", calls: 2, tools: 2 },
      { engine: "counts no other call as open", calls: 2, tools: 2 },
      { engine: "goes on when nothing was answered" },
    ],
  },
  { id: "R16", faults: [{ engine: "does not look at attempts" }, { engine: "lets the last result win" }] },
  {
    id: "R17",
    faults: [
      { engine: "retries every failure" },
      { engine: "retries a broken result" },
      { engine: "tries everything twice by default" },
    ],
  },
  {
    id: "R20",
    faults: [
      { engine: "trusts every result", cases: [0, 1, 2] },
      { engine: "checks structured values only", cases: [1] },
      { engine: "takes 0 and false for absent", cases: [2] },
      { engine: "wants a structured value for every output schema", cases: [3] },
      { engine: "checks the text only", cases: [4] },
      { engine: "shows the broken result" },
      { engine: "retries a broken result" },
    ],
  },
  {
    id: "R21",
    faults: [
      { engine: "takes a named isError for a failure", cases: [2] },
      { engine: "forgets that the tool reported failure", cases: [0, 1] },
    ],
    exempt: [{ cases: [0, 1], row: 8, why: "a result that reports failure may be checked or not" }],
  },
  {
    id: "R22",
    faults: [
      { engine: "reads no JSON", cases: [0] },
      { engine: "takes the text null for nothing", cases: [1] },
      { engine: "reads whatever looks like a number", cases: [2] },
      { engine: "leaves a quoted text quoted", cases: [3] },
      { engine: "checks the text only", cases: [4] },
      { engine: "leaves out the text null", cases: [6] },
      { engine: "keeps what was parsed" },
    ],
    exempt: [{ cases: [5], row: 23, why: "a number beyond double range may be read either way" }],
  },
  {
    id: "R24",
    faults: [
      { engine: "keeps images inline", cases: [0] },
      { engine: "keeps the bytes beside the blob", cases: [0] },
      { engine: "drops an image that is not what it says", cases: [0] },
      { engine: "keeps large images inline", cases: [1] },
      { engine: "writes bytes into the prompt" },
    ],
  },
  {
    id: "R25",
    faults: [
      { engine: "loses embedded text", cases: [0] },
      { engine: "drops resources without a media type", cases: [1] },
      { engine: "stores bytes as text", cases: [1] },
      { engine: "turns links into text", cases: [4] },
      { engine: "keeps a link alone", cases: [4] },
    ],
    exempt: [
      { cases: [2], row: 19, why: "whether text or bytes win is a choice" },
      { cases: [3], row: 20, why: "what stands for a resource with neither is a choice" },
    ],
  },
  {
    id: "R26",
    faults: [
      { engine: "takes a result without blocks for a failure", cases: [0] },
      { engine: "shows nothing of a structured value alone", cases: [1] },
      { engine: "takes empty text for a failure", cases: [2] },
      { engine: "sends no message for an empty result", cases: [0, 2] },
      { engine: "drops odd blocks", cases: [3] },
      { engine: "prints objects", cases: [4] },
    ],
  },
  {
    id: "R28",
    faults: [
      { engine: "reads 2020-12 as draft-07", cases: [0] },
      { engine: "reads draft-07 as 2020-12", cases: [1] },
      { engine: "forgets the tools behind a bad schema", cases: [2], tools: 2 },
      { engine: "one bad schema turns all checks off", tools: 2 },
    ],
  },
];
