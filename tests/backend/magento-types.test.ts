// GraphQL types that newer Magento clients read: filterable attributes, quantities per status of order items, and customer data.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importProducts } from '#backend/commerce/catalogue/import/import-products';
import { PLAIN_SERVICES } from '#backend/composition';
import { mailIn } from '../support/outbox';
import { type Counter, openCounter, place, press, readyCart, someSkus } from './test-backend';

let counter: Counter;
let plain: string;
beforeAll(async () => {
  counter = await openCounter({ selling: { ...PLAIN_SERVICES, clientsShowTerms: true } });
  [plain = ''] = await someSkus(counter, 1);
  await counter.backend.startJobs();
});
afterAll(() => counter?.close());

type Told = Awaited<ReturnType<Response['json']>>;

async function ask(query: string, variables: object = {}, token?: string): Promise<Told> {
  const answer = await counter.backend.commerce(
    new Request('http://shop.example/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return answer.json();
}

const PASSWORD = 'Sommer-2026-hav';
const NEW = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }';
const LOGIN =
  'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Sommer-2026-hav") { token } }';
async function made(email: string, more: object = {}): Promise<string> {
  const input = { firstname: 'Anna', lastname: 'Holm', email, password: PASSWORD, ...more };
  expect((await ask(NEW, { input })).errors).toBeUndefined();
  return (await ask(LOGIN, { email })).data.generateCustomerToken.token;
}

describe('a customer', () => {
  const WHO = '{ customer { firstname lastname prefix suffix gender date_of_birth } }';
  const NOTHING_ELSE = { prefix: null, suffix: null, gender: null, date_of_birth: null };

  test('has the middle name in the first name; title, gender and birthday are not stored', async () => {
    const more = { prefix: 'Fru', middlename: 'Marie', suffix: 'MA', gender: 2, date_of_birth: '1980-02-03' };
    const token = await made('anna-marie@example.dk', more);
    const named = { firstname: 'Anna Marie', lastname: 'Holm', ...NOTHING_ELSE };
    expect((await ask(WHO, {}, token)).data.customer).toEqual(named);
    const change =
      'mutation { updateCustomerV2(input: { prefix: "Fru", lastname: "Lund" }) { customer { lastname } } }';
    expect((await ask(change, {}, token)).data.updateCustomerV2.customer).toEqual({ lastname: 'Lund' });
    expect((await ask(WHO, {}, token)).data.customer).toEqual({ ...named, lastname: 'Lund' });
    const stored = await counter.rows<{ row: string }>(
      `SELECT to_jsonb(c)::text AS row FROM customer c WHERE email = 'anna-marie@example.dk'`,
    );
    expect(stored[0]?.row).not.toMatch(/1980|Fru/);
  });

  test('deletes the account within ten minutes of login, and not later', async () => {
    const token = await made('slet@example.dk');
    const remove = () => ask('mutation { deleteCustomer }', {}, token);
    counter.clock.forward(10 * 60_000 + 1);
    expect((await remove()).errors).toMatchObject([{ extensions: { code: 'LOGIN_TOO_OLD' } }]);
    const fresh = (await ask(LOGIN, { email: 'slet@example.dk' })).data.generateCustomerToken.token;
    counter.clock.forward(10 * 60_000);
    expect(await ask('mutation { deleteCustomer }', {}, fresh)).toEqual({ data: { deleteCustomer: true } });
    expect((await ask(LOGIN, { email: 'slet@example.dk' })).data?.generateCustomerToken ?? null).toBeNull();
    expect((await ask('mutation { deleteCustomer }')).errors).toHaveLength(1);
  });

  test('confirms a new address by the key of its link, which is valid for that address only', async () => {
    const token = await made('foer@example.dk');
    const change = `mutation { updateCustomerEmail(email: "efter@example.dk", password: "${PASSWORD}") { customer { email } } }`;
    expect((await ask(change, {}, token)).errors).toBeUndefined();
    const mail = await mailIn(counter.outbox, 'efter@example.dk');
    const key = mail.links.flatMap((link) => /confirm=([\w-]+)/.exec(link)?.[1] ?? [])[0];
    const confirm = (email: string) =>
      ask(
        'mutation ($email: String!, $key: String!) { confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } } }',
        { email, key },
      );
    expect((await confirm('anden@example.dk')).errors).toMatchObject([{ extensions: { code: 'LINK_USED_UP' } }]);
    expect((await confirm('Efter@example.dk')).data.confirmEmail.customer).toEqual({ email: 'efter@example.dk' });
    expect((await confirm('efter@example.dk')).errors).toHaveLength(1);
  });
});

test('order items have separate quantities for canceled, refunded and returned', async () => {
  const placed = await place(counter, await readyCart(counter, [[plain, 5]]));
  await press(counter, placed.payAt ?? '', 'authorised');
  const [line] = await counter.rows<{ id: number; order_id: number }>(
    'SELECT l.id, l.order_id FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1',
    [placed.number],
  );
  await counter.rows('UPDATE order_line SET shipped = 4, canceled = 1, invoiced = 3, credited = 2 WHERE id = $1', [
    line?.id,
  ]);
  await counter.rows(
    `WITH r AS (INSERT INTO goods_return (number, order_id, requested_at, form_key, is_pickup, size, parcels, weight_grams, contact)
       SELECT '699999999', o.id, now(), 'form', false, 'box', 1, 100, '{}' FROM sales_order o WHERE o.id = $1 RETURNING id)
     INSERT INTO goods_return_line (return_id, order_line_id, quantity, received) SELECT id, $2, 2, 1 FROM r`,
    [line?.order_id, line?.id],
  );
  const { data } = await ask(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
      shipping_address { prefix middlename region_id }
      items { quantity_ordered quantity_shipped quantity_canceled quantity_refunded quantity_returned } } }`,
    { token: placed.token },
  );
  expect(data.guestOrderByToken).toEqual({
    shipping_address: { prefix: null, middlename: null, region_id: null },
    items: [
      { quantity_ordered: 5, quantity_shipped: 4, quantity_canceled: 1, quantity_refunded: 2, quantity_returned: 1 },
    ],
  });
});

describe('selectable attributes', () => {
  const ATTRIBUTES = `query ($entity: AttributeEntityTypeEnum!, $filters: AttributeFilterInput) {
    attributesList(entityType: $entity, filters: $filters) { errors { type } items { code label frontend_input options { label value } } } }`;

  test('are the facets of lists with their values, and the price', async () => {
    const listed = async (entity: string, filters?: object) =>
      (await ask(ATTRIBUTES, { entity, filters })).data.attributesList.items as Told[];
    const all = await listed('CATALOG_PRODUCT', { is_filterable: true });
    const facets = await counter.rows<{ code: string }>('SELECT code FROM facet ORDER BY position, code');
    expect(all.map(({ code }) => code)).toEqual(['price', ...facets.map(({ code }) => code)]);
    expect(all[0]).toEqual({ code: 'price', label: 'Pris', frontend_input: 'PRICE', options: [] });
    expect(all.find(({ code }) => code === 'colour')).toMatchObject({
      label: 'Farve',
      frontend_input: 'MULTISELECT',
      options: expect.arrayContaining([{ label: 'blå', value: 'bla' }]),
    });
    expect(await listed('CATALOG_PRODUCT', { is_wysiwyg_enabled: true })).toEqual([]);
    expect(await listed('CUSTOMER')).toEqual([]);
    const { data } = await ask(
      `{ customAttributeMetadataV2(attributes: [{ attribute_code: "brand", entity_type: "catalog_product" }, { attribute_code: "findes-ikke" }]) {
        items { __typename code ... on CatalogAttributeMetadata { is_filterable } } errors { type message } } }`,
    );
    expect(data.customAttributeMetadataV2).toEqual({
      items: [{ __typename: 'CatalogAttributeMetadata', code: 'brand', is_filterable: true }],
      errors: [{ type: 'ATTRIBUTE_NOT_FOUND', message: 'Attribute code "findes-ikke" could not be found.' }],
    });
  });

  test('of a configurable product are the values compatible with the selection', async () => {
    const pieces = ['A,red,s', 'B,red,m', 'C,blue,m'].map((piece) => piece.split(','));
    const rows = pieces.map(
      ([sku, colour, size]) => `T-${sku},simple,Default Category/Tøj,Trøje ${sku},99,"tone=${colour},fit=${size}",,5`,
    );
    const all = pieces.map(([sku, colour, size]) => `sku=T-${sku},tone=${colour},fit=${size}`).join('|');
    const head = 'sku,product_type,categories,name,price,additional_attributes,configurable_variations,qty';
    const file = path.join(os.tmpdir(), `kontorvaerk-family-${process.pid}.csv`);
    fs.writeFileSync(file, [head, ...rows, `T,configurable,Default Category/Tøj,Trøje,99,,"${all}",`].join('\n'));
    const { pool } = counter.database;
    const request = { pool, file, images: null, drawingOf: () => null, dryRun: false, now: counter.clock.now() };
    expect(await importProducts(request)).toMatchObject({ ok: true });
    fs.rmSync(file);
    const [family] = await counter.rows<{ url_key: string }>(`SELECT url_key FROM product WHERE sku = 'T'`);
    const QUESTION = `query ($key: String!, $chosen: [ID!]) { products(filter: { url_key: { eq: $key } }) { items { ... on ConfigurableProduct {
      configurable_options { attribute_code values { uid } } variants { attributes { uid } }
      configurable_product_options_selection(configurableOptionValueUids: $chosen) {
        configurable_options { attribute_code values { uid is_available } } options_available_for_selection { attribute_code option_value_uids } variant { sku } } } } } }`;
    const asked = async (chosen: string[]) =>
      (await ask(QUESTION, { key: family?.url_key, chosen })).data?.products.items[0];
    const whole = await asked([]);
    const valuesOf = (options: Told[]) => options.map(({ values }) => values.map(({ uid }: Told) => uid));
    expect(valuesOf(whole.configurable_product_options_selection.configurable_options)).toEqual(
      valuesOf(whole.configurable_options),
    );
    const variants: string[][] = whole.variants.map(({ attributes }: Told) => attributes.map(({ uid }: Told) => uid));
    for (const first of whole.configurable_options[0].values) {
      const chosen = (await asked([first.uid])).configurable_product_options_selection;
      const beside = variants.filter((uids) => uids.includes(first.uid)).flatMap((uids) => uids.slice(1));
      const [, second] = chosen.options_available_for_selection;
      expect([...second.option_value_uids].sort()).toEqual([...new Set(beside)].sort());
    }
  });

  test('exclude entered options: products have none, and a named one is rejected', async () => {
    const { data } = await ask(
      `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on CustomizableProductInterface { options { uid } }
        media_gallery { __typename } } aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code } } }`,
      { sku: plain },
    );
    expect(data.products.items[0].options).toEqual([]);
    expect(data.products.items[0].media_gallery[0]).toEqual({ __typename: 'ProductImage' });
    const id = (await ask('mutation { createEmptyCart }')).data.createEmptyCart;
    const add = (entered: object[]) =>
      ask(
        `mutation ($id: String!, $sku: String!, $entered: [EnteredOptionInput]) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1, entered_options: $entered }]) {
          user_errors { message } cart { items { ... on SimpleCartItem { customizable_options { label } } } } } }`,
        { id, sku: plain, entered },
      );
    expect((await add([{ uid: 'x', value: 'Til Bo' }])).errors[0].message).toContain('no customizable options');
    expect((await add([])).data.addProductsToCart).toEqual({
      user_errors: [],
      cart: { items: [{ customizable_options: [] }] },
    });
  });
});

test('a store returns its sales settings', async () => {
  const { data } = await ask(
    `{ storeConfig { website_name default_title weight_unit list_per_page create_account_confirmation product_reviews_enabled
      order_cancellation_enabled order_cancellation_reasons { description } } checkoutAgreements { content_height } }`,
  );
  expect(data.storeConfig).toMatchObject({
    weight_unit: 'kgs',
    list_per_page: 24,
    create_account_confirmation: false,
    order_cancellation_enabled: true,
  });
  expect(data.storeConfig.website_name).toBe(data.storeConfig.default_title);
  expect(data.storeConfig.order_cancellation_reasons.length).toBeGreaterThan(2);
  expect(data.checkoutAgreements).toEqual([{ content_height: null }]);
});
