// Runs a bench, a simulation, an attack or a check by its name in package.json, after setting up what it needs:
//   npm run bench:lists -- --rounds 60
import process from 'node:process';
import { ensureBrowser } from './setup/browser.mjs';
import { buildIfStale } from './setup/build.mjs';
import { generateIfStale } from './setup/generated.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';
import { stop } from './setup/say.mjs';

const VITEST_BENCH = ['node_modules/vitest/vitest.mjs', 'bench', '--run', '--project', 'unit'];

/** `program` is run with the caller's arguments; `fromSource`: it needs no build. The first comment of each program describes its arguments. */
const PROGRAMS = {
  attack: { program: 'tests/attack/index.ts' },
  // Speed, weight, start and memory in one table; `-- speed 3` measures three times how fast pages are made, and nothing else.
  bench: { program: 'tests/bench/index.mjs', opensPages: (args) => args[0] !== 'speed' },
  'bench:back-office': { program: 'tests/bench/back-office/index.ts' },
  'bench:buyer-catalogues': { program: 'tests/bench/punchout/catalogues.ts' },
  'bench:catalogue': { program: 'tests/bench/catalogue/index.ts', fromSource: true },
  'bench:changes': { program: 'tests/bench/changes/index.ts' },
  'bench:checkout': { program: 'tests/bench/checkout/index.ts' },
  'bench:cost': { program: 'tests/bench/cost/index.ts' },
  'bench:lists': { program: 'tests/bench/lists/index.ts' },
  // `-- --build <folder>` measures a build of another version.
  'bench:load': { program: 'tests/bench/load/index.mjs', fromSource: process.argv.includes('--build') },
  'bench:parsers': { command: VITEST_BENCH, fromSource: true },
  'bench:punchout': { program: 'tests/bench/punchout/index.ts' },
  'bench:search': { program: 'tests/bench/search-quality.ts', fromSource: true },
  'bench:subscriptions': { program: 'tests/bench/subscriptions/index.ts' },
  'bench:webhooks': { program: 'tests/bench/webhooks/index.ts' },
  'check:clients': { program: 'tests/bench/magento-clients.ts', fromSource: true },
  'check:imports': { program: 'tests/bench/imports/index.ts', fromSource: true },
  'check:strapi': { program: 'tests/bench/strapi/index.ts', fromSource: true },
  mutate: { program: 'tests/mutate/index.ts', fromSource: true },
  simulate: { program: 'tests/simulate/index.ts', fromSource: true },
};

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(PROGRAMS, name ?? '')) stop(`node scripts/measure.mjs <${Object.keys(PROGRAMS).join(' | ')}>`);
const { program, command = ['--import', 'tsx', program], fromSource = false, opensPages } = PROGRAMS[name];
checkNode();
await install();
await (fromSource ? generateIfStale() : buildIfStale());
const browser = opensPages?.(args) ? await ensureBrowser() : undefined;
const env = browser ? { CHROMIUM_PATH: browser } : {};
process.exitCode = await run([process.execPath, ...command, ...args], env);
