// Promotions in the back office: who manages them, the list by views and search, creation, changes, pause and end, codes, each with its log.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_GENERATED, PROMOTION_ACTS } from '#domain/staff/promotion-acts';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
});
afterAll(() => counter?.close());

interface Problem {
  code: string;
  field: string | null;
}
interface Facts {
  id: number;
  priority: number;
  nameDa: string;
  nameEn: string;
  percentBp: number;
  state: string;
  from: string;
  to: string | null;
  categoriesDa: string[];
  needsCode: boolean;
  codeCount: number;
  uses: number;
}
interface Promotion extends Facts {
  seen: string;
  coupons: { code: string; usageLimit: number | null; uses: number }[];
  timeline: { what: string; changes: { name: string; before: string; after: string }[] }[];
  orders: { number: string; code: string | null; amountOere: number }[];
  acts: string[];
}
interface Answered {
  staffPromotions?: { rows: { id: number; nameDa: string }[]; hasNewer: boolean; hasOlder: boolean };
  staffPromotion?: (Omit<Promotion, keyof Facts> & { promotion: Facts }) | null;
  staffAddPromotion?: { made: string | null; problem: Problem | null };
  staffActOnPromotion?: { problem: Problem | null; changes: { name: string; before: string; after: string }[] };
}

const { ask, enter } = staffDesk<Answered>(() => counter);

const LIST = `query ($filter: StaffPromotionFilter!, $first: Int!) {
  staffPromotions(filter: $filter, first: $first) { hasNewer hasOlder rows { id nameDa } } }`;
const ONE = `query ($id: Int!) { staffPromotion(id: $id) {
  promotion { id priority nameDa nameEn percentBp state from to categoriesDa needsCode codeCount uses } seen acts orders { number code amountOere }
  coupons { code usageLimit uses } timeline { what changes { name before after } } } }`;
const ADD = `mutation ($input: StaffPromotionInput!, $dry: Boolean!) {
  staffAddPromotion(input: $input, dry: $dry) { made problem { code field } } }`;
const ACT = `mutation ($id: Int!, $act: String!, $seen: String!, $input: StaffPromotionInput, $codes: StaffCodesInput) {
  staffActOnPromotion(id: $id, act: $act, seen: $seen, input: $input, codes: $codes) { problem { code field } changes { name before after } } }`;

const INPUT = {
  ...{ nameDa: 'Rabat', nameEn: '', kind: 'percent', percentBp: 1000, amountOere: 0, buy: 0, free: 0 },
  ...{
    gifts: [],
    products: [],
    stores: [],
    groups: [],
    categories: [],
    minimumOere: null,
    isAlone: false,
    priority: 0,
  },
  ...{ needsCode: false, from: '2026-11-03', to: null, code: null, usageLimit: null, perCustomer: null },
};

async function add(change: object, { dry = false, role }: { dry?: boolean; role?: string } = {}) {
  const { data, codes } = await ask(ADD, { input: { ...INPUT, ...change }, dry }, role);
  return { ...data?.staffAddPromotion, codes };
}

async function added(change: object): Promise<number> {
  const { made, problem } = await add(change);
  expect(problem).toBe(null);
  return Number(made);
}

async function promotion(id: number): Promise<Promotion> {
  const found = (await ask(ONE, { id })).data?.staffPromotion;
  if (!found) throw new Error(`${id} is not there`);
  const { promotion: facts, ...page } = found;
  return { ...facts, ...page };
}

interface More {
  seen?: string;
  input?: object;
  codes?: object;
  role?: string;
}

async function act(id: number, name: string, { seen, input, codes, role }: More = {}) {
  const shown = seen ?? (await promotion(id)).seen;
  const changed = input ? { ...INPUT, ...input } : null;
  const variables = { id, act: name, seen: shown, input: changed, codes: codes ?? null };
  const { data, codes: refused } = await ask(ACT, variables, role);
  return { problem: data?.staffActOnPromotion?.problem, changes: data?.staffActOnPromotion?.changes, refused };
}

const list = async (filter: object, first = 200) => (await ask(LIST, { filter, first })).data?.staffPromotions;

const logOf = (subject: string) =>
  counter.rows<{ command: string; before: unknown; after: unknown }>(
    `SELECT command, before, after FROM staff_action WHERE subject = $1 AND command LIKE 'promotion%' ORDER BY id`,
    [subject],
  );

