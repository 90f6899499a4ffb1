// What waits for staff: counts by role, last days, each list, and a price request that is marked as answered.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { SEES_WAITING, WAITING_KINDS } from '#domain/staff/waiting';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
let requestId = 0;
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
  const now = counter.clock.now();
  await counter.rows(
    `INSERT INTO withdrawal (number, order_id, declared_at, form_key)
      SELECT 'F-test', id, $1, 'f-test' FROM sales_order ORDER BY id LIMIT 1`,
    [new Date(now.getTime() - 400 * 24 * 60 * 60 * 1000)],
  );
  const [made] = await counter.rows<{ id: number }>(
    `INSERT INTO price_request (form_key, product_id, store_id, name, email, quantity, language, asked_at, answer_by)
      SELECT 'r-test', (SELECT min(id) FROM product), (SELECT min(id) FROM store), '<b>Ole', 'ole@example.dk', 500, 'da', $1, '2020-01-02' RETURNING id`,
    [now],
  );
  requestId = made?.id ?? 0;
  await counter.rows(
    `INSERT INTO mail (dedupe_key, recipient, template, language, queued_at, tries, given_up_at, failure)
      VALUES ('m-test', 'væk@example.dk', 'password-reset', 'da', $1, 9, $1, '550 unknown'),
        ('m-old', 'gammel@example.dk', 'password-reset', 'da', $2, 9, $2, '550 unknown')`,
    [now, new Date(now.getTime() - 31 * 24 * 60 * 60 * 1000)],
  );
});
afterAll(() => counter?.close());

interface Row {
  id: number;
  number: string;
  due: string | null;
  order: string | null;
  who: string;
  text: string;
}
interface Answered {
  staffLogIn?: { token: string };
  staffWaiting?: { kind: string; count: number; due: string | null }[];
  staffWaitingRows?: Row[];
  staffRequest?: { name: string; sku: string; due: string; answeredAt: string | null; isNet: boolean } | null;
  staffAnswerRequest?: { problem: { code: string; field: string | null } | null };
  staffCloseRequest?: { problem: { code: string } | null };
}

const { ask, enter } = staffDesk<Answered>(() => counter);

const counts = async (role?: string) => (await ask('{ staffWaiting { kind count due } }', {}, role)).data?.staffWaiting;

const rowsOf = (kind: string, role?: string) =>
  ask('query ($kind: String!) { staffWaitingRows(kind: $kind) { id number due order who text } }', { kind }, role);

const close = (id: number, role?: string) =>
  ask('mutation ($id: Int!) { staffCloseRequest(id: $id) { problem { code } } }', { id }, role);

describe('counts', () => {
  it('are those of the lists, with the first last day', async () => {
    const counted = (await counts()) ?? [];
    for (const { kind, count } of counted)
      expect([kind, (await rowsOf(kind)).data?.staffWaitingRows?.length]).toEqual([kind, count]);
    const dueOf = (kind: string) => counted.find((one) => one.kind === kind)?.due;
    expect(dueOf('requests')).toBe('2020-01-02');
    const [first] = (await rowsOf('withdrawals')).data?.staffWaitingRows ?? [];
    expect(first).toMatchObject({ number: 'F-test', due: dueOf('withdrawals'), order: expect.stringMatching(/^\d+$/) });
  });

  it('and lists are those that the role sees', async () => {
    for (const role of STAFF_ROLES) {
      const seen = ((await counts(role)) ?? []).map(({ kind }) => kind);
      for (const kind of WAITING_KINDS) {
        const may = roleHasRight(role, ...SEES_WAITING[kind]);
        if (!may) expect(seen).not.toContain(kind);
        expect([role, kind, (await rowsOf(kind, role)).codes]).toEqual([
          role,
          kind,
          may ? [] : ['STAFF_RIGHT_MISSING'],
        ]);
      }
    }
    expect((await ask('{ staffWaiting { kind } }', {}, null)).codes).toEqual(['SESSION_EXPIRED']);
    expect((await rowsOf('toString')).data?.staffWaitingRows).toBeUndefined();
  });
});

