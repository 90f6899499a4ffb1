// What is made wrong, by which faults, and whose tests must notice.
import { allFiles } from '../support/source';
import { codeFaults } from './code-faults';
import type { FaultsOf } from './instrument';
import { sqlFaults } from './sql-faults';

export interface Target {
  name: string;
  files: readonly string[];
  faults: FaultsOf;
  /** Patterns of test files; which of them pass a mutant is found by running them once. */
  tests: readonly string[];
  exclude?: readonly string[];
  needsPostgres: boolean;
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

export const TARGETS: readonly Target[] = [
  {
    name: 'domain',
    files: allFiles('domain').filter(isSource),
    faults: codeFaults,
    // A rule is noticed by the tests of the rules themselves.
    tests: ['domain/**/*.test.ts'],
    needsPostgres: false,
  },
  {
    name: 'sql',
    files: allFiles('backend').filter((file) => /(^|\/)rows\.ts$/.test(file)),
    faults: sqlFaults,
    tests: ['tests/backend/**/*.test.ts'],
    // These run the built shop or whole stories in processes of their own, where no switch reaches.
    exclude: ['tests/backend/{crash,simulate,command-line,search-pglite}.test.ts'],
    needsPostgres: true,
  },
];
