// Furniture configured by the shopper: displayed, priced, added to the cart and ordered, with the same price to the øre everywhere.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AddToCartDocument, DesignBoardDocument, ShelfDocument } from '~/services/generated/commerce';
import { mailIn } from '../support/outbox';
import { add, type Counter, newCart, openCounter, place, prepare, press, readCart, type Who } from './test-backend';

let counter: Counter;
let sku = '';
beforeAll(async () => {
  counter = await openCounter();
  await counter.backend.startJobs();
  const [row] = await counter.rows<{ sku: string }>("SELECT sku FROM product WHERE pcon_ban = 'desk'");
  sku = row?.sku ?? '';
});
afterAll(() => counter?.close());

const uid = (option: string, value: string) => Buffer.from(`design/${option}/${value}`).toString('base64');
const OAK = [uid('plade', 'eg'), uid('stel', 'traeben'), uid('maal', 'mellem')];
const BLACK = [uid('plade', 'hvid'), uid('stel', 'sort'), uid('maal', 'lille')];

const board = async (chosen: string[], who: Who = {}) =>
  (await counter.ask(DesignBoardDocument, { sku, chosen }, who)).data?.design ?? null;
const put = async (cartId: string, selected_options: string[], quantity = 1, who: Who = {}) =>
  (await counter.ask(AddToCartDocument, { cartId, items: [{ sku, quantity, selected_options }] }, who)).data
    ?.addProductsToCart?.user_errors;
const linesOf = async (cartId: string, who: Who = {}) =>
  (await readCart(counter, cartId, who)).data?.cart?.itemsV2?.items ?? [];

describe('configurator', () => {
  // spec: 3 Product: type_id pcon
  //   at demo/folder/products.ts
  test('opens with the standard design at the price of the product', async () => {
    const shown = await board([]);
    expect(shown?.complete).toBe(true);
    expect(shown?.price?.value).toBe(shown?.product.price_range.minimum_price.final_price.value);
  });

  // spec: 3 Product: pcon_status, pcon_moc, pcon_ban
  //   at backend/commerce/design/draw.ts
  test('adds the surcharges of the options, in the VAT basis of the store, with matching price reasons', async () => {
    const [plain, gross, net] = [await board(BLACK), await board(OAK), await board(OAK, { store: 'b2b' })];
    expect((gross?.price?.value ?? 0) - (plain?.price?.value ?? 0)).toBe(600 + 700 + 300);
    expect(net?.price?.value).toBe(Math.round(((gross?.price?.value ?? 0) / 1.25) * 100) / 100);
    expect(gross?.price_reasons?.map((reason) => reason?.code)).toEqual([
      'list',
      'option',
      'option',
      'option',
      'vat-included',
    ]);
  });

  test('reports incompatible options at both choices, and returns no price', async () => {
    const shown = await board([uid('plade', 'linoleum'), uid('stel', 'traeben'), uid('maal', 'lille')]);
    expect(shown).toMatchObject({ complete: false, price: null, key: null });
    expect(shown?.options.map((option) => option.problem?.by ?? null)).toEqual([
      'Massivt egetræ',
      'Mosgrøn linoleum',
      null,
    ]);
  });

  test('returns null for a product without configuration, and for an unknown one', async () => {
    const [row] = await counter.rows<{ sku: string }>('SELECT sku FROM product WHERE pcon_ban IS NULL LIMIT 1');
    for (const other of [row?.sku ?? '', 'findes-ikke'])
      expect((await counter.ask(DesignBoardDocument, { sku: other, chosen: [] })).data?.design).toBeNull();
  });
});