it('are seen and changed by roles with the right of campaigns only', async () => {
  const id = await added({ nameDa: 'Roller' });
  const { seen } = await promotion(id);
  const before = await counter.rows('SELECT count(*) FROM staff_action');
  for (const role of STAFF_ROLES) {
    const may = roleHasRight(role, 'campaigns');
    const expected = may ? [] : ['STAFF_RIGHT_MISSING'];
    expect([role, (await ask(LIST, { filter: {}, first: 5 }, role)).codes]).toEqual([role, expected]);
    expect([role, (await ask(ONE, { id }, role)).codes]).toEqual([role, expected]);
    expect([role, (await ask('{ staffPromotionCodes(id: 1) { code } }', {}, role)).codes]).toEqual([role, expected]);
    expect([role, (await ask('{ staffPromotionChoices { groups } }', {}, role)).codes]).toEqual([role, expected]);
    if (may) continue;
    expect([role, (await add({}, { role })).codes]).toEqual([role, expected]);
    for (const name of PROMOTION_ACTS)
      expect([role, name, (await act(id, name, { seen, role, codes: {} })).refused]).toEqual([role, name, expected]);
  }
  expect(await counter.rows('SELECT count(*) FROM staff_action')).toEqual(before);
  expect((await ask(LIST, { filter: {}, first: 5 }, null)).codes).toEqual(['SESSION_EXPIRED']);
});

describe('a new one', () => {
  it('is made once by two clicks, with its code, and logged once', async () => {
    const input = { nameDa: 'Ny', nameEn: 'New', code: 'ny-kode', needsCode: true, to: '2026-12-24', usageLimit: 3 };
    const [one, two] = [await add(input), await add(input)];
    expect([one.problem, two.problem, one.made]).toEqual([null, null, two.made]);
    const made = await promotion(Number(one.made));
    expect(made).toMatchObject({ nameDa: 'Ny', nameEn: 'New', from: '2026-11-03', to: '2026-12-24', needsCode: true });
    expect(made.coupons).toEqual([{ code: 'ny-kode', usageLimit: 3, uses: 0 }]);
    expect((await logOf('Ny')).map(({ command }) => command)).toEqual(['promotion add']);
    const another = await add({ ...input, code: 'ny-kode-2' });
    expect([another.problem, another.made === one.made]).toEqual([null, false]);
    expect((await add({ ...input, percentBp: 1100 })).problem?.code).toBe('PROMOTION_CODE_TAKEN');
    const [row] = await counter.rows<{ valid_from: Date; valid_to: Date }>(
      'SELECT valid_from, valid_to FROM promotion WHERE id = $1',
      [made.id],
    );
    // Midnight in Denmark, the last day included.
    expect([row?.valid_from.toISOString(), row?.valid_to.toISOString()]).toEqual([
      '2026-11-02T23:00:00.000Z',
      '2026-12-24T23:00:00.000Z',
    ]);
  });

  it('is made once by two requests at the same time', async () => {
    const made = await Promise.all([
      add({ nameDa: 'Samtidig' }),
      add({ nameDa: 'Samtidig' }),
      add({ nameDa: 'Samtidig' }),
    ]);
    expect(new Set(made.map((one) => one.made)).size).toBe(1);
    expect((await list({ text: 'samtidig' }))?.rows.length).toBe(1);
    expect((await logOf('Samtidig')).length).toBe(1);
  });

  it('is only checked in a preview', async () => {
    expect((await add({ nameDa: 'Prøve', code: 'PRØVE' }, { dry: true })).problem).toBe(null);
    expect((await list({ text: 'Prøve' }))?.rows).toEqual([]);
    expect(await logOf('Prøve')).toEqual([]);
    expect((await add({ percentBp: 0 }, { dry: true })).problem).toEqual({
      code: 'PROMOTION_PERCENT',
      field: 'percent',
    });
  });

  it.each([
    [{ nameDa: ' ' }, 'REQUIRED', 'nameDa'],
    [{ nameDa: 'x'.repeat(201) }, 'TOO_LONG', 'nameDa'],
    [{ kind: 'x' }, 'PROMOTION_KIND', 'kind'],
    [{ percentBp: 0 }, 'PROMOTION_PERCENT', 'percent'],
    [{ percentBp: 10_001 }, 'PROMOTION_PERCENT', 'percent'],
    [{ kind: 'fixed' }, 'AMOUNT_INVALID', 'amount'],
    [{ kind: 'buy-x-get-y', buy: 2 }, 'QUANTITY_NOT_A_NUMBER', 'buy'],
    [{ kind: 'gift' }, 'PROMOTION_GIFT', 'gifts'],
    [{ minimumOere: 0 }, 'AMOUNT_INVALID', 'minimum'],
    [{ priority: -1 }, 'PROMOTION_PRIORITY', 'priority'],
    [{ priority: 100_001 }, 'PROMOTION_PRIORITY', 'priority'],
    [{ to: '2026-11-02' }, 'PROMOTION_PERIOD', 'to'],
    [{ to: '2026-11-31' }, 'PROMOTION_DAY', 'from'],
    [{ categories: ['no/such'] }, 'PROMOTION_NAME_UNKNOWN', 'categories'],
    [{ products: ['no-such'] }, 'PROMOTION_NAME_UNKNOWN', 'products'],
    [{ kind: 'gift', gifts: ['no-such'] }, 'PROMOTION_NAME_UNKNOWN', 'gifts'],
    [{ stores: ['no_such'] }, 'PROMOTION_NAME_UNKNOWN', 'stores'],
    [{ code: 'x'.repeat(61) }, 'PROMOTION_CODE_INVALID', 'code'],
    [{ code: ' spar 50 ' }, 'PROMOTION_CODE_TAKEN', 'code'],
  ])('with %j is refused with %s', async (change, code, field) => {
    expect((await add({ nameDa: 'Forkert', ...change })).problem).toEqual({ code, field });
    expect(await logOf('Forkert')).toEqual([]);
  });
});

