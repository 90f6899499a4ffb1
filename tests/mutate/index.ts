// npm run mutate [-- --only domain/price/price --sample 200 --all --seed 1 --tests tests/backend/sql/**]: mutates guards, SQL, locks and rules, one at a time, and lists
// the mutants that no test detects. No file of the work tree is written.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { diceOf } from '../simulate/random';
import { FIRST_BY_HAND } from './hand-made';
import { judgeAll, type Outcome } from './judge';
import type { Mutant } from './mutant';
import { instrumentAll, openTestRun } from './run-tests';
import { isGood, tableOf } from './summary';
import { TARGETS, type Target } from './targets';

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const only = new RegExp(`^(?:${argument('only') ?? ''})`);
/** Only the mutations of `hand-made.ts`, which are omitted otherwise. */
const isByHand = process.argv.includes('--by-hand');
/** All selected mutants; without it a part of each target, or all of the named files. */
const sample = argument('sample');
const isWhole = isByHand || argument('only') !== undefined || process.argv.includes('--all');
const seed = Number(argument('seed') ?? 1);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-mutants-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const since = performance.now();
const chosen = TARGETS.map((target) => {
  const all = instrumentAll(target, 1 + TARGETS.indexOf(target) * 100_000);
  const mutants = [...all.values()]
    .flatMap((file) => file.mutants)
    .filter(({ file, id }) => only.test(file) && id >= FIRST_BY_HAND === isByHand);
  return { target, all, mutants };
}).filter(({ mutants }) => mutants.length > 0);
const possible = chosen.flatMap(({ mutants }) => mutants);
const drawn = new Set(
  sample === undefined
    ? chosen.flatMap(({ target, mutants }) => draw(mutants, isWhole ? undefined : target.sample))
    : draw(possible, Number(sample)),
);
say(`${drawn.size} of ${possible.length} mutants (seed ${seed})`);

/** With `--tests` only these run: a quick check while tests are written. */
const tests = argument('tests');
const outcomes: Outcome[] = [];
for (const { target, all, mutants } of chosen)
  outcomes.push(
    ...(await judgeTarget(
      target,
      all,
      mutants.filter((mutant) => drawn.has(mutant)),
    )),
  );
say(tableOf(outcomes));
say(`${Math.round((performance.now() - since) / 1000)} seconds`);
process.exit(isGood(outcomes) ? 0 : 1);

async function judgeTarget(target: Target, all: ReturnType<typeof instrumentAll>, mutants: readonly Mutant[]) {
  if (mutants.length === 0) return [];
  const run = await openTestRun(tests ? { ...target, tests: [tests] } : target, all, folder);
  try {
    return await judgeAll(run, mutants, (line) => say(`${target.name}: ${line}`));
  } finally {
    await run.close();
  }
}

/** As many as requested, selected by the seed. */
function draw(mutants: readonly Mutant[], most = Number.POSITIVE_INFINITY): Mutant[] {
  if (mutants.length <= most) return [...mutants];
  const dice = diceOf(seed);
  return mutants
    .map((mutant) => ({ mutant, at: dice.next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ mutant }) => mutant);
}
