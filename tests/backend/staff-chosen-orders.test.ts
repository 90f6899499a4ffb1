// Several orders at once in the back office: rights, what shipping would do, shipping each by itself, and their packing slips and labels.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHOSEN_ACTS } from '#domain/staff/chosen-orders';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { codesOfPdf, textOfPdf } from '../support/pdf-text';
import { staffDesk } from './staff-desk';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus, type Who } from './test-backend';

let counter: Counter;
let skus: string[];
let birgitte: Who;
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 2);
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  for (const role of STAFF_ROLES) await enter(role);
});
afterAll(() => counter?.close());

interface Chosen {
  number: string;
  seen: string;
  pieces: number;
  fulfilment: string;
  shipments: string[];
  problem: { code: string } | null;
}
interface Answered {
  staffChosenOrders?: Chosen[];
  staffShipOrders?: { number: string; made: string | null; problem: { code: string } | null }[];
  staffPackingSlips?: string | null;
  staffAddressLabels?: string | null;
  staffInvoices?: { store: string; language: string; document: string }[];
  staffActOnOrder?: { problem: { code: string } | null };
}
const { ask, enter } = staffDesk<Answered>(() => counter);

const CHOSEN = `query ($numbers: [String!]!) { staffChosenOrders(numbers: $numbers) {
  number seen pieces fulfilment shipments problem { code } } }`;
const SHIP =
  'mutation ($orders: [StaffSeenOrder!]!) { staffShipOrders(orders: $orders) { number made problem { code } } }';
const SLIPS = 'query ($numbers: [String!]!) { staffPackingSlips(numbers: $numbers) }';
const LABELS = 'query ($numbers: [String!]!) { staffAddressLabels(numbers: $numbers) }';
const INVOICES = 'query ($numbers: [String!]!) { staffInvoices(numbers: $numbers) { store language document } }';
const ACT = `mutation ($number: String!, $act: String!, $seen: String!) {
  staffActOnOrder(number: $number, act: $act, seen: $seen, input: {}) { problem { code } } }`;

const chosen = async (...numbers: string[]): Promise<Chosen[]> => {
  const { data, codes } = await ask(CHOSEN, { numbers });
  if (!data?.staffChosenOrders) throw new Error(codes.join());
  return data.staffChosenOrders;
};
const seenOf = async (...numbers: string[]) => (await chosen(...numbers)).map(({ number, seen }) => ({ number, seen }));
const shipped = async (orders: { number: string; seen: string }[]) =>
  ((await ask(SHIP, { orders })).data?.staffShipOrders ?? []).map(({ made, problem }) =>
    made ? 'shipped' : problem?.code,
  );
const actionsOn = async (number: string) =>
  (
    await counter.rows<{ command: string }>('SELECT command FROM staff_action WHERE subject = $1 ORDER BY id', [number])
  ).map(({ command }) => command);
const shipmentsOf = (number: string) =>
  counter.rows('SELECT s.number FROM shipment s JOIN sales_order o ON o.id = s.order_id WHERE o.number = $1', [number]);
const act = async (number: string, name: string) => {
  const [{ seen } = { seen: '' }] = await chosen(number);
  const { data } = await ask(ACT, { number, act: name, seen });
  expect(data?.staffActOnOrder?.problem).toBe(null);
};

async function ordered(payment: 'card' | 'account', isPaid = true): Promise<string> {
  const who = payment === 'account' ? birgitte : {};
  const goods: [string, number][] = [
    [skus[0] ?? '', 2],
    [skus[1] ?? '', 1],
  ];
  const placed = await place(counter, await readyCart(counter, goods, payment, who), who);
  if (placed.payAt && isPaid) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
}

const setPayment = (number: string, column: 'mode' | 'status', value: string) =>
  counter.rows(`UPDATE payment SET ${column} = $2 WHERE order_id = (SELECT id FROM sales_order WHERE number = $1)`, [
    number,
    value,
  ]);

