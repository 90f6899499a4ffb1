// Runs in the test worker. First run: records which test reaches which mutant. After that, for each test file, every assigned mutant:
// the switch is set, the file's tests that reach it run again until one fails, and the result is recorded.
import { setMaxListeners } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { collectTests, startTests } from '@vitest/runner';
import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import type { Given, Plan, Reading, Verdict } from './plan';

/** Vitest's cache of loaded modules. */
interface WorkerState {
  evaluatedModules: {
    idToModuleMap: Map<string, object>;
    getModuleById(id: string): { importers: Set<string> } | undefined;
    invalidateModule(node: object): void;
  };
}

declare global {
  var __mutant: (id: number) => boolean;
  var __mutantTick: () => void;
}

/** Maximum duration of a loop with a mutant; the mutant counts as killed then, since tests would wait for ever. */
const LONGEST_MS = 15_000;
/** A story of the back end has loops that take longer on a busy machine. */
const LONGEST_STORY_MS = 90_000;
const folder = process.env.MUTATE_FOLDER ?? '';

interface Switches {
  active: number;
  turns: number;
  /** The time at which a loop that is still running is ended. */
  until: number;
  /** Where reached mutants are recorded: for the running test, or for the file where none runs. */
  passed: Set<number> | null;
}
// A test that is called repeatedly listens to the same signal each time.
setMaxListeners(0);

/** Fails outside a test, in a hook or while it is loaded. */
const WHOLE_FILE = 'the file itself';
/** Vitest's names of the modules that a test file mocks. */
const MOCK = 'mock:';
const passingAgain = new Map<string, boolean>();
/** Names of failed tests, by their positions. */
const named = new Map<string, string>();

const switches: Switches = { active: 0, turns: 0, until: 0, passed: null };

globalThis.__mutant = (id) => {
  switches.passed?.add(id);
  if (id !== switches.active) return false;
  countTurn();
  return true;
};
globalThis.__mutantTick = countTurn;

function countTurn(): void {
  if (switches.active === 0) return;
  switches.turns += 1;
  if (switches.turns % 100 === 0 && performance.now() > switches.until) throw new Error('This mutant never ends');
}

const note = (file: string, line: unknown) => fs.appendFileSync(path.join(folder, file), `${JSON.stringify(line)}\n`);
/** Tests of one file may share a name; the id gives their position. */
const placeOf = (test: RunnerTestCase) => test.id;

const testsIn = (suite: RunnerTestSuite): RunnerTestCase[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]));

export default class MutantRunner extends TestRunner {
  private readonly plan: Plan = JSON.parse(fs.readFileSync(path.join(folder, 'plan.json'), 'utf8'));
  private readonly collected = new Map<string, Map<string, RunnerTestCase>>();
  private readonly always = new Set<number>();
  private readonly byTest: Reading['byTest'] = {};

