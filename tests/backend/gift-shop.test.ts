// A gift shop against the database: from the saved draft to order and invoice, and every failure on the way.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mindGiftShops } from '#backend/commerce/gift-shop/due';
import { forgetOfNouns } from '#backend/commerce/retention/forget';
import { noJobs } from '#backend/db/job-queue';
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { firstGiftDelivery } from '#domain/gift-shop/gift-shop';
import {
  AcceptGiftShopDocument,
  AskGiftShopDocument,
  type AskGiftShopInput,
  ChooseShopGiftDocument,
  GiftChoiceDocument,
  GiftCodesDocument,
  GiftPackingDocument,
  GiftShopDocument,
  GiftShopOfferDocument,
  ListGiftEmployeesDocument,
  PickGiftsDocument,
  SaveGiftShopDocument,
} from '~/services/generated/commerce';
import { typedAt } from './after-sales';
import { type Counter, openCounter } from './test-backend';

const DAY = 24 * 60 * 60 * 1000;
const STORE = { store: 'firmagaver_dk' };

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const run = async (...typed: string[]): Promise<string> => (await typedAt(counter, ...typed)).said;

const today = () => inCopenhagen(counter.clock.now()).date;
let asked = 0;
/** From a separate mailbox and client address, as limits count by both. */
const who = () => {
  asked += 1;
  return { ...STORE, address: `203.0.113.${asked}` };
};
const input = (more: Partial<AskGiftShopInput> = {}): AskGiftShopInput => ({
  ...{
    email: `anders${asked}@tang.example`,
    kind: 'NORMAL',
    range: 'SELECTION',
    code_kind: 'EMAIL',
    packaging: 'WRAPPED',
  },
  ...{ price_class: 'op-til-400', employees: 3, themes: ['godt-at-spise', 'til-hjemmet'], prefers_certified: false },
  ...{ delivery_on: firstGiftDelivery(today()), company: 'Tang & Søn ApS', cvr: '31415926', firstname: 'Anders' },
  ...{ lastname: 'Tang', telephone: '+45 20 30 40 50', street: 'Havnegade 3', postcode: '5000', city: 'Odense C' },
  ...more,
});

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => `Medarbejder ${at + 1}; m${asked}.${at + 1}@tang.example`).join('\n');

async function ask(more: Partial<AskGiftShopInput> = {}): Promise<string> {
  const { data, errors } = await counter.ask(AskGiftShopDocument, { input: input(more) }, who());
  return data?.askGiftShop.token ?? errors[0]?.code ?? '';
}
const seen = async (token: string) => (await counter.ask(GiftShopDocument, { token }, STORE)).data?.giftShop ?? null;
/** At the price displayed on the company's page. */
const accept = async (token: string, each?: number) =>
  counter.ask(AcceptGiftShopDocument, { token, each: each ?? (await seen(token))?.price_each ?? 0 }, STORE);
const numberOf = async (token: string) => (await seen(token))?.number ?? '';
const told = (template: string, number: string) =>
  counter.rows<{ recipient: string; told: Record<string, string> }>(
    `SELECT recipient, payload->'told' AS told FROM mail WHERE template = $1 AND payload->'told'->>'giftShop' = $2 ORDER BY id`,
    [template, number],
  );

/** The codes mailed for the last shop, in the order of its list. */
const mailedCodes = async (): Promise<string[]> => {
  await counter.deliverMail();
  const rows = await counter.rows<{ code: string }>(
    `SELECT substring(payload->'written'->>'text' FROM '[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}') AS code FROM mail
      WHERE template = 'gift-code' AND recipient LIKE $1 ORDER BY id`,
    [`m${asked}.%`],
  );
  return rows.map(({ code }) => code);
};

/** A gift shop open for choices, with a code for each employee. */
async function opened(count: number, more: Partial<AskGiftShopInput> = {}) {
  const token = await ask({ employees: count, code_kind: 'ELECTRONIC', ...more });
  const number = await numberOf(token);
  await run('gift-shop', 'quote', number);
  await accept(token);
  await counter.ask(ListGiftEmployeesDocument, { token, list: people(count) }, STORE);
  await run('gift-shop', 'open', number);
  const { data } = await counter.ask(GiftCodesDocument, { token }, STORE);
  const listed = data?.giftShopCodes?.codes.map(({ code }) => code) ?? [];
  return { token, number, codes: more.code_kind === 'EMAIL' ? await mailedCodes() : listed };
}

