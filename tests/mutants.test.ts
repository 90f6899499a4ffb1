// The mutants of npm run mutate: which faults are inserted, each behind a switch that leaves the code unchanged while off.
import { transformSync } from 'esbuild';
import { afterEach, describe, expect, test } from 'vitest';
import { codeFaults } from './mutate/code-faults';
import { instrument } from './mutate/instrument';
import { conditionsIn, locksIn } from './mutate/sql-conditions';
import { sqlFaults } from './mutate/sql-faults';

const becomes = (code: string, faults = codeFaults) =>
  instrument('a.ts', code, faults, 1).mutants.map((mutant) => `${mutant.was} -> ${mutant.becomes}`);
const before = globalThis.__mutant;
afterEach(() => {
  globalThis.__mutant = before;
});

describe('mutants of code', () => {
  test.each([
    ['a < b', ['a < b -> a <= b']],
    ['a && b', ['a && b -> a', 'a && b -> b']],
    ['a ?? 2', ['a ?? 2 -> a', 'a ?? 2 -> 2', '2 -> 3', '2 -> (1)']],
    ['a ? b : c', ['a ? b : c -> b', 'a ? b : c -> c']],
    ['!a', ['!a -> Boolean(a)']],
    ['a.trim()', ['a.trim() -> a']],
    ['Math.floor(a)', ['Math.floor(a) -> Math.ceil(a)']],
    ['a?.trim()', []],
    ['a.toString()', []],
    ['a + "b"', []],
    ['a < b ? -1 : 1', ['a < b ? -1 : 1 -> -1', 'a < b ? -1 : 1 -> 1', 'a < b -> a <= b', '1 -> 0', '1 -> 0']],
  ])('%s', (code, faults) => expect(becomes(`export const one = ${code};`)).toEqual(faults));

  test('a number that names a field is not mutated', () => {
    expect(becomes('export const { 0: first, 1: second = 3 } = { 0: 4 };')).toEqual([
      ...['3 -> 4', '3 -> (2)', '4 -> 5', '4 -> (3)'],
    ]);
  });

  test('types are not mutated, statements are omitted, and conditions become always true and always false', () => {
    expect(becomes('type A = 1 | true;')).toEqual([]);
    expect(becomes('function f(a: 1) { if (a) return; g(); }')).toEqual(['a -> true', 'a -> false', 'g(); -> ']);
  });

  test('each is behind its switch, and without one the code behaves as before', () => {
    const source =
      'exports.sum = (list: number[]) => { let all = 0; for (const one of list) if (one > 1) all += one * 2; return all; };';
    const { code, mutants } = instrument('a.ts', source, codeFaults, 1);
    const sumWith = (id: number | undefined) => {
      globalThis.__mutant = (asked) => asked === id;
      const exports: { sum?: (list: number[]) => number } = {};
      new Function('exports', transformSync(code, { loader: 'ts' }).code)(exports);
      return exports.sum?.([1, 2, 3]);
    };
    const idOf = (fault: string) => mutants.find((mutant) => mutant.becomes === fault)?.id;
    expect(sumWith(0)).toBe(10);
    expect(sumWith(idOf('one >= 1'))).toBe(12);
    expect(sumWith(idOf('one / 2'))).toBe(2.5);
    expect(sumWith(idOf('false'))).toBe(0);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });
});

describe('mutants of SQL', () => {
  const conditions = (sql: string) => conditionsIn(sql).map(({ text }) => text);
  test.each([
    ['SELECT 1 FROM a WHERE b = $1', ['(b = $1 OR true)']],
    ['WHERE a = 1 AND b BETWEEN 2 AND 3 ORDER BY c', ['(a = 1 OR true)', '(b BETWEEN 2 AND 3 OR true)']],
    [
      'WHERE a = 1 AND (b IS NULL OR c)',
      ['(a = 1 OR true)', '(b IS NULL AND false)', '(c AND false)', '((b IS NULL OR c) OR true)'],
    ],
    ['FROM a JOIN b ON b.id = a.b', ['(b.id = a.b OR true)']],
    [' AND a.b = $1', ['(a.b = $1 OR true)']],
    ['o.customer_id = $1', ['(o.customer_id = $1 OR true)']],
    ['INSERT INTO a VALUES (1) ON CONFLICT (b) DO NOTHING', []],
    ["WHERE a = 'x AND y'", ["(a = 'x AND y' OR true)"]],
    ['a IS NOT DISTINCT FROM b', ['(a IS NOT DISTINCT FROM b OR true)']],
  ])('%s', (sql, expected) => expect(conditions(sql)).toEqual(expected));

  test('locks, SKIP LOCKED and lock order', () => {
    const sql = 'SELECT id FROM a WHERE b ORDER BY id FOR UPDATE SKIP LOCKED';
    expect(locksIn(sql).map(({ kind }) => kind)).toEqual(['no-lock', 'no-skip', 'no-order']);
    expect(locksIn('SELECT id FROM a ORDER BY id')).toEqual([]);
  });

  test('the same for drizzle calls', () => {
    const query = 'export const q = db.select().from(a).where(and(eq(a.b, 1), c)).orderBy(a.b).for("update");';
    const kinds = instrument('cart.sql.ts', query, sqlFaults, 1).mutants.map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['condition-left-out', 'condition-left-out', 'no-lock', 'no-order']);
  });
});
