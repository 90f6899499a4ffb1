// npm test: prepares what is missing, runs every suite and prints a summary. `npm test -- rules` runs only steps of that name; `--all` adds the slow proofs.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './setup/browser.mjs';
import { buildIfStale } from './setup/build.mjs';
import { generateIfStale } from './setup/generated.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';
import { say, seconds } from './setup/say.mjs';

const node = (...args) => [process.execPath, ...args];
const vitest = (...args) => node('node_modules/vitest/vitest.mjs', 'run', ...args);
const projects = (...names) => names.flatMap((name) => ['--project', name]);

/** Without these the suites cannot run; each is a step too. */
const PREPARATIONS = [
  { name: 'packages', work: install },
  { name: 'browser', work: findBrowser },
  { name: 'generated code', work: generateIfStale },
];
const BUILD = { name: 'build', work: buildIfStale };

/** Checks that need no build: run in sequence, in parallel with it and the first suite, because none uses two cores all the time. */
const READINGS = [
  // The compiled compiler, seven times faster; tests that parse the source use the interface of version 5, which version 7 lacks.
  { name: 'types', command: node('node_modules/typescript7/bin/tsc', '--noEmit') },
  { name: 'style', command: node('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  // Includes files that git ignores: exports may be used only by generated types.
  { name: 'dead code', command: node('node_modules/knip/bin/knip.js', '--production', '--no-gitignore') },
];

/** The suites, cheapest failures first. */
const SUITES = [
  { name: 'rules', command: vitest(...projects('unit', 'alone')) },
  // One run of all that needs a shop: its PostgreSQL is filled once, and both workers are busy to the end.
  {
    name: 'in the shop',
    command: vitest(...projects('backend', 'pages')),
  },
];

/** Parts of the last suite, to run one by name. */
const PARTS = [
  { name: 'back end', command: vitest(...projects('backend')) },
  { name: 'browser checks', command: vitest(...projects('pages'), 'tests/browser') },
  { name: 'flows', command: vitest(...projects('pages'), 'tests/flows') },
];

/** Proofs that are too slow for the usual run. They run last, after `--all` or by name. */
const SLOW = [
  {
    name: 'simulation',
    command: node('scripts/measure.mjs', 'simulate', '--from', '301', '--seeds', '1700', '--lanes', '2'),
  },
  { name: 'attack', command: node('scripts/measure.mjs', 'attack') },
];

/** With `--all`, the suites themselves use every story, page and look, and larger samples. The values of the caller take precedence. */
const ALL_SETTINGS = { ALL_FLOWS: '1', RETURNED_ORDERS: '50000' };

async function findBrowser() {
  const path = await ensureBrowser();
  if (path) process.env.CHROMIUM_PATH = path;
}

/** This many characters of a failed suite's output are repeated at the end: a build server may keep only the end of the log. */
const REPEATED = 6000;

/** `isHeld`: the output is shown after the step has ended, because another step prints in the meantime. */
async function runStep({ name, work, command }, { isHeld = false } = {}) {
  const title = `\n── ${name}`;
  if (!isHeld) say(title);
  const since = performance.now();
  let said = '';
  const hear = (more) => {
    said = (said + more).slice(-REPEATED);
  };
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  let code = 1;
  try {
    code = command ? await run(command, colours, hear, { isQuiet: isHeld }) : ((await work()) ?? 0);
  } catch (error) {
    if (!isHeld) say(error.message);
    said = error.message;
  }
  const time = seconds(since);
  return { name, code, said, time, show: () => isHeld && say(`${title}, ${time}\n${said}`) };
}

async function inTurn(steps, how) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, how));
  return results;
}

const notRun = ({ name }) => ({ name, code: 1, said: '', time: 'not run' });

/** Stops before the suites when their prerequisites could not be created. */
async function runAll(readings, suites) {
  const made = [];
  for (const step of PREPARATIONS) {
    made.push(await runStep(step));
    if (made.at(-1).code !== 0) return [...made, ...[...readings, BUILD, ...suites].map(notRun)];
  }
  const reading = inTurn(readings, { isHeld: true });
  const build = await runStep(BUILD);
  const [first, ...others] = suites;
  const isReady = build.code === 0;
  // The checks run in parallel with the first suite; their output is shown after it, so that the two never mix.
  const begun = first && isReady ? [await runStep(first)] : [];
  const read = await reading;
  for (const { show } of read) show();
  return [...made, build, ...read, ...begun, ...(isReady ? await inTurn(others) : suites.map(notRun))];
}

function sumUp(results) {
  const width = Math.max(...results.map(({ name }) => name.length)) + 2;
  for (const { name, code, said } of results) if (code !== 0) say(`\n── ${name}, the end of what it said\n${said}`);
  const verdict = (code) => (code === 0 ? 'passed' : `failed (${code})`);
  say('');
  for (const { name, code, time } of results) say(`${name.padEnd(width)}${verdict(code).padEnd(14)}${time}`);
  const failed = results.filter(({ code }) => code !== 0);
  say(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  return failed[0]?.code ?? 0;
}

checkNode();
const { values, positionals: wanted } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
if (values.all) for (const [name, value] of Object.entries(ALL_SETTINGS)) process.env[name] ??= value;
const chosen = (steps) => steps.filter(({ name }) => wanted.includes(name));
process.exitCode = sumUp(
  wanted.length === 0
    ? await runAll(READINGS, values.all ? [...SUITES, ...SLOW] : SUITES)
    : await runAll(chosen(READINGS), chosen([...SUITES, ...PARTS, ...SLOW])),
);