describe('the list', () => {
  it('has views on both sides of each moment, and finds a part of a name and the beginning of a code', async () => {
    const ids = {
      running: await added({ nameDa: 'Liste løbende', from: '2026-01-01', code: 'LISTEKODE', needsCode: true }),
      planned: await added({ nameDa: 'Liste plan', from: '2099-01-01' }),
      paused: await added({ nameDa: 'Liste pause', from: '2026-01-01' }),
      ended: await added({ nameDa: 'Liste slut', from: '2020-01-01', to: '2020-01-02' }),
    };
    expect((await act(ids.paused, 'pause')).problem).toBe(null);
    for (const [view, id] of Object.entries(ids)) {
      expect([view, (await list({ view, text: 'liste' }))?.rows.map((row) => row.id)]).toEqual([view, [id]]);
      expect((await promotion(id)).state).toBe(view);
    }
    expect((await list({ text: 'listek' }))?.rows.map(({ id }) => id)).toEqual([ids.running]);
    expect((await list({ text: 'ISTEKODE' }))?.rows).toEqual([]);
    for (const text of ['l%e', 'l_ste', 'l\\ste']) expect([text, (await list({ text }))?.rows]).toEqual([text, []]);
  });

  it('pages by key', async () => {
    const first = await list({ text: 'liste' }, 2);
    expect([first?.rows.length, first?.hasNewer, first?.hasOlder]).toEqual([2, false, true]);
    const next = await list({ text: 'liste', after: first?.rows.at(-1)?.id }, 2);
    expect([next?.rows.length, next?.hasNewer, next?.hasOlder]).toEqual([2, true, false]);
    const back = await list({ text: 'liste', before: next?.rows[0]?.id }, 2);
    expect(back?.rows).toEqual(first?.rows);
  });
});

describe('a change', () => {
  it('is logged once with before and after, also when it is sent twice', async () => {
    const id = await added({ nameDa: 'Ret' });
    const { seen } = await promotion(id);
    const input = { nameDa: 'Rettet', percentBp: 2000, to: '2026-12-01' };
    expect(await act(id, 'change', { seen, input })).toMatchObject({ problem: null });
    expect(await act(id, 'change', { seen, input })).toMatchObject({ problem: null });
    expect(await promotion(id)).toMatchObject({ nameDa: 'Rettet', percentBp: 2000, to: '2026-12-01' });
    expect(await logOf(String(id))).toMatchObject([
      { command: 'promotion set', before: { name_da: 'Ret', percent_bp: 1000 }, after: { percent_bp: 2000 } },
    ]);
  });

  it('has a priority up to its limit, which is stored, shown and logged', async () => {
    const id = await added({ nameDa: 'Først', priority: 5 });
    expect((await promotion(id)).priority).toBe(5);
    expect((await act(id, 'change', { input: { nameDa: 'Først', priority: 100_000 } })).problem).toBe(null);
    const changed = await promotion(id);
    expect(changed.priority).toBe(100_000);
    expect(changed.timeline[0]?.changes).toEqual([{ name: 'priority', before: '5', after: '100000' }]);
    const above = await act(id, 'change', { input: { nameDa: 'Først', priority: 100_001 } });
    expect(above.problem).toEqual({ code: 'PROMOTION_PRIORITY', field: 'priority' });
  });

  it('from a page that shows an earlier state is refused, and names what changed', async () => {
    const id = await added({ nameDa: 'Gammel' });
    const { seen } = await promotion(id);
    await act(id, 'change', { input: { nameDa: 'Gammel', percentBp: 1500 } });
    counter.clock.forward(61_000);
    const stale = await act(id, 'change', { seen, input: { nameDa: 'Gammel', percentBp: 3000 } });
    expect(stale).toMatchObject({
      problem: { code: 'PROMOTION_CHANGED' },
      changes: [{ name: 'percent_bp', before: '1000', after: '1500' }],
    });
    expect((await act(id, 'pause', { seen })).problem?.code).toBe('PROMOTION_CHANGED');
    expect(await promotion(id)).toMatchObject({ percentBp: 1500, state: 'running' });
  });

  it('of the days leaves moments of the same days as a file has set them', async () => {
    const id = await added({ nameDa: 'Klokken', to: '2026-12-24' });
    await counter.rows(
      `UPDATE promotion SET valid_from = '2026-11-03T08:00Z', valid_to = '2026-12-24T11:00Z' WHERE id = $1`,
      [id],
    );
    await act(id, 'change', { input: { nameDa: 'Klokken', percentBp: 500, to: '2026-12-24' } });
    const [row] = await counter.rows<{ valid_to: Date }>('SELECT valid_to FROM promotion WHERE id = $1', [id]);
    expect(row?.valid_to.toISOString()).toBe('2026-12-24T11:00:00.000Z');
  });
});

