// Ink finder and quick order: printers by name, cartridges by number, parsing of order lines, and saved printers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameKey } from '#domain/ink/printer-names';
import {
  FinderDocument,
  FitsDocument,
  InkSearchDocument,
  MyPrintersDocument,
  QuickOrderDocument,
  QuickOrderToCartDocument,
  RemovePrinterDocument,
  SavePrinterDocument,
  UpdatePrinterDocument,
} from '~/services/generated/commerce';
import {
  type Counter,
  logIn,
  newCart,
  openCounter,
  place,
  readCart,
  readyCart,
  someSkus,
  type Who,
} from './test-backend';

const GUEST = { store: 'b2c' };

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

describe('printers', () => {
  const search = async (words: string) => {
    const { data } = await counter.ask(InkSearchDocument, { words }, GUEST);
    const found = data?.printers;
    return { exact: found?.is_exact, models: found?.items?.map((one) => one?.model) };
  };

  // spec: 1: Printer selector for ink and toner
  test('are found by typed names, and approximate matches are marked', async () => {
    expect(await search('dcp l2530')).toEqual({ exact: true, models: ['DCP-L2530DW'] });
    expect((await search('HP laserjet m402')).models).toContain('LaserJet Pro M402dn');
    expect(await search('brother dcp l2530wd')).toEqual({ exact: false, models: ['DCP-L2530DW'] });
    expect(await search('ecosis p2040dn')).toEqual({ exact: false, models: ['ECOSYS P2040dn'] });
    expect(await search("'; DROP TABLE printer; --")).toMatchObject({ models: [] });
    expect(await search('😀'.repeat(5000))).toMatchObject({ models: [] });
  });

  test('are not an exact match when the number is incomplete', async () => {
    expect(await search('hp laserjet m40')).toMatchObject({ exact: false });
    expect((await search('hp laserjet 02')).models).toEqual([]);
    expect(await search('dcp l253')).toMatchObject({ exact: false });
  });

  test('are found by their operating system names', async () => {
    const expected = { exact: true, models: ['LaserJet Pro M402dn'] };
    for (const name of ['HP LaserJet Pro M402dn PCL 6', 'lj m402dn', 'HP LaserJet Pro MFP M402dn series (Kopi 1)'])
      expect([name, await search(name)]).toEqual([name, expected]);
  });

  test('have the same search keys in the database and in the domain rules', async () => {
    const rows =
      await counter.rows<Record<'make' | 'series' | 'model' | 'search_key', string>>('SELECT * FROM printer');
    expect(rows.length).toBeGreaterThanOrEqual(300);
    for (const { make, series, model, search_key } of rows)
      expect(search_key).toBe(`${nameKey(make + model)} ${nameKey(series)}`);
  });

  test('have makers, series, and supplies with roles and yields', async () => {
    const variables = { make: 'brother', series: 'dcp', hasMake: true, hasSeries: true, isTop: true };
    const { data: finder } = await counter.ask(FinderDocument, variables, GUEST);
    expect(finder?.printerMakes?.map((one) => one?.name)).toEqual(expect.arrayContaining(['Brother', 'HP', 'Xerox']));
    expect(finder?.printerSeries?.map((one) => one?.key)).toContain('dcp');
    expect(finder?.printers?.items?.map((one) => one?.id)).toContain('brother-dcp-l2530dw');
    expect(finder?.popular?.items?.[0]?.id).toBe('brother-dcp-l2530dw');
    const { data } = await counter.ask(FitsDocument, { id: 'brother-mfc-l3750cdw' }, GUEST);
    const supplies = data?.printer?.supplies ?? [];
    expect(new Set(supplies.map((one) => one?.role))).toEqual(
      new Set(['black', 'cyan', 'magenta', 'yellow', 'set', 'drum', 'waste']),
    );
    const set = supplies.find((one) => one?.role === 'set' && one.original && one.number === 'TN-247');
    expect(set?.holds?.map((one) => one?.part)).toEqual(['TN-247BK', 'TN-247C', 'TN-247M', 'TN-247Y']);
    expect(supplies.find((one) => one?.number === 'TN-247BK' && one.original)).toMatchObject({ pages: 3000 });
    expect((await counter.ask(FitsDocument, { id: 'brother-findes-ikke' }, GUEST)).data?.printer).toBeNull();
  });

  test('cartridges are found by number, in stores that sell them only', async () => {
    const found = await counter.ask(InkSearchDocument, { words: 'tn 2420' }, GUEST);
    expect(found.data?.cartridges?.map((one) => one?.number)).toEqual(['TN-2420', 'TN-2420']);
    const elsewhere = await counter.ask(InkSearchDocument, { words: 'tn 2420' }, { store: 'firmagaver_dk' });
    expect(elsewhere.data?.cartridges).toEqual([]);
  });
});

