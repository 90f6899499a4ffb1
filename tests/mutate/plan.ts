// Messages between the run and its test workers, through files of a temporary folder.

export interface Given {
  id: number;
  /** The file that contains the mutant. */
  source: string;
  /** The tests that pass it. */
  tests: readonly string[];
  /** Evaluated while modules are loaded: the modules are loaded again with the mutant. */
  isAlways: boolean;
}

export interface Plan {
  /** 0 reads which test passes what; later rounds judge. */
  round: number;
  /** The tests have neither hooks nor waiting: each is called by itself, which takes a thousandth of a second. */
  isPure: boolean;
  /** Modules stay loaded between test files: loading the back end takes longer than most of its tests. */
  keepsModules: boolean;
  /** By test file. */
  given: Record<string, readonly Given[]>;
}

export interface Reading {
  testFile: string;
  hasPassed: boolean;
  /** Mutants that are passed outside of tests. */
  always: readonly number[];
  byTest: Record<string, { passed: readonly number[]; ms: number }>;
}

export interface Verdict {
  id: number;
  isKilled: boolean;
  /** The test that failed. */
  by: string | null;
  /** Tests that failed with the mutant and again without it: what they say counts for nothing. */
  unrepeatable: readonly string[];
  ms: number;
}
