// One long-lived vitest that runs test files with the mutants of a target in place: no file of the work tree is written.
import fs from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import shared from '../../vitest.config';
import { root } from '../support/source';
import { type Instrumented, instrument } from './instrument';
import type { Mutant } from './mutant';
import type { Plan, Reading, Verdict } from './plan';
import { relatedTo } from './related';
import type { Target } from './targets';

export interface TestRun {
  /** Runs the tests that import a file of these mutants, however far away, without a mutant. */
  read(mutants: readonly Mutant[]): Promise<Reading[]>;
  judge(round: number, given: Plan['given']): Promise<Verdict[]>;
  close(): Promise<void>;
}

/** Every file of the target with its mutants, counted on from `firstId`. */
export function instrumentAll(target: Target, firstId: number): Map<string, Instrumented> {
  const all = new Map<string, Instrumented>();
  let next = firstId;
  for (const file of target.files) {
    const done = instrument(file, fs.readFileSync(path.join(root, file), 'utf8'), target.faults, next);
    next += done.mutants.length;
    all.set(file, done);
  }
  return all;
}

export async function openTestRun(
  target: Target,
  instrumented: Map<string, Instrumented>,
  folder: string,
): Promise<TestRun> {
  process.env.MUTATE_FOLDER = folder;
  const inPlace = {
    name: 'mutants',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const file = path.relative(root, id.split('?')[0] ?? '');
      // Ten thousand carts for each mutant would take days, and a failing property needs no smallest example here.
      if (/\.test\.tsx?$/.test(file))
        return code
          .replace('fc.configureGlobal({', 'fc.configureGlobal({ endOnFailure: true,')
          .replace(/numRuns: [\d_]{3,}/g, 'numRuns: 50');
      return instrumented.get(file)?.code;
    },
  };
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: [...target.tests],
      exclude: ['**/node_modules/**'],
      isolate: target.isAlone === true,
      pool: 'forks',
      maxWorkers: 2,
      fileParallelism: true,
      runner: path.join(import.meta.dirname, 'runner.ts'),
      reporters: [{}],
      // What hangs with a mutant in it was noticed: tests that start a front door take a tenth of this.
      testTimeout: target.isAlone ? 5_000 : 30_000,
      hookTimeout: target.isAlone ? 5_000 : 60_000,
      dangerouslyIgnoreUnhandledErrors: true,
      env: { CARTS: '50', CXML_CARTS: '50' },
      ...(target.needsPostgres && { globalSetup: [path.join(root, 'tests/support/global-setup.ts')] }),
    },
    { plugins: [...(shared.plugins ?? []), inPlace], ...(shared.resolve && { resolve: shared.resolve }) },
  );
  const { isPure = false } = target;
  const round = async <Line>(plan: Plan, answer: string, isWanted: (file: string) => boolean): Promise<Line[]> => {
    const file = path.join(folder, answer);
    fs.writeFileSync(path.join(folder, 'plan.json'), JSON.stringify(plan));
    fs.writeFileSync(file, '');
    const all = await vitest.globTestSpecifications();
    await vitest.runTestSpecifications(
      all.filter(({ moduleId }) => isWanted(path.relative(root, moduleId))),
      true,
    );
    const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line): Line => JSON.parse(line));
  };
  return {
    read(mutants) {
      const related = relatedTo(mutants.map(({ file }) => file));
      return round<Reading>({ round: 0, isPure, given: {} }, 'readings.jsonl', (file) => related.has(file));
    },
    judge: (number, given) =>
      round<Verdict>({ round: number, isPure, given }, 'verdicts.jsonl', (file) => file in given),
    close: () => vitest.close(),
  };
}
