// Withdrawals, returns and complaints in the back office: rights, the use cases of the command line, their log, and two people at one case.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestGoodsReturn } from '#backend/commerce/returns/request';
import { declareWithdrawal } from '#backend/commerce/returns/withdrawal/declare';
import { actsOfCaseKind, CASE_KINDS, mayActOnCase } from '#domain/staff/cases';
import { STAFF_ROLES } from '#domain/staff/rights';
import { deliveredAt, lifeAt, linesAt } from './after-sales';
import { staffDesk } from './staff-desk';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus } from './test-backend';

let counter: Counter;
let skus: string[];
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 2);
  for (const role of STAFF_ROLES) await enter(role);
});
afterAll(() => counter?.close());

interface Done {
  problem: { code: string; field: string | null; params: { name: string; value: string }[] } | null;
  made: string | null;
  changes: { name: string; before: string; after: string }[];
}
interface Case {
  seen: string;
  due: string | null;
  state: string;
  order: string | null;
  said: { name: string; value: string }[];
  lines: { sku: string; left: number; counts: { name: string; pieces: number }[] }[];
  receipts: { isDamaged: boolean; feeOere: number }[];
  messages: { text: string; isFromBuyer: boolean }[];
  pictures: string[];
  acts: string[];
  timeline: { what: string; who: string; changes: { name: string }[] }[];
}
interface Answered {
  staffLogIn?: { token: string };
  staffCase?: Case | null;
  staffActOnCase?: Done;
  staffComplaintPicture?: string | null;
}

const { ask, enter } = staffDesk<Answered>(() => counter);

const read = (kind: string, number: string, role?: string) =>
  ask(
    `query ($kind: String!, $number: String!) { staffCase(kind: $kind, number: $number) { seen due state order pictures acts
      said { name value } lines { sku left counts { name pieces } } receipts { isDamaged feeOere } messages { text isFromBuyer }
      timeline { what who changes { name } } } }`,
    { kind, number },
    role,
  );

async function shown(kind: string, number: string): Promise<Case> {
  const found = (await read(kind, number)).data?.staffCase;
  if (!found) throw new Error(`${number} is not there`);
  return found;
}

interface Act {
  kind: string;
  number: string;
  act: string;
  seen?: string;
  input?: object;
  role?: string;
}

/** On the case as it is, unless `seen` is given. */
async function act({ kind, number, act: name, seen, input = {}, role }: Act): Promise<Done> {
  const query = `mutation ($kind: String!, $number: String!, $act: String!, $seen: String!, $input: StaffCaseInput!) {
    staffActOnCase(kind: $kind, number: $number, act: $act, seen: $seen, input: $input) {
      made problem { code field params { name value } } changes { name before after } } }`;
  const state = seen ?? (await read(kind, number)).data?.staffCase?.seen ?? '';
  const { data } = await ask(query, { kind, number, act: name, seen: state, input }, role);
  if (!data?.staffActOnCase) throw new Error(`${name} was not answered`);
  return data.staffActOnCase;
}

const sku = (at: number) => skus[at] ?? '';

async function bought(by: 'company' | 'consumer'): Promise<string> {
  const who = by === 'company' ? await logIn(counter, 'birgitte@havnens-arkitekter.example') : {};
  const goods: [string, number][] = [
    [sku(0), 2],
    [sku(1), 1],
  ];
  const pay = by === 'company' ? 'account' : 'card';
  const placed = await place(counter, await readyCart(counter, goods, pay, who), who);
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  await deliveredAt(counter, placed.number ?? '');
  return placed.number ?? '';
}

let forms = 0;
const formKey = () => {
  forms += 1;
  return `case-${forms}`;
};

async function withdrawn(): Promise<string> {
  const number = await bought('consumer');
  const lines = (await linesAt(counter, number)).map(({ id, quantity }) => ({ id, quantity }));
  const done = await declareWithdrawal(number, { lines, formKey: formKey() }, lifeAt(counter));
  if (!done.ok) throw new Error(done.code);
  return done.withdrawal.number;
}

async function returned(): Promise<string> {
  const number = await bought('company');
  const lines = (await linesAt(counter, number)).map(({ id, quantity }) => ({ id, quantity }));
  const contact = { name: 'Birgitte <b>Holm', email: 'b@example.dk', telephone: '+4520304050' };
  const asked = { lines, formKey: formKey(), isIntact: true, size: 'box', parcels: 1, pickupOn: null } as const;
  const more = { contact, comment: 'Ring først', goodwill: null };
  const carriers = { boxes: null, pallets: null };
  const done = await requestGoodsReturn(number, { ...asked, lines, ...more }, carriers, lifeAt(counter));
  if (!done.ok) throw new Error(done.code);
  return done.goodsReturn.number;
}