describe.each(STAFF_ROLES)('%s', (role) => {
  it('prints and ships several orders by the rights to one', async () => {
    const number = await ordered('account');
    const codesFor = (isAllowed: boolean) => (isAllowed ? [] : ['STAFF_RIGHT_MISSING']);
    const sees = roleHasRight(role, ...CHOSEN_ACTS.slips);
    expect((await ask(CHOSEN, { numbers: [number] }, role)).codes).toEqual(codesFor(sees));
    expect((await ask(SLIPS, { numbers: [number] }, role)).codes).toEqual(codesFor(sees));
    expect((await ask(LABELS, { numbers: [number] }, role)).codes).toEqual(codesFor(sees));
    expect((await ask(INVOICES, { numbers: [number] }, role)).codes).toEqual(codesFor(sees));
    const ships = roleHasRight(role, 'orders');
    expect((await ask(SHIP, { orders: await seenOf(number) }, role)).codes).toEqual(codesFor(ships));
    expect(await shipmentsOf(number)).toHaveLength(ships ? 1 : 0);
  });
});

it('requires a login', async () => {
  for (const [query, variables] of [
    [CHOSEN, { numbers: ['1'] }],
    [SLIPS, { numbers: ['1'] }],
    [LABELS, { numbers: ['1'] }],
    [INVOICES, { numbers: ['1'] }],
    [SHIP, { orders: [{ number: '1', seen: '' }] }],
  ] as const)
    expect((await ask(query, variables, null)).codes).toEqual(['SESSION_EXPIRED']);
});

