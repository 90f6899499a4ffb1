// The log of the back office: its right, filters by person, subject and day, and pages by key.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEES_LOG } from '#domain/staff/log-views';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
  for (let at = 1; at <= 5; at += 1)
    await counter.rows(
      `INSERT INTO staff_action (at, staff, command, subject, before, after) VALUES ($1, $2, 'price set', $3, $4, $5)`,
      [
        `2026-01-0${at}T12:00:00Z`,
        at % 2 ? 'Mette Holm' : 'Ole',
        `sku-${at}`,
        { grossOere: at },
        { grossOere: at + 1 },
      ],
    );
});
afterAll(() => counter?.close());

interface Log {
  rows: { id: string; who: string; subject: string; more: number; changes: { before: string; after: string }[] }[];
  hasNewer: boolean;
  hasOlder: boolean;
  people: string[];
}
interface Answered {
  staffLogIn?: { token: string };
  staffLog?: Log;
}

const { ask, enter } = staffDesk<Answered>(() => counter);

const QUERY = `query ($filter: StaffLogFilter!, $first: Int!) { staffLog(filter: $filter, first: $first) {
  hasNewer hasOlder people rows { id who subject more changes { before after } } } }`;

async function log(filter: object, first = 50): Promise<Log> {
  const { data } = await ask(QUERY, { filter, first });
  if (!data?.staffLog) throw new Error('The log was not answered');
  return data.staffLog;
}
const subjects = ({ rows }: Log) => rows.map(({ subject }) => subject);

it('is for roles with its right alone', async () => {
  for (const role of STAFF_ROLES) {
    const { codes } = await ask(QUERY, { filter: {}, first: 1 }, role);
    const may = roleHasRight(role, ...SEES_LOG);
    expect([role, codes]).toEqual([role, may ? [] : ['STAFF_RIGHT_MISSING']]);
  }
  expect((await ask(QUERY, { filter: {}, first: 1 }, null)).codes).toEqual(['SESSION_EXPIRED']);
});

it('is filtered by person, subject and day, newest first', async () => {
  expect(subjects(await log({ person: 'mette holm' }))).toEqual(['sku-5', 'sku-3', 'sku-1']);
  expect((await log({ subject: 'sku-2' })).rows).toMatchObject([
    { who: 'Ole', changes: [{ before: '2', after: '3' }] },
  ]);
  const days = { from: '2026-01-02T00:00:00Z', to: '2026-01-04T12:00:00Z' };
  expect(subjects(await log(days))).toEqual(['sku-3', 'sku-2']);
  expect(subjects(await log({ subject: "'; DROP TABLE staff_action; --" }))).toEqual([]);
  expect((await log({ from: 'x', after: 'y', subject: 'sku-1' })).rows).toHaveLength(1);
  expect((await log({})).people).toContain('administrator');
});

it('is paged by key in both directions', async () => {
  const first = await log({ to: '2026-01-06T00:00:00Z' }, 2);
  expect([subjects(first), first.hasNewer, first.hasOlder]).toEqual([['sku-5', 'sku-4'], false, true]);
  const second = await log({ to: '2026-01-06T00:00:00Z', after: first.rows[1]?.id }, 2);
  expect([subjects(second), second.hasNewer, second.hasOlder]).toEqual([['sku-3', 'sku-2'], true, true]);
  const last = await log({ to: '2026-01-06T00:00:00Z', after: second.rows[1]?.id }, 2);
  expect([subjects(last), last.hasOlder]).toEqual([['sku-1'], false]);
  const back = await log({ to: '2026-01-06T00:00:00Z', before: second.rows[0]?.id }, 2);
  expect([subjects(back), back.hasNewer, back.hasOlder]).toEqual([['sku-5', 'sku-4'], false, true]);
});

it('cuts long values and lists at most 12 changes', async () => {
  const after = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`f${at}`, 'x'.repeat(300)]));
  await counter.rows(
    `INSERT INTO staff_action (at, staff, command, subject, before, after) VALUES (now(), 'Ole', 'x', 'long', NULL, $1)`,
    [after],
  );
  const [row] = (await log({ subject: 'long' })).rows;
  expect([row?.more, row?.changes.length, row?.changes[0]?.after.length]).toEqual([3, 12, 201]);
});
