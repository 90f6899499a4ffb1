// The mutation targets: which files, which mutations, and which tests must detect them.
import { allFiles } from '../support/source';
import { codeFaults } from './code-faults';
import { handMadeFaults } from './hand-made';
import type { FaultsOf } from './instrument';
import { sqlFaults } from './sql-faults';

export interface Target {
  name: string;
  files: readonly string[];
  faults: FaultsOf;
  /** Patterns of test files; one run records which of them reach a mutant. */
  tests: readonly string[];
  needsPostgres: boolean;
  /** Tests without hooks, of code without state. */
  isPure?: boolean;
  /** Tests that share loaded modules: stories of the back end, each on a copy of the database. */
  keepsModules?: boolean;
  /** Tests that mock modules: each file has isolated modules. */
  isAlone?: boolean;
  /** How many are tried when the command names neither files nor a number: the entire run then fits into half an hour. */
  sample?: number;
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Access control: the guards of every page, its cookies, the cache key, and what runs before the pages. */
const GUARDS =
  /^(app\/request-context\/(get-context|session|session-context|cookies|cache-key|consent|cart-gone|logged-in|outside|respond|store|toast)\.server\.ts|app\/panels\/decide\.server\.ts|app\/routes\/server-page\.server\.tsx|server\/(address|client-address|origin-check|request-body|page-door|page-cache|overload|waiting-line|arrivals|spelling)\.ts)$/;

/** SQL has its own target; resolvers and models pass on the results of use cases. */
const NOT_A_USE_CASE = /\.sql\.ts$|\/(?:field-)?resolvers\.ts$|model\.ts$|\/testing\//;
/** They start the built shop or other processes, which contain no mutants, or check rules of the repository. */
const NOT_IN_PROCESS = [
  ...['crash', 'database-away', 'magento-client', 'migrate', 'process-of-its-own', 'running-shop', 'embedded'],
  ...['simulate', 'sql-rows', 'starter', 'tables', 'without-demo'],
];

export const TARGETS: readonly Target[] = [
  {
    name: 'domain',
    files: allFiles('domain').filter(isSource),
    faults: codeFaults,
    // A mutated rule is detected by the tests of the rules; rules of electronic invoices and cXML by the documents written with them.
    tests: [
      'domain/**/*.test.ts',
      'backend/commerce/invoice/e-invoice/*.test.ts',
      'tests/{cxml,inputs,settings}.test.ts',
    ],
    needsPostgres: false,
    isPure: true,
    sample: 500,
  },
  {
    name: 'guards',
    files: allFiles('app/request-context', 'app/panels', 'app/routes', 'server').filter((file) => GUARDS.test(file)),
    faults: codeFaults,
    tests: [
      'app/{request-context,routes}/*.test.{ts,tsx}',
      'app/panels/*.test.ts',
      'server/{address,arrivals,client-address,front-door,origin-check,overload,page-cache,page-door,request-body,waiting-line}.test.ts',
      'tests/page-cache-key.test.ts',
    ],
    needsPostgres: false,
    isAlone: true,
  },
  {
    name: 'sql',
    files: allFiles('backend').filter((file) => /\.sql\.ts$/.test(file)),
    faults: sqlFaults,
    // Statements and locks one by one, and the use cases that mostly access rows; stories of complete orders would take hours.
    tests: [
      'tests/backend/sql/*.test.ts',
      'tests/backend/locks.test.ts',
      'tests/backend/{agreements,complaint,law,personal-data,point-sale,points,returns,subscriptions,withdrawal}.test.ts',
    ],
    needsPostgres: true,
    sample: 200,
  },
  {
    name: 'use cases',
    files: allFiles('backend/commerce').filter((file) => isSource(file) && !NOT_A_USE_CASE.test(file)),
    faults: (node, tree) => [...handMadeFaults(node, tree), ...codeFaults(node, tree)],
    tests: [
      'backend/commerce/**/*.test.ts',
      `tests/backend/!(${NOT_IN_PROCESS.join('|')}).test.ts`,
      'tests/services/{cart-reads,login}.test.ts',
    ],
    needsPostgres: true,
    keepsModules: true,
    sample: 600,
  },
];