it('are paused, resumed and ended, each once by two clicks', async () => {
  const id = await added({ nameDa: 'Forløb', from: '2026-01-01' });
  for (const [name, state] of [
    ['pause', 'paused'],
    ['resume', 'running'],
    ['end', 'ended'],
  ] as const) {
    const { seen } = await promotion(id);
    expect([name, (await act(id, name, { seen })).problem]).toEqual([name, null]);
    expect([name, (await act(id, name, { seen })).problem]).toEqual([name, null]);
    expect((await promotion(id)).state).toBe(state);
  }
  expect((await logOf(String(id))).map(({ command }) => command)).toEqual([
    'promotion pause',
    'promotion resume',
    'promotion stop',
  ]);
  const planned = await added({ nameDa: 'Forløb plan', from: '2099-01-01' });
  expect((await act(planned, 'end')).problem).toBe(null);
  expect((await promotion(planned)).state).toBe('ended');
  expect((await act(id, 'pause')).problem?.code).toBe('PROMOTION_CHANGED');
  expect((await act(999_999, 'pause', { seen: '' })).problem?.code).toBe('PROMOTION_UNKNOWN');
});

describe('codes', () => {
  it('are added once, and refused where another has them', async () => {
    const id = await added({ nameDa: 'Koder' });
    const { seen } = await promotion(id);
    const codes = { code: 'Forår 27', usageLimit: 5, perCustomer: 1 };
    for (let clicks = 0; clicks < 2; clicks += 1) expect((await act(id, 'code', { seen, codes })).problem).toBe(null);
    expect(await promotion(id)).toMatchObject({ needsCode: true, coupons: [{ code: 'Forår 27', usageLimit: 5 }] });
    const refused = async (change: object) => (await act(id, 'code', { codes: { ...codes, ...change } })).problem;
    expect(await refused({})).toEqual({ code: 'PROMOTION_CODE_TAKEN', field: 'code' });
    expect(await refused({ code: ' ' })).toEqual({ code: 'PROMOTION_CODE_INVALID', field: 'code' });
    expect(await refused({ code: 'NY27', usageLimit: 0 })).toEqual({
      code: 'QUANTITY_NOT_A_NUMBER',
      field: 'usageLimit',
    });
    expect(await refused({ code: 'NY27', perCustomer: 0 })).toEqual({
      code: 'QUANTITY_NOT_A_NUMBER',
      field: 'perCustomer',
    });
  });

  it('are generated in the number wanted, once by two clicks', async () => {
    const id = await added({ nameDa: 'Mange' });
    const { seen } = await promotion(id);
    const codes = { count: 25, prefix: 'jul-', usageLimit: 1 };
    for (let clicks = 0; clicks < 2; clicks += 1) expect((await act(id, 'codes', { seen, codes })).problem).toBe(null);
    const made = await promotion(id);
    expect([made.codeCount, new Set(made.coupons.map(({ code }) => code)).size]).toEqual([25, 25]);
    expect(made.coupons.every(({ code }) => /^JUL-[A-HJKMNP-Z2-9]{8}$/.test(code))).toBe(true);
    const count = async (wanted: number) => (await act(id, 'codes', { codes: { count: wanted } })).problem;
    const refused = { code: 'PROMOTION_CODE_COUNT', field: 'count' };
    expect([await count(0), await count(MOST_GENERATED + 1)]).toEqual([refused, refused]);
    expect(await count(MOST_GENERATED)).toBe(null);
    expect((await promotion(id)).codeCount).toBe(25 + MOST_GENERATED);
    expect((await act(id, 'codes', { codes: { count: 1, prefix: 'x'.repeat(21) } })).problem?.field).toBe('prefix');
  });
});
