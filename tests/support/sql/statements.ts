// The statements that the files *.sql.ts send: their functions are called with every choice that their types name, and the queries are recorded.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { build } from 'esbuild';
import { root } from '../source';
import type { Candidate, SqlFile } from './sites';

declare global {
  var sqlSite: (id: number, statement: unknown) => unknown;
}

/** The texts that each site sends, by its number. */
export type Statements = Map<number, Set<string>>;

/** A function sends a few queries; one that goes on is in a loop that waits for an empty result. */
const MOST_QUESTIONS = 20;
const MOST_CHOICES = 64;

const dialect = new PgDialect();

export async function statementsOf(files: readonly SqlFile[]): Promise<Statements> {
  const found: Statements = new Map();
  const modules = await bundled(files);
  let asked = 0;
  globalThis.sqlSite = (id, statement) => {
    const text = textOf(statement);
    if (text !== null) found.set(id, (found.get(id) ?? new Set()).add(text));
    asked += 1;
    if (asked > MOST_QUESTIONS) throw new Error('asked too often');
    return statement;
  };
  for (const [at, { functions }] of files.entries()) {
    for (const { name, parameters } of functions) {
      for (const values of choices(parameters)) {
        asked = 0;
        await run(() => modules[at]?.[name]?.(...values));
      }
    }
  }
  return found;
}

function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  if (statement instanceof SQL) return dialect.sqlToQuery(statement).sql;
  const text: unknown = typeof statement === 'object' && statement !== null ? Reflect.get(statement, 'text') : null;
  return typeof text === 'string' ? text : null;
}

/** A function that fails on made-up values has sent its query before, or never does. */
async function run(call: () => unknown): Promise<void> {
  try {
    const result = await call();
    if (typeof result !== 'object' || result === null || !(Symbol.asyncIterator in result)) return;
    for await (const _ of result as AsyncIterable<unknown>) return;
  } catch {
    return;
  }
}

type Functions = Record<string, (...values: unknown[]) => unknown>;

async function bundled(files: readonly SqlFile[]): Promise<Functions[]> {
  const folder = path.join(root, 'node_modules/.cache');
  fs.mkdirSync(folder, { recursive: true });
  const outfile = path.join(folder, `sql-statements-${process.pid}.mjs`);
  const texts = new Map(files.map((file) => [path.join(root, file.path), file.text]));
  const entry = files.map((file, at) => `import { sqlFunctions as f${at} } from './${file.path}';`).join('\n');
  await build({
    stdin: {
      contents: `${entry}\nexport default [${files.map((_, at) => `f${at}`)}];`,
      resolveDir: root,
      loader: 'ts',
    },
    absWorkingDir: root,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'instrumented',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.sql\.ts$/ }, (args) => ({ contents: texts.get(args.path) ?? '', loader: 'ts' })),
      },
    ],
  });
  const { default: modules }: { default: Functions[] } = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  fs.rmSync(outfile);
  return modules;
}

/** Every combination of the parameters, unless there are too many. */
function choices(parameters: readonly Candidate[]): unknown[][] {
  let all: unknown[][] = [[]];
  for (const each of parameters.map(valuesOf))
    all = all.flatMap((before) => each.map((value) => [...before, value])).slice(0, MOST_CHOICES);
  return all;
}

function valuesOf(candidate: Candidate): unknown[] {
  if (candidate === 'anything') return [anything()];
  if ('values' in candidate) return [...candidate.values];
  if ('element' in candidate) return [valuesOf(candidate.element).slice(0, 1), []];
  const names = Object.keys(candidate.properties);
  const rows = choices(Object.values(candidate.properties));
  return rows.map((row) => anything(Object.fromEntries(names.map((name, at) => [name, row[at]]))));
}

/** Replaces a function's arguments and results: it has every property, may be called, and is a list of one. */
function anything(known: Record<string, unknown> = {}): unknown {
  return new Proxy(() => undefined, {
    get(_, name) {
      if (typeof name === 'string' && Object.hasOwn(known, name)) return known[name];
      if (name === Symbol.iterator) return [anything()][Symbol.iterator].bind([anything()]);
      if (name === Symbol.toPrimitive) return () => '§run-time§';
      // Neither a promise nor one of Drizzle's objects.
      if (typeof name === 'symbol' || name === 'then' || name === 'getSQL' || name === 'shouldOmitSQLParens')
        return undefined;
      return anything();
    },
    apply: () => anything(),
  });
}