async function complained(hasOrder = true): Promise<string> {
  const order = hasOrder ? await bought('consumer') : null;
  const number = `K-${formKey()}`;
  const [upload] = await counter.rows<{ id: number }>(
    'INSERT INTO complaint_upload (key, created_at) VALUES (gen_random_uuid(), $1) RETURNING id',
    [counter.clock.now()],
  );
  await counter.rows(
    `INSERT INTO complaint (number, public_token, upload_id, store_id, order_id, order_line_id, is_consumer, product, quantity, name, email,
        description, wish, state, language, received_at)
      SELECT $1, md5($1), $2, s.id, l.order_id, l.id, true, 'Hæftemaskine', 1, 'Ole', 'ole@example.dk', 'Den <i>klemmer', 'refund',
        'received', 'da', $3
      FROM (SELECT min(id) AS id FROM store) s
        LEFT JOIN LATERAL (SELECT l.id, l.order_id FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $4
          ORDER BY l.position LIMIT 1) l ON true`,
    [number, upload?.id, counter.clock.now(), order],
  );
  await counter.rows(
    `INSERT INTO complaint_picture (upload_id, side, hash, bytes, taken_at) VALUES ($1, 'front', 'x', '\\x52494646', $2)`,
    [upload?.id, counter.clock.now()],
  );
  return number;
}

const logOf = (number: string) =>
  counter.rows<{ command: string; staff: string; before: object; after: object }>(
    'SELECT command, staff, before, after FROM staff_action WHERE subject = $1 ORDER BY id',
    [number],
  );

describe('rights', () => {
  it('of every role decide about every act on every kind, before anything is read or changed', async () => {
    const numbers = { withdrawals: await withdrawn(), returns: await returned(), complaints: await complained() };
    const before = await counter.rows('SELECT count(*) FROM staff_action');
    for (const kind of CASE_KINDS)
      for (const role of STAFF_ROLES)
        for (const name of actsOfCaseKind(kind)) {
          // A role with the right is refused for the state that it names, and changes nothing either.
          const { problem } = await act({ kind, number: numbers[kind], act: name, seen: '', role });
          const may = mayActOnCase(role, kind, name);
          const isRefused = problem?.code === 'STAFF_RIGHT_MISSING';
          expect([kind, role, name, problem !== null, isRefused]).toEqual([kind, role, name, true, !may]);
        }
    expect(await counter.rows('SELECT count(*) FROM staff_action')).toEqual(before);
  });

  it('to see cases and pictures are those of orders, money and customers', async () => {
    const number = await complained();
    const picture = 'query ($number: String!) { staffComplaintPicture(number: $number, picture: "front") }';
    for (const role of STAFF_ROLES) {
      const sees = !['purchasing', 'marketing'].includes(role);
      const codes = sees ? [] : ['STAFF_RIGHT_MISSING'];
      const { data, codes: refused } = await read('complaints', number, role);
      expect([role, data?.staffCase != null, refused]).toEqual([role, sees, codes]);
      expect([role, (await ask(picture, { number }, role)).codes]).toEqual([role, codes]);
    }
    expect((await ask(picture, { number }, null)).codes).toEqual(['SESSION_EXPIRED']);
  });
});