const from = (address: string) => ({ ...STORE, address });
const look = async (code: string, address = '198.51.100.1') => {
  const { data, errors } = await counter.ask(GiftChoiceDocument, { code }, from(address));
  return data?.giftChoice ?? errors[0]?.code ?? '';
};
async function choose(code: string, sku: string, more: { label?: string; version?: number } = {}): Promise<string> {
  const before = await look(code);
  const version = more.version ?? (typeof before === 'string' ? 0 : before.version);
  const variables = { code, sku, label: more.label ?? 'Ada', version };
  const { data, errors } = await counter.ask(ChooseShopGiftDocument, variables, from('198.51.100.1'));
  return data ? 'chosen' : (errors[0]?.code ?? '');
}
const giftsOf = async (token: string) => (await seen(token))?.gifts.map(({ sku }) => sku) ?? [];
const stockOf = async (sku: string): Promise<number> => {
  const [row] = await counter.rows<{ quantity: number }>(
    `SELECT quantity FROM stock_item i JOIN product p ON p.id = i.product_id WHERE p.sku = $1 AND source_code = 'central'`,
    [sku],
  );
  return row?.quantity ?? 0;
};
const setStock = (sku: string, quantity: number) =>
  counter.rows(
    `UPDATE stock_item i SET quantity = $2 FROM product p WHERE p.id = i.product_id AND p.sku = $1 AND source_code = 'central'`,
    [sku, quantity],
  );

/** Leaves this many to choose in addition to those reserved for other shops. */
const leave = async (sku: string, left: number) => {
  const [row] = await counter.rows<{ chosen: number }>(
    `SELECT count(*)::int AS chosen FROM gift_shop_employee e JOIN gift_shop g ON g.id = e.gift_shop_id JOIN product p ON p.id = e.product_id
      WHERE p.sku = $1 AND g.state IN ('open', 'closed')`,
    [sku],
  );
  await setStock(sku, left + (row?.chosen ?? 0));
};