it('mails that were given up in the last 30 days are listed with their failure', async () => {
  const { data } = await rowsOf('mails');
  expect(data?.staffWaitingRows?.map(({ who, text }) => [who, text])).toEqual([['væk@example.dk', '550 unknown']]);
});

it('a price request waits until it is marked as answered, once, logged without the person', async () => {
  const listed = (await rowsOf('requests')).data?.staffWaitingRows?.find(({ id }) => id === requestId);
  expect(listed).toMatchObject({ who: '<b>Ole · ole@example.dk', text: '500' });
  expect((await close(requestId, 'warehouse')).codes).toEqual(['STAFF_RIGHT_MISSING']);
  for (const _ of [1, 2]) expect((await close(requestId)).data?.staffCloseRequest?.problem).toBe(null);
  const still = (await rowsOf('requests')).data?.staffWaitingRows?.map(({ id }) => id);
  expect(still).not.toContain(requestId);
  expect((await close(0)).data?.staffCloseRequest?.problem?.code).toBe('PRICE_REQUEST_NOT_FOUND');
  const rows = await counter.rows<{ command: string; before: object }>(
    `SELECT command, before FROM staff_action WHERE command = 'request answered' AND subject = $1`,
    [String(requestId)],
  );
  expect(rows).toMatchObject([{ command: 'request answered', before: { answeredAt: null } }]);
  expect(JSON.stringify(rows)).not.toContain('ole@');
});

describe('an answer with a price', () => {
  const made = async (email: string) => {
    const [row] = await counter.rows<{ id: number }>(
      `INSERT INTO price_request (form_key, product_id, store_id, name, email, quantity, language, asked_at, answer_by)
        SELECT 'a-' || $2, (SELECT min(id) FROM product), (SELECT min(id) FROM store WHERE basis = 'net'), 'Ida', $2, 12, 'da', $1, '2030-01-02'
        RETURNING id`,
      [counter.clock.now(), email],
    );
    return row?.id ?? 0;
  };
  const answer = (id: number, eachOere: number, role?: string) =>
    ask(
      `mutation ($id: Int!, $each: Int!) { staffAnswerRequest(id: $id, eachOere: $each, text: "Gælder en uge") { problem { code field } } }`,
      { id, each: eachOere },
      role,
    );
  const codeOf = async (id: number, eachOere: number) =>
    (await answer(id, eachOere)).data?.staffAnswerRequest?.problem?.code ?? 'done';
  const mails = (email: string) =>
    counter.rows<{ payload: unknown }>(
      `SELECT payload FROM mail WHERE recipient = $1 AND template = 'price-request-answer'`,
      [email],
    );

  it('is mailed once, also by two clicks at once, and logged', async () => {
    const id = await made('ida@example.dk');
    const both = await Promise.all([codeOf(id, 12_50), codeOf(id, 12_50)]);
    expect(both.sort()).toEqual(['PRICE_REQUEST_ANSWERED', 'done']);
    const sent = await mails('ida@example.dk');
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).toContain('1250');
    const log = await counter.rows(`SELECT after FROM staff_action WHERE command = 'request answer' AND subject = $1`, [
      String(id),
    ]);
    expect(log).toMatchObject([{ after: { eachOere: 1250 } }]);
    const { data } = await ask('query ($id: Int!) { staffRequest(id: $id) { name sku due answeredAt isNet } }', { id });
    expect(data?.staffRequest).toMatchObject({
      name: 'Ida',
      due: '2030-01-02',
      isNet: true,
      answeredAt: expect.any(String),
    });
  });

  it('needs the right and an amount above 0', async () => {
    const id = await made('per@example.dk');
    for (const role of STAFF_ROLES) {
      const may = roleHasRight(role, ...SEES_WAITING.requests);
      expect([role, (await answer(id, 0, role)).codes]).toEqual([role, may ? [] : ['STAFF_RIGHT_MISSING']]);
    }
    for (const wrong of [0, -1, 1_000_000_000]) expect(await codeOf(id, wrong)).toBe('AMOUNT_INVALID');
    expect(await codeOf(0, 100)).toBe('PRICE_REQUEST_NOT_FOUND');
    expect(await mails('per@example.dk')).toEqual([]);
    expect((await ask('query { staffRequest(id: 0) { name } }', {})).data?.staffRequest).toBe(null);
  });
});