describe('a withdrawal', () => {
  it('shows the last day of the law, and is received in parts with a loss of worth, each logged', async () => {
    const number = await withdrawn();
    const first = await shown('withdrawals', number);
    expect(first.due).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([first.acts, first.lines.map(({ left }) => left)]).toEqual([
      ['receive', 'end'],
      [2, 1],
    ]);
    const damaged = { pieces: [{ sku: sku(0), quantity: 1 }], lost: [{ sku: sku(0), amountOere: 100 }] };
    const unnamed = await act({ kind: 'withdrawals', number, act: 'receive', input: damaged });
    expect(unnamed.problem).toMatchObject({ code: 'LOSS_REASON_MISSING', field: 'text' });
    const wrong = { ...damaged, lost: [{ sku: sku(0), amountOere: 0 }], text: 'Ridset' };
    expect((await act({ kind: 'withdrawals', number, act: 'receive', input: wrong })).problem?.code).toBe(
      'AMOUNT_INVALID',
    );
    const part = await act({ kind: 'withdrawals', number, act: 'receive', input: { ...damaged, text: 'Ridset' } });
    expect(part).toMatchObject({ problem: null, made: expect.stringMatching(/\d/) });
    const rest = await act({ kind: 'withdrawals', number, act: 'receive' });
    expect(rest.problem).toBe(null);
    const last = await shown('withdrawals', number);
    expect([last.state, last.due, last.acts]).toEqual(['closed', null, []]);
    const log = await logOf(number);
    expect(log.map(({ command, staff }) => [command, staff])).toEqual([
      ['withdrawal receive', 'administrator'],
      ['withdrawal receive', 'administrator'],
    ]);
    expect(log[1]).toMatchObject({ before: { closedAt: null }, after: { closedAt: expect.any(String) } });
    expect(last.timeline.map(({ what }) => what)).toEqual(['withdrawal-receive', 'withdrawal-receive']);
  });

  it('is closed without its items, with a reason', async () => {
    const number = await withdrawn();
    const silent = await act({ kind: 'withdrawals', number, act: 'end', input: { text: '  ' } });
    expect(silent.problem).toMatchObject({ code: 'CASE_TEXT_MISSING', field: 'text' });
    expect((await act({ kind: 'withdrawals', number, act: 'end', input: { text: 'Kom aldrig' } })).problem).toBe(null);
    expect((await shown('withdrawals', number)).lines[0]?.counts).toContainEqual({ name: 'kept', pieces: 2 });
  });

  it('is received once by two people at the same moment, and the second sees what changed', async () => {
    const number = await withdrawn();
    const { seen } = await shown('withdrawals', number);
    const both = await Promise.all([1, 2].map(() => act({ kind: 'withdrawals', number, act: 'receive', seen })));
    expect(both.map(({ problem }) => problem?.code ?? 'done').sort()).toEqual(['CASE_CHANGED', 'done']);
    const { changes } = both.find(({ problem }) => problem !== null) ?? { changes: [] };
    expect(changes).toContainEqual({ name: `lines.${sku(0)}.received`, before: '0', after: '2' });
    const credits = await counter.rows(
      `SELECT i.id FROM invoice i JOIN withdrawal w ON w.order_id = i.order_id WHERE w.number = $1 AND i.kind = 'credit'`,
      [number],
    );
    expect(credits).toHaveLength(1);
  });
});

describe('a return', () => {
  it('is received and refused in parts, and shows what was said and booked in', async () => {
    const number = await returned();
    const first = await shown('returns', number);
    expect(first.said).toContainEqual({ name: 'comment', value: 'Ring først' });
    expect(first.said).toContainEqual({ name: 'name', value: 'Birgitte <b>Holm' });
    const one = { pieces: [{ sku: sku(0), quantity: 1 }] };
    const tooMany = { pieces: [{ sku: sku(0), quantity: 3 }] };
    const refused = await act({ kind: 'returns', number, act: 'receive', input: tooMany });
    expect(refused.problem).toMatchObject({ code: 'MORE_THAN_LEFT', params: expect.anything() });
    expect((await act({ kind: 'returns', number, act: 'receive', input: one })).problem).toBe(null);
    const rest = { kind: 'returns', number, act: 'refuse' };
    expect((await act(rest)).problem).toMatchObject({ code: 'CASE_TEXT_MISSING', field: 'text' });
    expect((await act({ ...rest, input: { text: 'Brugt' } })).problem).toBe(null);
    const last = await shown('returns', number);
    expect([last.state, last.receipts.length, last.acts]).toEqual(['closed', 1, []]);
    expect((await logOf(number)).map(({ command }) => command)).toEqual(['return receive', 'return refuse']);
  });

  it('is booked again where the carrier refused, or with the numbers that it gave', async () => {
    const number = await returned();
    const refuse = () =>
      counter.rows(
        `UPDATE return_label l SET state = 'refused', booked_at = NULL FROM goods_return r WHERE r.id = l.return_id AND r.number = $1`,
        [number],
      );
    expect((await act({ kind: 'returns', number, act: 'book' })).problem?.code).toBe('RETURN_BOOKING_CLOSED');
    await refuse();
    expect((await shown('returns', number)).acts).toContain('book');
    const two = await act({ kind: 'returns', number, act: 'book', input: { packages: ['1', '2'] } });
    expect(two.problem).toMatchObject({ code: 'RETURN_PARCELS_DIFFER', params: [{ name: 'count', value: '1' }] });
    const { seen } = await shown('returns', number);
    const given = { kind: 'returns', number, act: 'book', seen, input: { packages: ['00370'] } };
    expect((await act(given)).problem).toBe(null);
    expect((await act(given)).problem?.code).toBe('CASE_CHANGED');
    expect((await shown('returns', number)).said).toContainEqual({ name: 'packages', value: '00370' });
    await refuse();
    expect((await act({ kind: 'returns', number, act: 'book' })).problem).toBe(null);
    expect((await logOf(number)).map(({ command }) => command)).toEqual(['return book', 'return book']);
  });
});