  async onBeforeCollect(paths: string[]): Promise<void> {
    for (const file of this.plan.round === 0 ? [] : paths)
      for (const given of this.plan.given[this.nameOf(file)] ?? []) await this.judge(file, given);
    if (this.plan.round > 0) return;
    if (!this.plan.keepsModules) this.forgetAll();
    switches.passed = this.always;
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.plan.round > 0) test.mode = 'skip';
    await super.onBeforeRunTask(test);
    switches.passed = this.plan.round === 0 ? new Set() : null;
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    if (this.plan.round > 0) return;
    const ms = test.result?.duration ?? 0;
    this.byTest[placeOf(test)] = { passed: [...(switches.passed ?? [])], ms };
    switches.passed = this.always;
  }

  override onAfterRunFiles(files: RunnerTestFile[] = []): void {
    super.onAfterRunFiles();
    switches.passed = null;
    const [file] = files;
    if (this.plan.round > 0 || !file) return;
    const hasPassed = file.result?.state === 'pass';
    const testFile = this.nameOf(file.filepath);
    note('readings.jsonl', {
      testFile,
      hasPassed,
      always: [...this.always],
      byTest: this.byTest,
    } satisfies Reading);
    this.always.clear();
    for (const key of Object.keys(this.byTest)) delete this.byTest[key];
  }

  private nameOf(file: string): string {
    return path.relative(this.config.root, file);
  }

  private async judge(file: string, given: Given): Promise<void> {
    const started = performance.now();
    const isDirect = this.plan.isPure && !given.isAlways;
    const unrepeatable: string[] = [];
    const by = isDirect
      ? await this.failureUnder(given, () => this.failureAmong(file, given.tests))
      : await this.noticed(file, given, unrepeatable);
    const ms = performance.now() - started;
    note('verdicts.jsonl', { id: given.id, isKilled: by !== null, by, unrepeatable, ms } satisfies Verdict);
  }

  /** The tests that fail while this mutant is active. */
  private async failureUnder({ id }: Given, run: () => Promise<string | null>): Promise<string | null> {
    const until = performance.now() + (this.plan.isPure ? LONGEST_MS : LONGEST_STORY_MS);
    Object.assign(switches, { active: id, turns: 0, until, passed: null });
    const failed = await run();
    Object.assign(switches, { active: 0, turns: 0 });
    return failed;
  }

  /** The first test that fails with the mutant and passes without: one that cannot be run again detects nothing. */
  private async noticed(file: string, given: Given, unrepeatable: string[]): Promise<string | null> {
    const source = given.isAlways ? given.source : null;
    for (let tests = given.tests; tests.length > 0; ) {
      this.forget(file, source);
      const failed = await this.failureUnder(given, () => this.failureOf(file, tests));
      this.forget(file, source);
      if (failed === null || (await this.passesAgain(file, failed))) return failed;
      // Tests of one story need the results of the earlier ones.
      if (this.plan.keepsModules) return this.noticedInOrder(file, given, source);
      unrepeatable.push(`${this.nameOf(file)} › ${named.get(failed) ?? failed}`);
      tests = tests.filter((test) => test !== failed);
    }
    return null;
  }

  /** The first test that fails with the mutant when all tests of the file run in order, if they pass without it. */
  private async noticedInOrder(file: string, given: Given, source: string | null): Promise<string | null> {
    this.forget(file, source);
    const failed = await this.failureUnder(given, () => this.failureOf(file, null));
    this.forget(file, source);
    if (failed === null) return null;
    const key = `${file} in order`;
    const passes = passingAgain.get(key) ?? (await this.failureOf(file, null)) === null;
    this.forget(file, null);
    passingAgain.set(key, passes);
    return passes ? failed : null;
  }

  /** Called once for each test and worker. */
  private async passesAgain(file: string, test: string): Promise<boolean> {
    const key = `${file} ${test}`;
    const known = passingAgain.get(key);
    if (known !== undefined) return known;
    const passes = test === WHOLE_FILE || (await this.failureOf(file, [test])) === null;
    this.forget(file, null);
    passingAgain.set(key, passes);
    return passes;
  }

  /** The loaded tests, called one by one. */
  private async failureAmong(file: string, tests: readonly string[]): Promise<string | null> {
    const known = this.collected.get(file) ?? (await this.collect(file));
    this.collected.set(file, known);
    for (const test of tests.map((id) => known.get(id)))
      try {
        if (test) await TestRunner.getTestFn(test)();
      } catch {
        return test?.name ?? '';
      }
    return null;
  }

  private async collect(file: string): Promise<Map<string, RunnerTestCase>> {
    const { active } = switches;
    switches.active = 0;
    this.forget(file, null);
    const files = await collectTests([file], new AgainRunner(this, []));
    switches.active = active;
    return new Map(files.flatMap(testsIn).map((test) => [placeOf(test), test]));
  }

  /** The first of these tests that fails; null: all of them are run. */
  private async failureOf(file: string, tests: readonly string[] | null): Promise<string | null> {
    const again = new AgainRunner(this, tests);
    const [ran] = await startTests([file], again);
    if (ran?.result?.state !== 'fail') return null;
    return again.failed ?? WHOLE_FILE;
  }

  private get modules() {
    return (this as unknown as { workerState: WorkerState }).workerState.evaluatedModules;
  }

  /** A module's state from one test file would hide what the next one reaches. */
  private forgetAll(): void {
    for (const [id, node] of this.modules.idToModuleMap)
      if (id.startsWith(this.config.root) && !id.includes('/node_modules/')) this.modules.invalidateModule(node);
  }

  /**
   * The test file is reloaded with all modules that import a module it mocks, since they hold the mock of the time
   * before; and where a module's own constants reach the mutant, that module with all that import it.
   */
  private forget(testFile: string, source: string | null): void {
    const { modules } = this;
    const seen = new Set<string>();
    const drop = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      const node = modules.getModuleById(name);
      if (!node) return;
      for (const importer of node.importers) drop(importer);
      modules.invalidateModule(node);
    };
    drop(testFile);
    for (const name of modules.idToModuleMap.keys()) if (name.startsWith(MOCK)) drop(name.slice(MOCK.length));
    if (source) drop(path.resolve(source));
  }
}

/** Runs the tests of one file for one mutant, and stops at the first that fails. */
class AgainRunner extends TestRunner {
  failed: string | null = null;

  constructor(
    like: MutantRunner,
    private readonly tests: readonly string[] | null,
  ) {
    super(like.config);
    const { moduleRunner, _otel } = like as unknown as { moduleRunner: unknown; _otel: unknown };
    Object.assign(this, { moduleRunner, _otel });
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.failed || (this.tests && !this.tests.includes(placeOf(test)))) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    if (test.result?.state !== 'fail') return;
    named.set(placeOf(test), test.name);
    this.failed ??= placeOf(test);
  }

  /** Nothing is sent to the reporter. */
  override async onAfterRunSuite(_suite: RunnerTestSuite): Promise<void> {}
}