describe('design in the cart', () => {
  test('two designs make two lines; the same design in another order of options joins its line', async () => {
    const cartId = await newCart(counter);
    expect(await put(cartId, OAK)).toEqual([]);
    expect(await put(cartId, BLACK)).toEqual([]);
    expect(await put(cartId, [...OAK].reverse(), 2)).toEqual([]);
    const lines = await linesOf(cartId);
    expect(lines.map((line) => line?.quantity)).toEqual([3, 1]);
    expect(lines[0]?.prices?.price_including_tax.value).toBe((await board(OAK))?.price?.value);
    expect(lines[0]?.__typename === 'SimpleCartItem' && lines[0].configurable_options).toMatchObject([
      { option_label: 'Plade', value_label: 'Egefiner' },
      { option_label: 'Stel', value_label: 'Massivt egetræ' },
      { option_label: 'Mål', value_label: '160 × 80 cm' },
    ]);
  });

  test('rejects a missing or invalid design', async () => {
    const cartId = await newCart(counter);
    for (const chosen of [
      [],
      OAK.slice(1),
      [uid('plade', 'guld'), ...OAK.slice(1)],
      ['%%%'],
      [uid('plade', 'linoleum'), ...OAK.slice(1)],
    ])
      expect((await put(cartId, chosen))?.map((error) => error?.code)).toEqual(['NOT_SALABLE']);
    expect((await add(counter, cartId, sku, 1)).map((error) => error?.message)).toEqual([
      'You need to choose options for your item.',
    ]);
    expect(await linesOf(cartId)).toEqual([]);
  });

  test('an option removed in the meantime makes the line unavailable', async () => {
    const cartId = await newCart(counter);
    await put(cartId, [uid('plade', 'valnoed'), uid('stel', 'sort'), uid('maal', 'lille')]);
    const [kept] = await counter.rows<{ definition: unknown }>(
      "SELECT definition FROM design_article WHERE ban = 'desk'",
    );
    await counter.rows(
      `UPDATE design_article SET definition = jsonb_set(definition, '{options,0,values}', (definition #> '{options,0,values}') - 2) WHERE ban = 'desk'`,
    );
    expect((await linesOf(cartId))[0]?.is_available).toBe(false);
    await counter.rows("UPDATE design_article SET definition = $1 WHERE ban = 'desk'", [
      JSON.stringify(kept?.definition),
    ]);
  });
});

test('a design is ordered at the displayed price; its order and mail name the options', async () => {
  const cartId = await newCart(counter);
  await put(cartId, OAK);
  await put(cartId, BLACK);
  await prepare(counter, cartId, 'card');
  const placed = await place(counter, cartId);
  expect(placed.errors).toEqual([]);
  await press(counter, placed.payAt ?? '', 'authorised');
  const lines = await counter.rows<{ unit_oere: number; options: { value: string }[]; kind: string; config: object }>(
    'SELECT l.unit_oere, l.options, l.kind, l.config FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.cart_id = $1 ORDER BY l.position',
    [cartId],
  );
  expect(lines.map((line) => line.unit_oere)).toEqual([
    Math.round(((await board(OAK))?.price?.value ?? 0) * 100),
    Math.round(((await board(BLACK))?.price?.value ?? 0) * 100),
  ]);
  expect(lines.map(({ kind, config }) => ({ kind, config }))).toEqual([
    { kind: 'design', config: { plade: 'eg', stel: 'traeben', maal: 'mellem' } },
    { kind: 'design', config: { plade: 'hvid', stel: 'sort', maal: 'lille' } },
  ]);
  expect(lines[0]?.options.map((option) => option.value)).toEqual(['Egefiner', 'Massivt egetræ', '160 × 80 cm']);
  const mail = await mailIn(counter.outbox, 'maria@example.dk', placed.number ?? '');
  expect(mail.text).toContain('Plade: Egefiner');
});

// spec: 2 Routes: `/design` design shop
//   at app/routes/catalogue/design.tsx
test('the offer "design" lists all configurable furniture, and nothing else', async () => {
  const variables = { filter: { offer: 'design' as const }, pageSize: 48, page: 1, sort: null };
  const { data } = await counter.ask(ShelfDocument, variables, { store: 'b2b' });
  const drawn = await counter.rows<{ sku: string }>(
    'SELECT sku FROM product WHERE pcon_moc IS NOT NULL AND pcon_ban IS NOT NULL ORDER BY sku',
  );
  expect(drawn.length).toBeGreaterThan(0);
  expect((data?.products?.items ?? []).map((item) => item?.sku).sort()).toEqual(drawn.map(({ sku }) => sku));
});