describe('a complaint', () => {
  it('is answered, accepted and refunded; the buyer reads each message', async () => {
    const number = await complained();
    const first = await shown('complaints', number);
    expect([first.state, first.pictures]).toEqual(['received', ['front']]);
    expect(first.said).toContainEqual({ name: 'description', value: 'Den <i>klemmer' });
    expect((await act({ kind: 'complaints', number, act: 'ask' })).problem?.code).toBe('CASE_TEXT_MISSING');
    const step = (name: string, text: string, more: object = {}) =>
      act({ kind: 'complaints', number, act: name, input: { text, ...more } });
    expect((await step('ask', 'Hvornår?\nI dag?')).problem).toBe(null);
    expect((await step('accept', 'Det ordner vi.', { remedy: 'refund' })).problem).toBe(null);
    expect((await step('refund', '', { amountOere: -1 })).problem).toMatchObject({ code: 'AMOUNT_INVALID' });
    const paid = await step('refund', 'Pengene er på vej.', { amountOere: 500 });
    expect(paid).toMatchObject({ problem: null, made: expect.stringMatching(/\d/) });
    const last = await shown('complaints', number);
    expect([last.state, last.acts, last.messages.map(({ text }) => text)]).toEqual([
      'settled',
      [],
      ['Hvornår?\nI dag?', 'Det ordner vi.', 'Pengene er på vej.'],
    ]);
    expect((await logOf(number)).map(({ command }) => command)).toEqual([
      'complaint ask',
      'complaint accept',
      'complaint refund',
    ]);
  });

  it('is replaced by new items at 0 kr.', async () => {
    const number = await complained();
    const done = await act({ kind: 'complaints', number, act: 'replace', input: { text: '' } });
    expect(done).toMatchObject({ problem: null, made: expect.stringMatching(/^\d+$/) });
    const last = await shown('complaints', number);
    expect(last.said).toContainEqual({ name: 'replacement', value: done.made });
  });

  it('without an order is repaired or refused, not paid', async () => {
    const number = await complained(false);
    const first = await shown('complaints', number);
    expect([first.order, first.acts]).toEqual([null, ['ask', 'accept', 'refuse', 'repaired']]);
    expect((await act({ kind: 'complaints', number, act: 'refund' })).problem?.code).toBe('COMPLAINT_NO_ORDER');
    expect((await act({ kind: 'complaints', number, act: 'repaired', input: { text: 'Klar' } })).problem).toBe(null);
    expect((await shown('complaints', number)).state).toBe('settled');
  });

  it('that a colleague has answered is not answered again from the old page', async () => {
    const number = await complained();
    const { seen } = await shown('complaints', number);
    const both = await Promise.all(
      [1, 2].map(() => act({ kind: 'complaints', number, act: 'refuse', seen, input: { text: 'Slid' } })),
    );
    expect(both.map(({ problem }) => problem?.code ?? 'done').sort()).toEqual(['CASE_CHANGED', 'done']);
    expect((await shown('complaints', number)).messages).toHaveLength(1);
  });

  it('shows only its own pictures', async () => {
    const number = await complained();
    const picture = (name: string) =>
      ask('query ($number: String!, $picture: String!) { staffComplaintPicture(number: $number, picture: $picture) }', {
        number,
        picture: name,
      });
    expect((await picture('front')).data?.staffComplaintPicture).toBe(Buffer.from('RIFF').toString('base64'));
    for (const name of ['back', 'extra1', 'toString', '../front'])
      expect((await picture(name)).data?.staffComplaintPicture).toBe(null);
  });
});

it('a case that does not exist, and an act of another kind, are refused', async () => {
  for (const kind of CASE_KINDS) {
    expect((await read(kind, '9')).data?.staffCase).toBe(null);
    const [first = 'receive'] = actsOfCaseKind(kind);
    const { problem } = await act({ kind, number: '9', act: first, input: { text: 'x' } });
    expect([kind, problem?.code]).toEqual([kind, 'CASE_NOT_FOUND']);
  }
  expect((await read('toString', '9')).codes).toHaveLength(1);
  await expect(act({ kind: 'withdrawals', number: '9', act: 'refund' })).rejects.toThrow('not answered');
});