describe('several orders', () => {
  it('are shipped completely, each logged and mailed; unpaid, held, cancelled and unknown ones are refused', async () => {
    const [invoice, card, unpaid] = [await ordered('account'), await ordered('card'), await ordered('card', false)];
    const [held, cancelled, test] = [await ordered('account'), await ordered('account'), await ordered('card')];
    await act(held, 'hold');
    await act(cancelled, 'cancel');
    await setPayment(test, 'mode', 'TEST');
    const numbers = [invoice, unpaid, held, cancelled, test, card];
    const before = await chosen(...numbers, '9');
    expect(before.map(({ number, pieces, problem }) => [number, pieces, problem?.code ?? null])).toEqual([
      [invoice, 3, null],
      [unpaid, 0, 'INVALID_ORDER_STATUS'],
      [held, 0, 'INVALID_ORDER_STATUS'],
      [cancelled, 0, 'INVALID_ORDER_STATUS'],
      [test, 0, 'PAID_BY_TEST'],
      [card, 3, null],
    ]);
    for (const number of numbers) expect(await shipmentsOf(number)).toEqual([]);

    const seen = before.map(({ number, seen: state }) => ({ number, seen: state }));
    expect(await shipped([...seen, { number: '9', seen: '' }])).toEqual([
      'shipped',
      ...['INVALID_ORDER_STATUS', 'INVALID_ORDER_STATUS', 'INVALID_ORDER_STATUS', 'PAID_BY_TEST'],
      'shipped',
      'ORDER_NOT_FOUND',
    ]);
    const after = await chosen(...numbers);
    expect(after.map(({ fulfilment, shipments }) => [fulfilment, shipments.length])).toEqual([
      ['shipped', 1],
      ['awaiting-payment', 0],
      ['on-hold', 0],
      ['cancelled', 0],
      ['to-pack', 0],
      ['shipped', 1],
    ]);
    expect(await actionsOn(invoice)).toEqual(['order ship']);
    // The shipment, and the capture that follows it.
    expect(await actionsOn(card)).toEqual(['order ship', 'order ship']);
    expect([await actionsOn(unpaid), await actionsOn(held)]).toEqual([[], ['order hold']]);
    const mails = await counter.rows<{ template: string }>(
      `SELECT template FROM mail m JOIN sales_order o ON o.id = m.order_id WHERE o.number = ANY ($1) AND template = 'order-shipped'`,
      [numbers],
    );
    expect(mails).toHaveLength(2);
  });

  it('are shipped with the rest of a partly shipped one', async () => {
    const number = await ordered('account');
    await counter.rows(
      `UPDATE order_line SET shipped = 1 WHERE quantity = 2 AND order_id = (SELECT id FROM sales_order WHERE number = $1)`,
      [number],
    );
    const [order] = await chosen(number);
    expect([order?.fulfilment, order?.pieces]).toEqual(['partly-shipped', 2]);
    expect(await shipped(await seenOf(number))).toEqual(['shipped']);
  });

  it('are not shipped where the payment of a released order no longer covers it', async () => {
    const number = await ordered('card');
    await setPayment(number, 'status', 'cancelled');
    expect((await chosen(number))[0]?.problem?.code).toBe('ORDER_UNPAID');
    expect(await shipped(await seenOf(number))).toEqual(['ORDER_UNPAID']);
    expect(await shipmentsOf(number)).toEqual([]);
  });

  it('that a colleague has changed are refused, and the others are shipped', async () => {
    const [one, other] = [await ordered('account'), await ordered('account')];
    const seen = await seenOf(one, other);
    await act(one, 'hold');
    await act(one, 'unhold');
    // The state is again as it was seen.
    expect(await shipped(seen.slice(0, 1))).toEqual(['shipped']);
    const third = await ordered('account');
    const stale = [...(await seenOf(third)), ...seen.slice(1)];
    await act(third, 'hold');
    expect(await shipped(stale)).toEqual(['ORDER_CHANGED', 'shipped']);
    expect(await shipmentsOf(third)).toEqual([]);
    expect(await shipped([{ number: third, seen: '' }])).toEqual(['ORDER_CHANGED']);
  });

  it('are shipped once by two submissions at the same moment, and by one after the other', async () => {
    const numbers = [await ordered('account'), await ordered('account')];
    const seen = await seenOf(...numbers);
    const both = await Promise.all([shipped(seen), shipped(seen)]);
    for (const at of [0, 1]) expect(both.map((results) => results[at]).sort()).toEqual(['ORDER_CHANGED', 'shipped']);
    expect(await shipped(seen)).toEqual(['ORDER_CHANGED', 'ORDER_CHANGED']);
    for (const number of numbers) {
      expect(await shipmentsOf(number)).toHaveLength(1);
      expect(await actionsOn(number)).toEqual(['order ship']);
    }
  });

  it('are at least one and at most 50', async () => {
    const numbers = Array.from({ length: 51 }, (_, at) => `9${at}`);
    const orders = numbers.map((number) => ({ number, seen: '' }));
    expect((await ask(CHOSEN, { numbers: numbers.slice(1) })).codes).toEqual([]);
    expect(await shipped(orders.slice(1))).toEqual(Array(50).fill('ORDER_NOT_FOUND'));
    for (const [query, variables] of [
      [CHOSEN, { numbers }],
      [SLIPS, { numbers }],
      [LABELS, { numbers }],
      [INVOICES, { numbers }],
      [SHIP, { orders }],
    ] as const)
      expect((await ask(query, variables)).codes).toEqual(['ORDERS_TOO_MANY']);
    for (const [query, variables] of [
      [CHOSEN, { numbers: [] }],
      [SLIPS, { numbers: [''] }],
      [LABELS, { numbers: [''] }],
      [INVOICES, { numbers: [''] }],
      [SHIP, { orders: [] }],
    ] as const)
      expect((await ask(query, variables)).codes).toEqual(['NO_ORDERS_CHOSEN']);
  });
});

describe('packing slips', () => {
  it('of several orders are one PDF, in the order chosen, with the pages of each counted alone', async () => {
    const [one, other] = [await ordered('account'), await ordered('card')];
    const { data } = await ask(SLIPS, { numbers: [other, one] });
    const text = await textOfPdf(new Uint8Array(Buffer.from(data?.staffPackingSlips ?? '', 'base64')));
    expect(text.match(/Følgeseddel \d+/g)).toEqual([`Følgeseddel ${other}`, `Følgeseddel ${one}`]);
    for (const number of [one, other]) expect(text).toContain(`Ordre ${number} · side 1 af 1`);
    expect((await ask(SLIPS, { numbers: [one, '9'] })).data?.staffPackingSlips).toBe(null);
  });
});

