// The suites: rules and components (unit), the back end on a real PostgreSQL, and what shoppers do, in browsers and without.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { generateIfStale } from './scripts/setup/generated.mjs';
import { LongestFirst } from './tests/support/longest-first';
import { temporaryFolders } from './tests/support/run-folder';
import { TEST_NOW } from './tests/support/template';

await generateIfStale();

/** From the clock on the wall to that of stories and browser checks; the same in all processes of a run. */
const TEST_CLOCK_MOVED_MS = String(TEST_NOW.getTime() - Date.now());
const secrets = ['tests/support/secrets-key.ts'];
const clock = ['tests/support/test-clock.mjs', ...secrets];

const postgres = ['tests/support/global-setup.ts'];

/** Where tests put something else in the place of what they import or of the settings: each file has its modules to itself. */
const ALONE = [
  'app/client/{client,old-workers,stored-breadcrumbs,stored-store,timers}.test.ts',
  'app/panels/decide.test.ts',
  'app/request-context/{carried-visit,consent-marketing,get-context,logged-in,session-context}.test.ts',
  'app/routes/server-page.test.tsx',
  'app/services/{content-service,openid-return}.test.ts',
  'app/services/*/{approval,excepted,paper-picture.server,place-order.server,prune-remote,shared-presses,token-data,transport}.test.ts',
  'server/page-door.test.ts',
];
/** Slow proofs of the suites that only a complete run (`npm test -- --all`) needs: docs/developer/test-samples.md says why. */
const COMPLETE_RUN_ONLY = [
  // npm run attack contains it, and is a step of the complete run.
  'tests/routes/attack.test.ts',
  // Kills, races and sweeps over every form; the tests of each rule and use case are separate.
  ...['composed-texts', 'crash', 'import-killed', 'simulate', 'webhooks-killed', 'without-demo'].map(
    (name) => `tests/backend/${name}.test.ts`,
  ),
  ...['fifty-customers', 'page-structure', 'pressed-forms', 'unhandled-intents'].map(
    (name) => `tests/routes/${name}.test.ts`,
  ),
  // Every page, look, screen or third party; the stories and the checks that remain meet each kind of page and script.
  ...[
    'above-the-fold',
    'axe-in-use-looks',
    'axe-looks',
    'forced-colours',
    'gift-choice',
    'late-scripts',
    'outside-scripts',
    'picture-sizes',
    'punchout-frame',
    'rows-and-clicks',
  ].map((name) => `tests/browser/${name}.test.ts`),
  // The drivers of the flows; each flow of the usual run uses them.
  'tests/flows/drivers/chromium.test.ts',
  // Its steps are those of other flows, in a shop without the demo.
  'tests/flows/own-shop.flow.ts',
];
const withoutSlowProofs = [...configDefaults.exclude, ...(process.env.ALL_FLOWS ? [] : COMPLETE_RUN_ONLY)];

/**
 * On a build server, a test that needs a running shop has a second attempt: there it shares two cores with others, and a wait may run out for that
 * reason alone. The report marks it with "retry x1". A developer's run and a complete run have one attempt.
 */
const retry = process.env.CI && !process.env.ALL_FLOWS ? 1 : 0;

/** A complete run has samples up to thirty times as large, and no second attempts. */
const limit = (ms: number) => (process.env.ALL_FLOWS ? 10 * ms : ms);

const UNIT = {
  maxWorkers: 2,
  // Tests that read the whole source take seconds on a machine that has other work to do.
  testTimeout: limit(30_000),
  hookTimeout: limit(60_000),
};

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: {
    alias: {
      '~': new URL('./app', import.meta.url).pathname,
      // Packages load graphql as CommonJS; tests must get that copy too, or schemas come "from another realm".
      graphql: new URL('./node_modules/graphql/index.js', import.meta.url).pathname,
    },
  },
  test: {
    environment: 'node',
    env: temporaryFolders(),
    sequence: { sequencer: LongestFirst },
    // One second, the default, is too short on a machine with other work: what is polled arrives or the test fails.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...UNIT,
          name: 'unit',
          // What is imported is read in once per worker: a third of the suite's time.
          isolate: false,
          exclude: [...withoutSlowProofs, ...ALONE],
          include: [
            'domain/**/*.test.ts',
            'app/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'backend/**/*.test.ts',
            'demo/**/*.test.ts',
            'connectors/**/*.test.ts',
            'tests/*.test.ts',
            'tests/support/**/*.test.ts',
            'tests/flows/drivers/**/*.test.ts',
          ],
          benchmark: { include: ['tests/bench/*.bench.ts'] },
        },
      },
      { extends: true, test: { ...UNIT, name: 'alone', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['tests/{backend,services,routes,panels}/**/*.test.ts'],
          exclude: withoutSlowProofs,
          globalSetup: postgres,
          setupFiles: [...secrets, 'tests/support/built-programs.ts'],
          // One more than cores: a quarter of the time is spent waiting for answers, retries and clocks.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // The back end is read in once per worker, not once per file: a fifth of the suite's time. No test here changes what it imports.
          isolate: false,
          retry,
          testTimeout: limit(120_000),
          hookTimeout: limit(240_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          // Stories of shoppers in each setup, and browser checks: one Chromium per worker, and what they import is read in once.
          include: ['tests/browser/**/*.test.ts', 'tests/flows/*.flow.ts'],
          exclude: withoutSlowProofs,
          env: { ...temporaryFolders(), TEST_CLOCK_MOVED_MS },
          globalSetup: postgres,
          setupFiles: clock,
          isolate: false,
          testTimeout: limit(120_000),
          hookTimeout: limit(120_000),
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          retry,
        },
      },
    ],
  },
});
