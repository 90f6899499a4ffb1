// Assigns mutants to tests, round by round: the cheapest test file that reaches it first, until one fails or none is left.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/source';
import { FIRST_BY_HAND } from './hand-made';
import type { Mutant } from './mutant';
import type { Given, Reading } from './plan';
import type { TestRun } from './run-tests';

export interface Outcome {
  mutant: Mutant;
  state: 'killed' | 'alive' | 'not passed';
}

/** A module with a cache: unless it is reloaded, one mutant's results would be used under the next. */
const REMEMBERS = /^(?:let |const \w+ = new (?:Map|WeakMap)\b)/m;
/** Rules are proven on thousands of carts by tests that take seconds; the examples run first. */
const QUICK_MS = 100;

/** At most this many test files are tried with a mutant of a use case, the closest first; one that survives them all counts as alive. */
const MOST_FILES = 10;
/** Estimated time of a back-end test file in addition to its tests: its database and its back end. */
const OPENING_MS = 500;

interface Candidate {
  testFile: string;
  ms: number;
  given: Given;
}

export async function judgeAll(
  run: TestRun,
  mutants: readonly Mutant[],
  say: (line: string) => void,
): Promise<Outcome[]> {
  const readings = await run.read(mutants);
  for (const { testFile, hasPassed } of readings) if (!hasPassed) throw new Error(`${testFile} fails without a mutant`);
  const candidatesOf = run.keepsModules ? candidatesInStories(readings, run.idsOf) : candidatesAmong(readings);
  const queues = new Map(mutants.map((mutant) => [mutant, candidatesOf(mutant)]));
  const outcomes: Outcome[] = [];
  const unrepeatable = new Set<string>();
  for (const [mutant, queue] of queues) if (queue.length === 0) outcomes.push({ mutant, state: 'not passed' });
  let waiting = [...queues].filter(([, queue]) => queue.length > 0);
  for (let round = 1; waiting.length > 0; round += 1) {
    const verdicts = await run.judge(round, givenOf(waiting));
    const killed = new Set(verdicts.filter(({ isKilled }) => isKilled).map(({ id }) => id));
    const judged = new Set(verdicts.map(({ id }) => id));
    for (const test of verdicts.flatMap((verdict) => verdict.unrepeatable)) unrepeatable.add(test);
    for (const [mutant, queue] of waiting) {
      if (!judged.has(mutant.id)) throw new Error(`${mutant.file}:${mutant.line} was not judged`);
      queue.shift();
      if (killed.has(mutant.id)) outcomes.push({ mutant, state: 'killed' });
      else if (queue.length === 0) outcomes.push({ mutant, state: 'alive' });
    }
    say(`round ${round}: ${waiting.length} mutants tried, ${killed.size} killed`);
    waiting = waiting.filter(([mutant, queue]) => queue.length > 0 && !killed.has(mutant.id));
  }
  for (const test of unrepeatable) say(`fails when it is run again, so it counts for nothing: ${test}`);
  return outcomes;
}

const passes = (id: number, { always, byTest }: Pick<Reading, 'always' | 'byTest'>) =>
  always.includes(id) || Object.values(byTest).some(({ passed }) => passed.includes(id));

/** Test files of the back end reuse loaded modules, so only constants need a reload; hooks run for all tests of their file. */
const candidatesInStories =
  (readings: readonly Reading[], idsOf: (file: string) => readonly number[]) =>
  ({ id, file, isStatic }: Mutant): Candidate[] => {
    // The tests that reach a hand-written mutation were not recorded: all that reach its file are tried.
    const isAnywhere = id >= FIRST_BY_HAND;
    const isAlways = isStatic || REMEMBERS.test(fs.readFileSync(path.join(root, file), 'utf8'));
    const ids = isAlways || isAnywhere ? idsOf(file) : [id];
    const words = new Set(file.split(/[/.-]/));
    const isNamedAlike = (testFile: string) =>
      Number(
        path
          .basename(testFile)
          .split(/[.-]/)
          .some((word) => words.has(word)),
      );
    return readings
      .flatMap(({ testFile, always, byTest }): Candidate[] => {
        const isInHooks = ids.some((one) => always.includes(one));
        const tests = Object.entries(byTest).filter(
          ([, { passed }]) => isInHooks || ids.some((one) => passed.includes(one)),
        );
        if (tests.length === 0) return [];
        const ms = OPENING_MS + tests.reduce((sum, [, test]) => sum + test.ms, 0);
        return [{ testFile, ms, given: { id, source: file, tests: tests.map(([name]) => name), isAlways } }];
      })
      .sort((a, b) => isNamedAlike(b.testFile) - isNamedAlike(a.testFile) || a.ms - b.ms)
      .slice(0, MOST_FILES);
  };

const candidatesAmong = (readings: readonly Reading[]) => (mutant: Mutant) => candidatesOf(mutant, readings);

function candidatesOf({ id, file }: Mutant, readings: readonly Reading[]): Candidate[] {
  const remembers = REMEMBERS.test(fs.readFileSync(path.join(root, file), 'utf8'));
  const found = readings.flatMap(({ testFile, always, byTest }): Candidate[] => {
    const isAlways = always.includes(id) || (remembers && passes(id, { always, byTest }));
    const tests = Object.entries(byTest).filter(([, { passed }]) => isAlways || passed.includes(id));
    if (tests.length === 0) return [];
    const isQuick = ([, test]: (typeof tests)[number]) => isAlways || test.ms < QUICK_MS;
    return [tests.filter(isQuick), tests.filter((test) => !isQuick(test))].flatMap((group): Candidate[] => {
      if (group.length === 0) return [];
      const ms = group.reduce((sum, [, test]) => sum + test.ms, 0);
      return [{ testFile, ms, given: { id, source: file, tests: group.map(([name]) => name), isAlways } }];
    });
  });
  // The file's own test is the most likely to fail.
  const own = file.replace(/\.tsx?$/, '.test.');
  const isOwn = ({ testFile, ms }: Candidate) => Number(testFile.startsWith(own) && ms < QUICK_MS);
  return found.sort((a, b) => isOwn(b) - isOwn(a) || a.ms - b.ms);
}

function givenOf(waiting: readonly (readonly [Mutant, readonly Candidate[]])[]): Record<string, Given[]> {
  const given: Record<string, Given[]> = {};
  for (const [, [next]] of waiting) if (next) given[next.testFile] = [...(given[next.testFile] ?? []), next.given];
  return given;
}