describe('requesting a gift shop', () => {
  test('offers price classes below the tax limit and the first possible delivery day', async () => {
    const { data } = await counter.ask(GiftShopOfferDocument, {}, STORE);
    expect(data?.giftShopOffer?.price_classes.map(({ is_tax_free: free }) => free)).not.toContain(false);
    expect(data?.giftShopOffer?.themes.length).toBeGreaterThan(2);
    expect(data?.giftShopOffer?.first_delivery).toBe(firstGiftDelivery(today()));
  });

  test('saves a draft as entered, which is continued by the link in its mail', async () => {
    const values = [{ name: 'employees', value: '40' }];
    const saved = await counter.ask(SaveGiftShopDocument, { email: 'half@tang.example', values }, who());
    const token = saved.data?.saveGiftShop.token ?? '';
    const shop = await seen(token);
    expect(shop).toMatchObject({ state: 'DRAFT', draft: values, gifts: [], total_incl_vat: null });
    expect(await told('gift-shop-saved', shop?.number ?? '')).toMatchObject([{ recipient: 'half@tang.example' }]);
    const done = await counter.ask(AskGiftShopDocument, { token, input: input() }, who());
    expect(done.data?.askGiftShop.token).toBe(token);
    expect(await seen(token)).toMatchObject({ state: 'ASKED', draft: [] });
    // Once submitted, it is not a draft any more.
    const again = await counter.ask(AskGiftShopDocument, { token, input: input() }, who());
    expect(again.errors[0]?.code).toBe('GIFT_SHOP_STATE');
  });

  test.each([
    ['too few days before', { delivery_on: '2020-01-01' }, 'GIFT_DELIVERY_TOO_SOON'],
    ['no day', { delivery_on: '1; DROP TABLE' }, 'INVALID_DELIVERY_DATE'],
    ['no one', { employees: 0 }, 'GIFT_COUNT'],
    ['too many', { employees: 10_001 }, 'GIFT_COUNT'],
    ['no class', { price_class: 'op-til-1' }, 'GIFT_CLASS_GONE'],
    ['no wish', { themes: ['x\u0000'] }, 'GIFT_THEMES_MISSING'],
    ['a made-up company number', { cvr: '12345678' }, 'CVR_CHECK_DIGIT'],
    ['no company', { company: ' ' }, 'REQUIRED'],
    ['a mailbox with a new line', { email: 'a@b.dk\nbcc: c@d.dk' }, 'EMAIL_INVALID'],
    ['a name of a megabyte', { firstname: 'x'.repeat(10_000) }, 'TOO_LONG'],
  ])('rejects invalid input: %s', async (_why, wrong, code) => {
    expect(await ask(wrong)).toBe(code);
  });

  // spec: 3 Other entities: Gift shop form: employees count, price categories, shop type (normal or AI)
  //   at backend/commerce/gift-shop/order-shop.ts, domain/gift-shop/proposal.ts
  test('a category range offers all gifts of the price class, a selection those picked; no gift cards, none above the price', async () => {
    const whole = await giftsOf(await ask({ range: 'CATEGORY' }));
    const token = await ask();
    const proposed = await seen(token);
    expect(whole.length).toBeGreaterThan(2);
    expect(proposed?.candidates.map(({ sku }) => sku).sort()).toEqual([...whole].sort());
    const rows = await counter.rows<{ sku: string; type: string; gross: number }>(
      'SELECT sku, type, gross_oere AS gross FROM product WHERE sku = ANY ($1)',
      [whole],
    );
    for (const { sku, type, gross } of rows) {
      expect(type, sku).toBe('simple');
      expect(gross, sku).toBeLessThanOrEqual(40_000);
      expect(gross, sku).toBeGreaterThan(15_000);
    }
    const skus = whole.slice(0, 2);
    const pick = (defaultSku: string, named = skus) =>
      counter.ask(PickGiftsDocument, { token, skus: named, defaultSku }, STORE);
    expect((await pick(whole[2] ?? '')).errors[0]?.code).toBe('GIFT_DEFAULT_MISSING');
    expect((await pick(skus[0] ?? '', ['findes-ikke'])).errors[0]?.code).toBe('GIFT_NONE_PICKED');
    await pick(skus[1] ?? '');
    const picked = (await seen(token))?.gifts.map(({ sku, is_default: isDefault }) => [sku, isDefault]);
    expect(picked?.sort()).toEqual(
      [
        [skus[0], false],
        [skus[1], true],
      ].sort(),
    );
  });

  test('the AI kind starts with a proposal of at most twelve gifts for the wishes', async () => {
    const gifts = await giftsOf(await ask({ kind: 'AI' }));
    expect(gifts.length).toBeGreaterThan(2);
    expect(gifts.length).toBeLessThanOrEqual(12);
  });
});