describe('quick order', () => {
  interface Plain {
    sku: string;
    ean: string;
    gross_oere: number;
  }
  const one = async <Row>(sql: string) => (await counter.rows<Row>(sql))[0];
  const check = async (lines: { code: string; quantity: number; whole?: string; typed?: string }[]) =>
    (await counter.ask(QuickOrderDocument, { lines }, GUEST)).data?.quickOrder ?? [];
  let plain: Plain;
  beforeAll(async () => {
    const [sku] = await someSkus(
      counter,
      1,
      'p.duty_code IS NULL AND p.cartridge IS NULL AND p.id NOT IN (SELECT product_id FROM product_special)',
    );
    const found = await one<Plain>(`SELECT sku, ean, gross_oere FROM product WHERE sku = '${sku}'`);
    if (!found) throw new Error('The demo world has no plain product');
    plain = found;
  });

  test('resolves SKU, EAN and cartridge number, adds up duplicates, and returns candidates when ambiguous', async () => {
    const [first, unknown, number, whole, unread, similar, ...rest] = await check([
      { code: plain.sku, quantity: 1 },
      { code: 'FINDES-IKKE', quantity: 1 },
      { code: plain.ean, quantity: 1 },
      { code: 'tn 2420', quantity: 1 },
      { code: 'TN', quantity: 2410, whole: 'TN 2410' },
      { code: plain.sku.replace(/(\d{3})/, '$1-'), quantity: 3 },
      { code: plain.sku, quantity: 0, typed: 'to' },
      { code: plain.sku.replace(/(\d{3})/, '$1.'), quantity: 1 },
    ]);
    expect(first).toMatchObject({ status: 'OK', quantity: 5, joined: 2, product: { sku: plain.sku } });
    expect(first?.row_total?.value).toBeCloseTo((plain.gross_oere * 5) / 100, 2);
    expect(unknown).toMatchObject({ code: 'FINDES-IKKE', status: 'UNKNOWN', product: null });
    expect(number).toMatchObject({ status: 'CHOOSE' });
    expect(number?.candidates).toHaveLength(2);
    expect(whole).toMatchObject({ code: 'TN 2410', quantity: 1, status: 'CHOOSE' });
    expect(unread).toMatchObject({ code: plain.sku, status: 'REFUSED', quantity: 0, typed: 'to', joined: 0 });
    expect(similar).toMatchObject({ status: 'SIMILAR', candidates: [{ sku: plain.sku }], product: null });
    expect(rest).toEqual([]);
  });

  test('a mistyped number with its quantity is never another number that has the same digits', async () => {
    const [mistyped = '', last = ''] = [plain.sku.slice(0, -1), plain.sku.slice(-1)];
    const lines = await check([
      { code: mistyped, quantity: Number(last), whole: `${mistyped} ${last}` },
      {
        code: plain.ean.slice(0, 7),
        quantity: Number(plain.ean.slice(7)),
        whole: `${plain.ean.slice(0, 7)} ${plain.ean.slice(7)}`,
      },
    ]);
    expect(lines).toMatchObject([
      { code: mistyped, status: 'SIMILAR', candidates: [{ sku: plain.sku }], product: null },
      { status: 'OK', quantity: 1, product: { sku: plain.sku } },
    ]);
  });

  test('a parent returns its variants, and an invalid quantity is rejected with its increment', async () => {
    const parent = await one<Plain>(
      `SELECT p.sku FROM product p JOIN product v ON v.parent_id = p.id WHERE p.store_ids @> '{1}' GROUP BY p.sku HAVING count(*) > 1 LIMIT 1`,
    );
    const stepped = await one<Plain & { increments: number }>(
      `SELECT sku, increments FROM product WHERE increments > 1 AND type = 'simple' AND NOT request_price AND store_ids @> '{1}' LIMIT 1`,
    );
    const increment = stepped?.increments ?? 0;
    const [variants, odd, none] = await check([
      { code: parent?.sku ?? '', quantity: 1 },
      { code: stepped?.sku ?? '', quantity: increment * 3 + 1 },
      { code: plain.sku, quantity: 0 },
    ]);
    expect(variants?.candidates?.length).toBeGreaterThan(1);
    expect(odd).toMatchObject({ refusal: { code: 'QUANTITY_NOT_A_MULTIPLE', params: { increment } } });
    expect(none).toMatchObject({ status: 'REFUSED', refusal: { code: 'QUANTITY_TOO_SMALL' } });
  });

  test('adds all lines or none to the cart, unless only the valid ones are requested', async () => {
    const cartId = await newCart(counter);
    const add = async (codes: Record<string, number>, onlyGood: boolean) => {
      const lines = Object.entries(codes).map(([code, quantity]) => ({ code, quantity }));
      return (await counter.ask(QuickOrderToCartDocument, { cartId, lines, onlyGood }, GUEST)).data?.quickOrderToCart;
    };
    expect(await add({ [plain.sku]: 3, nothing: 1 }, false)).toMatchObject({ added: 0, cart: { total_quantity: 0 } });
    expect(await add({ [plain.sku]: 3, nothing: 1 }, true)).toMatchObject({ added: 1, cart: { total_quantity: 3 } });
    await add({ [plain.sku]: 2 }, false);
    // The cart counts: together they exceed the stock.
    expect(await add({ [plain.sku]: 9998 }, true)).toMatchObject({ added: 0, lines: [{ status: 'REFUSED' }] });
    const lines = (await readCart(counter, cartId)).data?.cart?.itemsV2?.items;
    expect(lines?.map((line) => line?.quantity)).toEqual([5]);
  });

  test('checks five hundred lines in one request, and rejects one more', async () => {
    const rows = await counter.rows<Plain>(
      `SELECT sku FROM product WHERE type = 'simple' AND store_ids @> '{1}' LIMIT 100`,
    );
    const lines = Array.from({ length: 5 }, () => rows.map(({ sku }) => ({ code: sku, quantity: 1 }))).flat();
    expect(await check(lines)).toHaveLength(100);
    const { errors } = await counter.ask(QuickOrderDocument, { lines: [...lines, { code: 'x', quantity: 1 }] }, GUEST);
    expect(errors).toHaveLength(1);
  });
});

