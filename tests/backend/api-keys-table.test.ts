// Keys × scopes × addresses of the interface for other systems: every cell, against the table of docs/operator/erp.md.
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_SCOPES, STAFF_SCOPE_NAMES } from '#domain/staff/api-scopes';
import { newKey } from '../support/bulk';
import { type Counter, ORIGIN, openCounter } from './test-backend';

const PAGE = path.resolve(import.meta.dirname, '../../docs/operator/erp.md');
const ROW = /^\| `(GET|POST) (\/api\/[\w/-]+)` \| (?:`([\w-]+)`|\[by operation\]\(#[\w-]+\)) \| (.+) \|$/gm;

interface Row {
  method: string;
  address: string;
  /** Any of these opens it. */
  scopes: readonly string[];
  /** Whether a key of one store opens it. */
  isOfStore: boolean;
}
const rows: Row[] = [...fs.readFileSync(PAGE, 'utf8').matchAll(ROW)].map(
  ([, method = '', address = '', scope, store = '']) => ({
    ...{ method, address, isOfStore: store !== '–' },
    scopes: scope === undefined ? STAFF_SCOPE_NAMES : [scope],
  }),
);

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

/** Of a request that says nothing: behind the key and the scope it is 200 or 400, and never changes anything. */
const statusOf = async ({ method, address }: Pick<Row, 'method' | 'address'>, key: string | null): Promise<number> =>
  (
    await counter.backend.files(
      new Request(`${ORIGIN}${address}`, {
        method,
        ...(method === 'POST' ? { body: '' } : {}),
        ...(key === null ? {} : { headers: { authorization: `Bearer ${key}` } }),
      }),
    )
  ).status;

it('the table has every address and every scope', async () => {
  const key = await newKey(counter, ['read-events']);
  const reply = await counter.backend.files(
    new Request(`${ORIGIN}/api/none`, { headers: { authorization: `Bearer ${key}` } }),
  );
  const { error } = await reply.json();
  expect(error.message).toBe(`There are: ${rows.map(({ method, address }) => `${method} ${address}`).join(', ')}.`);
  expect(rows.flatMap(({ scopes }) => scopes).sort()).toEqual([...API_SCOPES].sort());
});

it('an address opens for its scope alone, and for a key of one store where the table says so', async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const scope of API_SCOPES)
    for (const store of [null, 'b2c']) {
      const key = await newKey(counter, [scope], { store });
      for (const row of rows) {
        cells += 1;
        const isOpen = row.scopes.includes(scope) && (store === null || row.isOfStore);
        const status = await statusOf(row, key);
        if (isOpen ? [401, 403, 404, 405].includes(status) || status >= 500 : status !== 403)
          wrong.push(`${scope} ${store ?? 'all'} ${row.address}: ${status}`);
      }
    }
  expect(wrong).toEqual([]);
  expect(cells).toBe(API_SCOPES.length * 2 * rows.length);
});

it('no address opens without a key, with an unknown, an expired or a revoked one', async () => {
  const id = (key: string) => key.split('_')[1] ?? '';
  const [expired, revoked] = [await newKey(counter, [...API_SCOPES]), await newKey(counter, [...API_SCOPES])];
  const now = counter.clock.now();
  await counter.rows('UPDATE api_key SET expires_at = $2 WHERE id = $1', [id(expired), now]);
  await counter.rows('UPDATE api_key SET revoked_at = $2 WHERE id = $1', [id(revoked), now]);
  const unknown = `${revoked.slice(0, -1)}${revoked.endsWith('A') ? 'B' : 'A'}`;
  for (const row of rows)
    for (const key of [null, 'kv_', unknown, expired, revoked])
      expect(await statusOf(row, key), `${row.address} ${key}`).toBe(401);
});
