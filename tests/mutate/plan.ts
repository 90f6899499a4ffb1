// Messages between the run and its test workers, through files of a temporary folder.

export interface Given {
  id: number;
  /** The file that contains the mutant. */
  source: string;
  /** The tests that reach it. */
  tests: readonly string[];
  /** Evaluated while modules are loaded: the modules are loaded again with the mutant. */
  isAlways: boolean;
}

export interface Plan {
  /** 0 records which test reaches what; later rounds run the mutants. */
  round: number;
  /** The tests have neither hooks nor waiting: each is called directly, which takes a thousandth of a second. */
  isPure: boolean;
  /** Modules stay loaded between test files: loading the back end takes longer than most of its tests. */
  keepsModules: boolean;
  /** By test file. */
  given: Record<string, readonly Given[]>;
}

export interface Reading {
  testFile: string;
  hasPassed: boolean;
  /** Mutants that are reached outside of tests. */
  always: readonly number[];
  byTest: Record<string, { passed: readonly number[]; ms: number }>;
}

export interface Verdict {
  id: number;
  isKilled: boolean;
  /** The test that failed. */
  by: string | null;
  /** Tests that failed with the mutant and again without it: their results do not count. */
  unrepeatable: readonly string[];
  ms: number;
}