describe('my printers', () => {
  const printer = 'brother-dcp-l2530dw';
  const input = { name: 'Kontoret', location: '2. sal' };

  test('are saved, renamed and removed by their owner only', async () => {
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    const other = await logIn(counter, 'christian@havnens-arkitekter.example');
    const mine = async (who: typeof anna) => (await counter.ask(MyPrintersDocument, {}, who)).data?.customer?.printers;
    const save = async (what: { printer: string; input: typeof input }, who: Who = anna) =>
      (await counter.ask(SavePrinterDocument, what, who)).data?.savePrinter?.printer?.id;
    const id = (await save({ printer, input })) ?? '';
    // Saving the same printer again returns the same id.
    expect(await save({ printer, input })).toBe(id);
    expect(await mine(anna)).toMatchObject([{ id, ...input, printer: { model: 'DCP-L2530DW' }, last_purchase: null }]);
    expect(await mine(other)).toEqual([]);
    expect((await counter.ask(UpdatePrinterDocument, { id, input: { name: 'Kontoret' } }, anna)).errors).toEqual([]);
    expect(await mine(anna)).toMatchObject([{ name: 'Kontoret', location: input.location }]);
    const renamed = { id, input: { name: 'Stuen', location: '' } };
    expect((await counter.ask(UpdatePrinterDocument, renamed, other)).errors).toHaveLength(1);
    await counter.ask(RemovePrinterDocument, { id }, other);
    expect((await counter.ask(UpdatePrinterDocument, renamed, anna)).data?.updatePrinter?.printer?.name).toBe('Stuen');
    expect(await save({ printer: 'findes-ikke', input })).toBeUndefined();
    expect(await save({ printer, input: { ...input, name: ' ' } })).toBeUndefined();
    expect(await save({ printer, input }, GUEST)).toBeUndefined();
    await counter.ask(RemovePrinterDocument, { id }, anna);
    expect(await mine(anna)).toEqual([]);
  });

  test('return the last purchase for them', async () => {
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    await counter.ask(SavePrinterDocument, { printer, input }, anna);
    const [toner = '', pen = ''] = [
      ...(await someSkus(
        counter,
        1,
        `p.cartridge->>'number' = 'TN-2420' AND p.id IN (SELECT product_id FROM product_printer)`,
      )),
      ...(await someSkus(counter, 1, 'p.cartridge IS NULL')),
    ];
    const cartId = await readyCart(
      counter,
      [
        [toner, 2],
        [pen, 1],
      ],
      'card',
      anna,
    );
    await place(counter, cartId, anna);
    const [kept] = (await counter.ask(MyPrintersDocument, {}, anna)).data?.customer?.printers ?? [];
    expect(kept?.last_purchase?.items).toMatchObject([{ sku: toner, quantity: 2 }]);
  });
});