describe('from the offer to the invoice', () => {
  // spec: 1: Gift shop order form (valgshop)
  //   at backend/commerce/gift-shop/order-shop.ts, backend/commerce/gift-shop/send.ts
  // spec: 3 Other entities: Gift shop form: product choice, gift code type, packaging, delivery date
  //   at backend/commerce/gift-shop/range.ts, backend/commerce/gift-shop/staff.ts
  test('sends a mail at each step, turns choices into one order on invoice, and deletes the names afterwards', async () => {
    const token = await ask({ employees: 4 });
    const number = await numberOf(token);
    expect(await run('gift-shop', 'open', number)).toContain('kommet videre');
    expect(await run('gift-shop', 'quote', number, '--price', '380')).toContain('1.520,00 kr.');
    expect(await told('gift-shop-quoted', number)).toHaveLength(1);
    const [accepted] = await Promise.all([1, 2].map(() => accept(token)));
    expect(accepted?.errors).toEqual([]);
    expect(await told('gift-shop-accepted', number)).toHaveLength(1);
    expect(await run('gift-shop', 'open', number)).toContain('har ikke givet listen');
    const list = people(4);
    const short = await counter.ask(ListGiftEmployeesDocument, { token, list: people(3) }, STORE);
    expect(short.errors[0]?.code).toBe('GIFT_COUNT_DIFFERS');
    await counter.ask(ListGiftEmployeesDocument, { token, list }, STORE);
    expect((await seen(token))?.list).toBe(list);
    expect(await run('gift-shop', 'open', number)).toContain('4 koder');
    const waiting = await counter.rows<{ said: string }>(
      `SELECT payload::text AS said FROM mail WHERE template = 'gift-code' AND recipient LIKE $1`,
      [`m${asked}.%`],
    );
    expect(waiting).toHaveLength(4);
    // Queued mails contain no codes.
    for (const { said } of waiting) expect(said).not.toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    const codes = await mailedCodes();
    expect(new Set(codes).size).toBe(4);
    const [one, other] = await giftsOf(token);
    expect(await choose(codes[0] ?? '', other ?? '', { label: ' Ada\u0000  Bæk ' })).toBe('chosen');
    expect(await choose(codes[1] ?? '', other ?? '')).toBe('chosen');
    expect(await choose(codes[1] ?? '', one ?? '', { label: 'Bo' })).toBe('chosen');
    expect(await look(codes[1] ?? '')).toMatchObject({ chosen_sku: one, is_own_choice: true, label: 'Bo' });
    // The company sees the number of choices, not the choices.
    expect(await seen(token)).toMatchObject({ chosen: 2, listed: 4, choices: [], list: null });
    expect((await seen(token))?.gifts.map(({ chosen }) => chosen)).not.toContain(1);
    expect(await run('gift-shop', 'send', number)).toContain('kommet videre');
    expect(await run('gift-shop', 'close', number)).toContain('2 får');
    expect(await look(codes[2] ?? '')).toMatchObject({ is_open: false, is_own_choice: false, chosen_sku: one });
    const before = await stockOf(one ?? '');
    const sent = await run('gift-shop', 'send', number);
    const order = /ordre (\d+)/.exec(sent)?.[1] ?? '';
    expect(sent).toContain('1.520,00 kr.');
    expect(await stockOf(one ?? '')).toBe(before - 3);
    expect(await run('gift-shop', 'send', number)).toContain('kommet videre');
    const lines = await counter.rows<{ sku: string; quantity: number; unit_oere: string }>(
      `SELECT l.sku, l.quantity, l.unit_oere FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1 ORDER BY l.quantity`,
      [order],
    );
    expect(lines.map(({ sku, quantity, unit_oere: unit }) => [sku, quantity, Number(unit)])).toEqual([
      [other, 1, 30_400],
      [one, 3, 30_400],
    ]);
    expect((await seen(token))?.order_number).toBe(order);
    await run('order', 'ship', order);
    const invoice = await run('order', 'invoice', order);
    expect(invoice).toContain('1.520,00');
    const pack = await counter.rows<{ pack_token: string; sent_at: Date }>(
      'SELECT pack_token, sent_at FROM gift_shop WHERE number = $1',
      [number],
    );
    const packing = await counter.ask(GiftPackingDocument, { token: pack[0]?.pack_token ?? '' }, STORE);
    const names = packing.data?.giftShopPacking?.people.map(({ name, gift_sku: sku }) => [name, sku]);
    expect(names?.slice(0, 2)).toEqual([
      ['Ada Bæk', other],
      ['Bo', one],
    ]);
    expect(names?.[2]?.[0]).toBe('Medarbejder 3');
    const { db, pool } = counter.database;
    await forgetOfNouns({ db, pool, now: new Date((pack[0]?.sent_at.getTime() ?? 0) + 91 * DAY) });
    const kept = await counter.rows<{ said: string }>(
      `SELECT concat(e.name, e.email, e.label, e.product_id, e.code_hash) AS said FROM gift_shop_employee e JOIN gift_shop g ON g.id = e.gift_shop_id WHERE g.number = $1`,
      [number],
    );
    expect(kept).toEqual([{ said: '' }, { said: '' }, { said: '' }, { said: '' }]);
    expect(
      (await counter.ask(GiftPackingDocument, { token: pack[0]?.pack_token ?? '' }, STORE)).data?.giftShopPacking,
    ).toBe(null);
    const [contact] = await counter.rows<{ email: string; buyer: Record<string, string> }>(
      'SELECT email, buyer FROM gift_shop WHERE number = $1',
      [number],
    );
    expect(contact).toMatchObject({ email: '', buyer: { firstname: '', telephone: '', company: 'Tang & Søn ApS' } });
    const log = await counter.rows<{ said: string }>(
      `SELECT concat(before, after) AS said FROM staff_action WHERE command LIKE 'gift-shop %' AND subject = $1`,
      [number],
    );
    expect(log.length).toBeGreaterThanOrEqual(4);
    for (const { said } of log) expect(said).not.toMatch(/Medarbejder|Ada|token|secret/);
  });

  test('sends one reminder, and closes automatically after its last day, three weeks before delivery', async () => {
    const { token, number, codes } = await opened(2, { code_kind: 'EMAIL' });
    // Employees with mailed codes choose in private: the company cannot read the codes.
    expect((await counter.ask(GiftCodesDocument, { token }, STORE)).data?.giftShopCodes).toBe(null);
    const { db, pool } = counter.database;
    const round = (day: string) =>
      mindGiftShops({ db, pool, queue: noJobs, now: new Date(`${day}T12:00:00Z`) }).then(({ failures }) =>
        expect(failures).toEqual([]),
      );
    const closesOn = (await seen(token))?.closes_on ?? '';
    await choose(codes[0] ?? '', (await giftsOf(token))[0] ?? '');
    const reminded = () =>
      counter.rows(`SELECT 1 FROM mail WHERE template = 'gift-reminder' AND recipient LIKE $1`, [`m${asked}.%`]);
    await round(addDays(closesOn, -4));
    expect(await reminded()).toHaveLength(0);
    await round(addDays(closesOn, -3));
    await round(addDays(closesOn, -2));
    expect(await reminded()).toHaveLength(1);
    await round(closesOn);
    expect((await seen(token))?.state).toBe('OPEN');
    await round(addDays(closesOn, 1));
    expect((await seen(token))?.state).toBe('CLOSED');
    expect(await told('gift-shop-closed', number)).toHaveLength(1);
    expect(await choose(codes[1] ?? '', 'x')).toBe('GIFT_CLOSED');
  });

  test('with printed cards needs no list, and a company that packs itself sees the choices after closing', async () => {
    const token = await ask({ code_kind: 'PHYSICAL', packaging: 'NONE', employees: 3 });
    const number = await numberOf(token);
    await run('gift-shop', 'quote', number);
    await accept(token);
    expect(await run('gift-shop', 'open', number)).toContain('0 koder');
    const { data } = await counter.ask(GiftCodesDocument, { token }, STORE);
    const codes = data?.giftShopCodes?.codes ?? [];
    expect(codes.map(({ name }) => name)).toEqual(['', '', '']);
    await choose(codes[1]?.code ?? '', (await giftsOf(token))[1] ?? '', { label: 'Karla' });
    expect((await seen(token))?.choices).toEqual([]);
    // A used card is not printed again: with its code the company would see the choice.
    const left = (await counter.ask(GiftCodesDocument, { token }, STORE)).data?.giftShopCodes?.codes ?? [];
    expect(left.map(({ code }) => code)).toEqual([codes[0]?.code, codes[2]?.code]);
    await run('gift-shop', 'close', number);
    expect((await seen(token))?.choices.map(({ name }) => name)).toEqual(['1', 'Karla', '3']);
    // The secret is deleted: the codes can no longer be derived.
    expect((await counter.ask(GiftCodesDocument, { token }, STORE)).data?.giftShopCodes?.codes).toEqual([]);
    expect(
      await counter.rows('SELECT 1 FROM gift_shop WHERE number = $1 AND code_secret IS NOT NULL', [number]),
    ).toEqual([]);
  });
});

