// One long-lived vitest that runs test files with the mutants of a target active: no file of the work tree is written.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import shared from '../../vitest.config';
import { allFiles, root } from '../support/source';
import { FIRST_BY_HAND } from './hand-made';
import { type Instrumented, instrument } from './instrument';
import type { Mutant } from './mutant';
import type { Plan, Reading, Verdict } from './plan';
import { relatedTo } from './related';
import type { Target } from './targets';

/** The results are stored after this many test files. */
const READ_AT_ONCE = 16;

export interface TestRun {
  keepsModules: boolean;
  /** The mutants of a file. */
  idsOf(file: string): readonly number[];
  /** Runs the tests that import a file of these mutants, directly or indirectly, without a mutant. */
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
    next += done.mutants.filter(({ id }) => id < FIRST_BY_HAND).length;
    all.set(file, done);
  }
  return all;
}

/** Which test reaches which mutant, stored until the code or the test file changes: running all stories takes longer than testing a sample. */
function readingsOf(target: Target) {
  const folder = path.join(root, 'node_modules/.cache/mutate');
  fs.mkdirSync(folder, { recursive: true });
  const code = createHash('sha256').update(target.files.join());
  const faults = allFiles('tests/mutate').filter((file) => /(code-faults|instrument)\.ts$/.test(file));
  for (const file of [...allFiles('backend', 'domain').filter((one) => one.endsWith('.ts')), ...faults])
    code.update(fs.readFileSync(path.join(root, file)));
  const version = code.digest('hex');
  const placeOf = (testFile: string) => {
    const text = fs.readFileSync(path.join(root, testFile));
    return path.join(
      folder,
      `${createHash('sha256').update(version).update(testFile).update(text).digest('hex')}.json`,
    );
  };
  return {
    get(testFile: string): Reading | undefined {
      const place = placeOf(testFile);
      return fs.existsSync(place) ? JSON.parse(fs.readFileSync(place, 'utf8')) : undefined;
    },
    set(reading: Reading): void {
      if (reading.hasPassed) fs.writeFileSync(placeOf(reading.testFile), JSON.stringify(reading));
    },
  };
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
      // A mutant that hangs counts as detected: tests that start an HTTP server take a tenth of this.
      testTimeout: target.isAlone ? 5_000 : 30_000,
      hookTimeout: target.isAlone ? 5_000 : 60_000,
      teardownTimeout: 5_000,
      dangerouslyIgnoreUnhandledErrors: true,
      env: { CARTS: '50', CXML_CARTS: '50' },
      ...(target.needsPostgres && { globalSetup: [path.join(root, 'tests/support/global-setup.ts')] }),
    },
    { plugins: [...(shared.plugins ?? []), inPlace], ...(shared.resolve && { resolve: shared.resolve }) },
  );
  const { isPure = false, keepsModules = false } = target;
  const how = { isPure, keepsModules };
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
  const read = (isWanted: (file: string) => boolean) =>
    round<Reading>({ round: 0, ...how, given: {} }, 'readings.jsonl', isWanted);
  return {
    keepsModules,
    idsOf: (file) => instrumented.get(file)?.mutants.map(({ id }) => id) ?? [],
    async read(mutants) {
      const related = relatedTo(mutants.map(({ file }) => file));
      if (!keepsModules) return read((file) => related.has(file));
      const store = readingsOf(target);
      const all = (await vitest.globTestSpecifications()).map(({ moduleId }) => path.relative(root, moduleId));
      const wanted = all.filter((file) => related.has(file));
      const unknown = wanted.filter((file) => !store.get(file));
      for (let at = 0; at < unknown.length; at += READ_AT_ONCE) {
        // Another run may have stored some of them in the meantime.
        const part = new Set(unknown.slice(at, at + READ_AT_ONCE).filter((file) => !store.get(file)));
        for (const reading of await read((file) => part.has(file))) store.set(reading);
      }
      // A file that could not be read, say on a busy machine, is omitted; the next run reads it again.
      return wanted.flatMap((file) => store.get(file) ?? []);
    },
    judge: (number, given) =>
      round<Verdict>({ round: number, ...how, given }, 'verdicts.jsonl', (file) => file in given),
    close: () => vitest.close(),
  };
}
