// Acts of staff on an order through the back office: rights, the use cases of the command line, their log, and two people at one order.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '#backend/staff/accounts/manage';
import { mayAct, ORDER_ACTS, STAFF_ROLES } from '#domain/staff/rights';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus, type Who } from './test-backend';

let counter: Counter;
let skus: string[];
let birgitte: Who;
const tokens = new Map<string, string>();
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 2);
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  for (const role of STAFF_ROLES) await enter(role);
});
afterAll(() => counter?.close());

interface Done {
  problem: { code: string; field: string | null } | null;
  made: string | null;
  changes: { name: string; before: string; after: string }[];
}
interface Order {
  seen: string;
  acts: string[];
  fulfilment: string;
  timeline: { kind: string; who: string; what: string; text: string; changes: { name: string; after: string }[] }[];
}
interface Answered {
  staffLogIn?: { token: string };
  staffOrder?: Order | null;
  staffActOnOrder?: Done;
  staffPackingSlips?: string | null;
}

async function ask(query: string, variables: Record<string, unknown>, token?: string) {
  const headers: Record<string, string> = {
    'x-real-ip': '203.0.113.5',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const { data, errors } = await counter.backend.execute({ client: 'staff', query, variables, headers });
  return { data: data as Answered | null, codes: (errors ?? []).map(({ extensions }) => extensions.code) };
}

async function enter(role: string) {
  const email = `${role}@kontor.example`;
  const { pool } = counter.database;
  const added = await addMember({ email, name: role, role }, { pool, now: counter.clock.now() });
  if (!added.ok) throw new Error(role);
  const query =
    'mutation ($email: String!, $password: String!) { staffLogIn(email: $email, password: $password) { token } }';
  const { data } = await ask(query, { email, password: added.password });
  tokens.set(role, data?.staffLogIn?.token ?? '');
}

const read = async (number: string, role = 'administrator') => {
  const query = `query ($number: String!) { staffOrder(number: $number) {
    seen acts fulfilment timeline { kind who what text changes { name after } } } }`;
  return ask(query, { number }, tokens.get(role));
};

async function order(number: string): Promise<Order> {
  const found = (await read(number)).data?.staffOrder;
  if (!found) throw new Error(`${number} is not there`);
  return found;
}

async function act(
  number: string,
  name: string,
  seen: string,
  input: object = {},
  role = 'administrator',
): Promise<Done> {
  const query = `mutation ($number: String!, $act: String!, $seen: String!, $input: StaffActInput!) {
    staffActOnOrder(number: $number, act: $act, seen: $seen, input: $input) { made problem { code field } changes { name before after } } }`;
  const { data } = await ask(query, { number, act: name, seen, input }, tokens.get(role));
  if (!data?.staffActOnOrder) throw new Error(`${name} was not answered`);
  return data.staffActOnOrder;
}

const ordered = async (payment: 'card' | 'account') => {
  const who = payment === 'account' ? birgitte : {};
  const goods: [string, number][] = [
    [skus[0] ?? '', 2],
    [skus[1] ?? '', 1],
  ];
  const placed = await place(counter, await readyCart(counter, goods, payment, who), who);
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
};

describe('rights', () => {
  it('of every role decide about every act, before anything is read or changed', async () => {
    const number = await ordered('account');
    const { seen } = await order(number);
    const before = await counter.rows('SELECT count(*) FROM staff_action');
    for (const role of STAFF_ROLES)
      for (const name of Object.keys(ORDER_ACTS)) {
        // A role with the right is refused for the state that it names, and changes nothing either.
        const { problem } = await act(number, name, name === 'note' || name === 'mail' ? seen : '', {}, role);
        const may = mayAct(role, name as keyof typeof ORDER_ACTS);
        expect([role, name, problem?.code === 'STAFF_RIGHT_MISSING']).toEqual([role, name, !may]);
      }
    expect(await counter.rows('SELECT count(*) FROM staff_action')).toEqual(before);
    expect((await order(number)).seen).toBe(seen);
  });

  it('to see orders are those of orders, money and customers', async () => {
    const number = await ordered('account');
    for (const role of STAFF_ROLES) {
      const { data, codes } = await read(number, role);
      const sees = !['purchasing', 'marketing'].includes(role);
      expect([role, data?.staffOrder != null, codes]).toEqual([role, sees, sees ? [] : ['STAFF_RIGHT_MISSING']]);
    }
  });
});

describe('an order', () => {
  it('is shipped in parts, invoiced and credited, each logged with before and after', async () => {
    const number = await ordered('account');
    const first = await order(number);
    expect(first.acts).toEqual(['ship', 'hold', 'reduce', 'cancel', 'note']);
    const shipped = await act(number, 'ship', first.seen, { pieces: [{ sku: skus[0], quantity: 1 }], tracking: 'T-1' });
    expect(shipped).toMatchObject({ problem: null, made: expect.stringMatching(/\d/) });
    expect((await order(number)).fulfilment).toBe('partly-shipped');
    expect((await act(number, 'ship', (await order(number)).seen)).problem).toBe(null);
    expect((await act(number, 'invoice', (await order(number)).seen)).problem).toBe(null);
    const { seen } = await order(number);
    expect((await act(number, 'refund', seen, { amountOere: 100 })).problem).toEqual({
      code: 'REASON_MISSING',
      field: 'reason',
    });
    expect((await act(number, 'refund', seen, { amountOere: 0, reason: 'x' })).problem).toEqual({
      code: 'AMOUNT_INVALID',
      field: 'amount',
    });
    expect((await act(number, 'refund', seen, { amountOere: 100, reason: 'Ridse' })).problem).toBe(null);
    const credited = await act(number, 'credit', (await order(number)).seen, {
      pieces: [{ sku: skus[1], quantity: 1 }],
      reason: 'Retur',
    });
    expect(credited.problem).toBe(null);
    const rows = await counter.rows<{ command: string; staff: string; before: object; after: object }>(
      'SELECT command, staff, before, after FROM staff_action WHERE subject = $1 ORDER BY id',
      [number],
    );
    expect(rows.map(({ command }) => command)).toEqual([
      'order ship',
      'order ship',
      'order invoice',
      'order refund',
      'order credit',
    ]);
    expect(rows[0]).toMatchObject({
      staff: 'administrator',
      before: { pieces: { shipped: 0 } },
      after: { pieces: { shipped: 1 } },
    });
    const { timeline } = await order(number);
    expect(timeline.filter(({ kind }) => kind === 'action').map(({ what }) => what)).toEqual([
      'credit',
      'refund',
      'invoice',
      'ship',
      'ship',
    ]);
  });

  it('is put on hold, goes on, and is cancelled', async () => {
    const number = await ordered('card');
    expect((await act(number, 'hold', (await order(number)).seen, { reason: 'Ring' })).problem).toBe(null);
    expect((await order(number)).acts).toEqual(['unhold', 'reduce', 'cancel', 'note']);
    expect((await act(number, 'unhold', (await order(number)).seen)).problem).toBe(null);
    expect((await act(number, 'cancel', (await order(number)).seen, { reason: 'Kunden' })).problem).toBe(null);
    expect((await order(number)).fulfilment).toBe('cancelled');
  });

  it('that another has changed is not acted on, and what changed is listed', async () => {
    const number = await ordered('account');
    const { seen } = await order(number);
    expect((await act(number, 'ship', seen, { pieces: [{ sku: skus[0], quantity: 1 }] })).problem).toBe(null);
    const second = await act(number, 'ship', seen, { pieces: [{ sku: skus[0], quantity: 1 }] });
    expect(second.problem?.code).toBe('ORDER_CHANGED');
    expect(second.changes).toEqual([
      { name: 'pieces.shipped', before: '0', after: '1' },
      { name: 'shipments', before: '', after: expect.any(String) },
    ]);
    for (const wrong of ['', 'x', seen.slice(1), 'bnVsbA'])
      expect((await act(number, 'cancel', wrong)).problem?.code).toBe('ORDER_CHANGED');
  });

  it('is shipped once by two people at the same moment', async () => {
    const number = await ordered('account');
    const { seen } = await order(number);
    const both = await Promise.all([act(number, 'ship', seen), act(number, 'ship', seen)]);
    expect(both.map(({ problem }) => problem?.code ?? 'done').sort()).toEqual(['ORDER_CHANGED', 'done']);
  });

  it('has notes, once on a double click, logged and seen by staff', async () => {
    const number = await ordered('account');
    const { seen } = await order(number);
    expect((await act(number, 'note', seen, { text: ' \n ' })).problem).toEqual({
      code: 'ORDER_NOTE_EMPTY',
      field: 'text',
    });
    for (const text of ['Ring først\n<b>', 'Ring først\n<b>', 'Ringet'])
      expect((await act(number, 'note', seen, { text })).problem).toBe(null);
    const notes = (await order(number)).timeline.filter(({ kind }) => kind === 'note');
    expect(notes.map(({ who, text }) => `${who}: ${text}`)).toEqual([
      'administrator: Ringet',
      'administrator: Ring først\n<b>',
    ]);
    expect(await counter.rows(`SELECT command FROM staff_action WHERE subject = $1`, [number])).toHaveLength(2);
  });

  it('that does not exist is refused, and so is an act that is none', async () => {
    expect((await read('9')).data?.staffOrder).toBe(null);
    expect((await act('9', 'ship', '')).problem?.code).toBe('ORDER_NOT_FOUND');
    expect((await act('9', 'note', '', { text: 'x' })).problem?.code).toBe('ORDER_NOT_FOUND');
    expect((await act('9', 'mail', '', { mail: 1 })).problem?.code).toBe('MAIL_NOT_FOUND');
    await expect(act('9', 'toString', '')).rejects.toThrow('not answered');
  });

  it('has a packing slip', async () => {
    const number = await ordered('account');
    const query = 'query ($numbers: [String!]!) { staffPackingSlips(numbers: $numbers) }';
    const { data } = await ask(query, { numbers: [number] }, tokens.get('warehouse'));
    expect(
      Buffer.from(data?.staffPackingSlips ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await ask(query, { numbers: [number, '9'] }, tokens.get('warehouse'))).data?.staffPackingSlips).toBe(null);
  });
});