describe('failures', () => {
  test('an offer changed while the page was open is not accepted at the old price', async () => {
    const token = await ask();
    const number = await numberOf(token);
    await run('gift-shop', 'quote', number, '--price', '380');
    const shown = (await seen(token))?.price_each ?? 0;
    await run('gift-shop', 'quote', number, '--price', '399');
    expect((await accept(token, shown)).errors[0]?.code).toBe('GIFT_OFFER_CHANGED');
    expect((await seen(token))?.state).toBe('QUOTED');
    expect((await accept(token)).errors).toEqual([]);
    // Each offer was mailed, including the first one when it is repeated.
    expect(await told('gift-shop-quoted', number)).toHaveLength(2);
  });

  test('rejects offering, accepting and opening when no day is left to choose', async () => {
    const ready = async (day: string) => {
      const token = await ask({ code_kind: 'PHYSICAL' });
      const number = await numberOf(token);
      const closes = () => counter.rows('UPDATE gift_shop SET closes_on = $2 WHERE number = $1', [number, day]);
      return { token, number, closes };
    };
    const asked = await ready(today());
    await asked.closes();
    expect(await run('gift-shop', 'quote', asked.number)).toContain('for sent');
    const quoted = await ready(today());
    await run('gift-shop', 'quote', quoted.number);
    await quoted.closes();
    expect((await accept(quoted.token)).errors[0]?.code).toBe('GIFT_TOO_LATE');
    const agreed = await ready(today());
    await run('gift-shop', 'quote', agreed.number);
    await accept(agreed.token);
    await agreed.closes();
    expect(await run('gift-shop', 'open', agreed.number)).toContain('for sent');
    const inTime = await ready(addDays(today(), 1));
    await inTime.closes();
    await run('gift-shop', 'quote', inTime.number);
    await accept(inTime.token);
    expect(await run('gift-shop', 'open', inTime.number)).toContain('åben');
  });

  test('an expired offer is deleted with its employee list, one that can still be opened is not', async () => {
    const token = await ask({ employees: 2 });
    const number = await numberOf(token);
    await run('gift-shop', 'quote', number);
    await counter.ask(ListGiftEmployeesDocument, { token, list: people(2) }, STORE);
    const { db, pool } = counter.database;
    const deliveryOn = (await seen(token))?.delivery_on ?? '';
    const forget = (days: number) =>
      forgetOfNouns({ db, pool, now: new Date(Date.parse(`${deliveryOn}T12:00:00Z`) + days * DAY) });
    const left = () => counter.rows(`SELECT 1 FROM gift_shop_employee WHERE email LIKE $1`, [`m${asked}.%`]);
    await forget(85);
    expect(await left()).toHaveLength(2);
    await forget(92);
    expect([await left(), await seen(token)]).toEqual([[], null]);
  });

  test('a draft is mailed again when its address is corrected', async () => {
    const values = [{ name: 'employees', value: '4' }];
    const saved = await counter.ask(SaveGiftShopDocument, { email: 'adners@tang.example', values }, who());
    const token = saved.data?.saveGiftShop.token ?? '';
    for (const email of ['anders@tang.example', 'anders@tang.example'])
      await counter.ask(SaveGiftShopDocument, { token, email, values }, who());
    expect((await told('gift-shop-saved', await numberOf(token))).map(({ recipient }) => recipient)).toEqual([
      'adners@tang.example',
      'anders@tang.example',
    ]);
  });

  test('the last piece is chosen once, by concurrent choices in two shops', async () => {
    const one = await opened(2);
    const [sku = '', spare = ''] = await giftsOf(one.token);
    const other = await opened(2, { range: 'CATEGORY' });
    expect(await giftsOf(other.token)).toContain(sku);
    const before = await stockOf(sku);
    await leave(sku, 1);
    const said = await Promise.all([...one.codes, ...other.codes].map((code) => choose(code, sku)));
    expect(said.sort()).toEqual(['GIFT_SOLD_OUT', 'GIFT_SOLD_OUT', 'GIFT_SOLD_OUT', 'chosen']);
    const free = await look(one.codes.at(-1) ?? '');
    expect(typeof free === 'string' ? null : free.gifts.find((gift) => gift.sku === sku)?.is_sold_out).toBe(true);
    for (const code of one.codes) expect(await choose(code, spare)).toBe('chosen');
    await setStock(sku, before);
  });

  test('a gift can be chosen until midnight in Denmark on the last day, and not a minute later', async () => {
    const { token, codes } = await opened(1);
    const [one = '', other = ''] = await giftsOf(token);
    const shop = await seen(token);
    // Denmark's offset from UTC differs between summer and winter.
    const last = ['21:59', '22:59']
      .map((time) => new Date(`${shop?.closes_on}T${time}:00Z`))
      .filter((at) => inCopenhagen(at).date === shop?.closes_on)
      .at(-1);
    const ahead = (last?.getTime() ?? 0) - counter.clock.now().getTime();
    counter.clock.forward(ahead);
    expect(await choose(codes[0] ?? '', one)).toBe('chosen');
    counter.clock.forward(60_000);
    const late = await choose(codes[0] ?? '', other);
    counter.clock.forward(-ahead - 60_000);
    expect(late).toBe('GIFT_CLOSED');
    expect(await look(codes[0] ?? '')).toMatchObject({ chosen_sku: one, is_open: true });
  });

  test('with the same code in two windows, the second choice is rejected as outdated', async () => {
    const { token, codes } = await opened(1);
    const [one = '', other = ''] = await giftsOf(token);
    const said = await Promise.all([one, other].map((sku) => choose(codes[0] ?? '', sku, { version: 0 })));
    expect(said.sort()).toEqual(['GIFT_CHOSEN_MEANWHILE', 'chosen']);
    expect(await choose(codes[0] ?? '', other)).toBe('chosen');
  });

  test.each([
    ['a gift that is not offered', { sku: '1000101', label: 'Ada' }, 'GIFT_NOT_OFFERED'],
    ['no name', { sku: null, label: ' \u0000 ' }, 'GIFT_LABEL_MISSING'],
    ['a name of 300 letters', { sku: null, label: 'x'.repeat(300) }, 'TOO_LONG'],
  ])('rejects an invalid choice: %s', async (_what, { sku, label }, code) => {
    const { token, codes } = await opened(1);
    const [first = ''] = await giftsOf(token);
    expect(await choose(codes[0] ?? '', sku ?? first, { label })).toBe(code);
  });

  test('locks out an address after thirty wrong codes, even for the right one', async () => {
    const { codes } = await opened(1);
    const said = new Set<unknown>();
    for (let tried = 0; tried < 30; tried += 1) said.add(await look(`AAAA-AAAA-${1000 + tried}`, '198.51.100.66'));
    expect([...said]).toEqual(['GIFT_CODE_UNKNOWN']);
    expect(await look(codes[0] ?? '', '198.51.100.66')).toBe('TOO_MANY_TRIES');
    expect(await look(codes[0] ?? '', '198.51.100.67')).toMatchObject({ is_open: true });
  });

  test('sixty requests with a right code from one office do not count as guesses', async () => {
    const { codes } = await opened(1);
    for (let looked = 0; looked < 60; looked += 1)
      expect(await look(codes[0] ?? '', '198.51.100.68')).toMatchObject({ is_open: true });
  });

  test('an unavailable gift blocks the order, which names it, until it is replaced', async () => {
    const { token, number, codes } = await opened(2);
    const [one = '', other = ''] = await giftsOf(token);
    for (const code of codes) await choose(code, one);
    await run('gift-shop', 'close', number);
    const before = await stockOf(one);
    await setStock(one, 1);
    expect(await run('gift-shop', 'send', number)).toContain(one);
    expect(await run('gift-shop', 'replace', number, '--from', one, '--to', other)).toContain('2 får');
    expect(await run('gift-shop', 'send', number)).toContain('ordre');
    await setStock(one, before);
  });

  // Which choices each kind of visitor can read.
  test('choices are readable only with the right secret', async () => {
    const { token, number, codes } = await opened(2);
    await choose(codes[0] ?? '', (await giftsOf(token))[0] ?? '', { label: 'zq7hemmelig' });
    await run('gift-shop', 'close', number);
    const [row] = await counter.rows<{ pack_token: string }>('SELECT pack_token FROM gift_shop WHERE number = $1', [
      number,
    ]);
    const pack = row?.pack_token ?? '';
    const another = await opened(1);
    const tells = async (secret: string) => {
      const answers = await Promise.all([
        counter.ask(GiftShopDocument, { token: secret }, STORE),
        counter.ask(GiftCodesDocument, { token: secret }, STORE),
        counter.ask(GiftPackingDocument, { token: secret }, STORE),
        counter.ask(GiftChoiceDocument, { code: secret }, from('198.51.100.70')),
      ]);
      return answers.map(({ data }) => JSON.stringify(data).includes('zq7hemmelig'));
    };
    const SEES: [who: string, secret: string, sees: boolean[]][] = [
      ['a stranger', 'x', [false, false, false, false]],
      ['one who knows the number', number, [false, false, false, false]],
      ['the company, whose gifts have labels', token, [false, false, false, false]],
      ['the warehouse', pack, [false, false, true, false]],
      ['the employee', codes[0] ?? '', [false, false, false, true]],
      ['a colleague', codes[1] ?? '', [false, false, false, false]],
      ['another company', another.token, [false, false, false, false]],
      ['an employee of another company', another.codes[0] ?? '', [false, false, false, false]],
    ];
    for (const [visitor, secret, sees] of SEES) expect([visitor, await tells(secret)]).toEqual([visitor, sees]);
  });
});