describe('address labels', () => {
  const labelsOf = async (...numbers: string[]): Promise<Uint8Array | null> => {
    const pdf = (await ask(LABELS, { numbers })).data?.staffAddressLabels;
    return pdf ? new Uint8Array(Buffer.from(pdf, 'base64')) : null;
  };
  const labelText = async (...numbers: string[]) => textOfPdf((await labelsOf(...numbers)) ?? new Uint8Array());
  const shippingOf = (number: string, shipping: object) =>
    counter.rows('UPDATE sales_order SET shipping = shipping || $2::jsonb WHERE number = $1', [
      number,
      JSON.stringify(shipping),
    ]);

  it('of several orders are one PDF: sender, recipient, telephone, weight and a barcode of the number', async () => {
    const [one, other] = [await ordered('account'), await ordered('card')];
    await counter.rows('UPDATE product SET weight_grams = 720 WHERE sku = ANY ($1)', [skus]);
    const pdf = await labelsOf(other, one);
    const text = await textOfPdf(pdf ?? new Uint8Array());
    expect(text.match(/Ordre \d+/g)).toEqual([`Ordre ${other}`, `Ordre ${one}`]);
    const [order] = await counter.rows<{ address: Record<string, string>; name: string; street: string }>(
      `SELECT o.shipping_address AS address, s.name, s.street FROM sales_order o, seller s WHERE o.number = $1`,
      [one],
    );
    for (const words of [order?.name, order?.street, order?.address.city, order?.address.telephone])
      expect(text).toContain(words);
    // Three pieces, rounded up to tenths of a kilo.
    expect(text.match(/Vægt: 2,2 kg/g)).toHaveLength(2);
    expect(text.match(/uden porto/g)).toHaveLength(2);
    expect(await codesOfPdf(pdf ?? new Uint8Array())).toEqual([other, one]);
    expect(await labelsOf(one, '9')).toBe(null);
  });

  it('name the parcel shop with its id, and the recipient below it', async () => {
    const number = await ordered('card');
    const point = { name: 'Nærkøb Ørsted', street: 'Torvet 1', postcode: '8950', city: 'Ørsted', openingHours: [] };
    await shippingOf(number, { servicePointId: '95312', point });
    const text = await labelText(number);
    expect(text).toContain('Pakkeshop 95312 Nærkøb Ørsted Torvet 1 8950 Ørsted Til: ');
  });

  it('say that an order must not be sent, and leave out a weight that is not known', async () => {
    const number = await ordered('account');
    await counter.rows('UPDATE product SET weight_grams = 0 WHERE sku = $1', [skus[0]]);
    await act(number, 'hold');
    const text = await labelText(number);
    expect(text).toContain('MÅ IKKE SENDES');
    expect(text).not.toContain('Vægt');
  });

  it('shrink a long address to its place', async () => {
    const number = await ordered('account');
    const long = {
      company: 'Foreningen '.repeat(12).trim(),
      street: ['Vestre Ringgade '.repeat(8).trim(), 'Opgang Q'],
    };
    await counter.rows('UPDATE sales_order SET shipping_address = shipping_address || $2::jsonb WHERE number = $1', [
      number,
      JSON.stringify(long),
    ]);
    const pdf = await labelsOf(number);
    expect(await textOfPdf(pdf ?? new Uint8Array())).toContain('Opgang Q');
    expect(await codesOfPdf(pdf ?? new Uint8Array())).toEqual([number]);
  });
});

it('invoices of several orders are read in the order chosen, without credit notes, and none of an order without one', async () => {
  const [one, other, without] = [await ordered('account'), await ordered('account'), await ordered('account')];
  for (const number of [one, other]) {
    await act(number, 'ship');
    await act(number, 'invoice');
  }
  await act(one, 'credit');
  const { data } = await ask(INVOICES, { numbers: [other, without, one] });
  const found = data?.staffInvoices ?? [];
  expect(
    found.map(({ document }) => JSON.parse(document)).map(({ kind, order_number }) => [kind, order_number]),
  ).toEqual([
    ['INVOICE', other],
    ['INVOICE', one],
  ]);
  expect(found.map(({ store, language }) => [store, language])).toEqual([
    ['b2b', 'da'],
    ['b2b', 'da'],
  ]);
});
