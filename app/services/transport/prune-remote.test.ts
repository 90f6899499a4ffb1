// The shop's own services against a plain Magento and a small Strapi, over HTTP.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '~/models/caller';
import { type Remote, startPlainMagento, startSmallStrapi } from '../../../tests/support/plain-magento';

const caller: Caller = {
  storeId: 1,
  storeCode: 'b2c',
  token: null,
  cartId: 'cart1',
  visitor: null,
  language: 'da',
  scheme: 'http',
  host: 'localhost',
  requestId: 'r1',
  clientAddress: '127.0.0.1',
  userAgent: 'a test',
  signal: null,
  rules: {
    showsVat: true,
    catalogueMode: false,
    tradeOnlyStore: false,
    dayToDayDelivery: true,
    showsPoints: false,
    energyIcons: {},
  },
  meter: { calls: 0, statements: 0, graphqlMs: 0, shows: new Set() },
};
const AT = { page: null, sort: null, options: null };

let magento: Remote;
let strapi: Remote;

// Settings are read when the modules load.
const services = async () => ({
  catalogue: await import('../catalogue/catalogue.server'),
  cart: await import('../cart/cart.server'),
  checkout: await import('../checkout/checkout.server'),
  addresses: await import('../checkout/addresses.server'),
  ordering: await import('../checkout/place-order.server'),
  content: await import('../content/content.server'),
  pages: await import('../content/page.server'),
  errors: await import('../content/error-page.server'),
  customer: await import('../customer/customer.server'),
  order: await import('../order/order.server'),
  stores: await import('../store.server'),
  remote: await import('./prune-remote.server'),
});
let shop: Awaited<ReturnType<typeof services>>;

beforeAll(async () => {
  [magento, strapi] = await Promise.all([startPlainMagento(), startSmallStrapi()]);
  vi.stubEnv('COMMERCE_GRAPHQL_URL', magento.url);
  vi.stubEnv('CONTENT_GRAPHQL_URL', strapi.url);
  shop = await services();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([magento.close(), strapi.close()]);
});

const lastOf = (remote: Remote, operation: string) => remote.asked.filter((one) => one.operation === operation).at(-1);

describe('catalogue', () => {
  test('a category shows its tiles with prices, without the data that Magento lacks', async () => {
    const place = await shop.catalogue.readPlace(caller, 'skrivning', AT);
    if (place?.kind !== 'category') throw new Error('no category');
    expect(place.page).toMatchObject({ name: 'Papir og skrivning', paging: { total: 2, pages: 1 } });
    expect(place.page.children.map(({ name }) => name)).toEqual(['Kuglepenne']);
    const [pen, chair] = place.page.tiles;
    expect(pen).toMatchObject({
      sku: 'PEN-1',
      name: 'Kuglepen',
      href: '/pen-1',
      price: { oere: 8000, regularOere: 10000, percentOff: 20, lowest30Oere: null, duty: null, reasons: [] },
      stock: { salable: true, colour: 'green', label: '', note: null },
      quantity: { min: 1, increments: 1 },
      logos: [],
      energy: null,
      action: { kind: 'add-to-cart', sku: 'PEN-1' },
    });
    expect(chair?.action.kind).toBe('configure');
  });

  test('a simple product can be bought directly', async () => {
    const place = await shop.catalogue.readPlace(caller, 'pen-1', AT);
    if (place?.kind !== 'product') throw new Error('no product');
    expect(place.page).toMatchObject({
      cartSku: 'PEN-1',
      parentSku: null,
      ean: null,
      stock: { promise: null },
      facts: [],
      shops: [],
      producer: null,
    });
    expect(place.page).toMatchObject({ descriptionHtml: '<p>Skriver blåt.</p>', price: { oere: 8000 } });
    expect(place.page.crumbs).toEqual([{ label: 'Kuglepen', href: '/pen-1' }]);
  });

  test('a product with options is bought as the selected variant', async () => {
    const place = await shop.catalogue.readPlace(caller, 'chair', { ...AT, options: 'black' });
    if (place?.kind !== 'product') throw new Error('no product');
    expect(place.page).toMatchObject({ cartSku: 'CHAIR-BLACK', parentSku: 'CHAIR', selectedOptions: ['black'] });
    expect(place.page.related.map(({ sku }) => sku)).toEqual(['PEN-1']);
  });

  test('content pages of Magento and unknown addresses are not found in the catalogue', async () => {
    expect(await shop.catalogue.readPlace(caller, 'om-os', AT)).toBeNull();
    expect(await shop.catalogue.readPlace(caller, 'findes-ikke', AT)).toBeNull();
  });

  test('menu and search work, recommendations are empty and not requested', async () => {
    expect((await shop.catalogue.readMenu(caller)).map(({ label }) => label)).toEqual(['Papir og skrivning']);
    expect((await shop.catalogue.search(caller, 'pen', AT))?.tiles).toHaveLength(2);
    expect(await shop.catalogue.recommend(caller, { type: 'PopularProducts' })).toEqual([]);
    expect(lastOf(magento, 'Recommendation')).toBeUndefined();
  });

  test('the Store header has the store code, and the schema is requested once', () => {
    expect(lastOf(magento, 'Route')?.headers).toMatchObject({ store: 'b2c', 'x-client-name': 'commerce' });
    expect(magento.asked.filter(({ operation }) => operation === 'IntrospectionQuery')).toHaveLength(1);
  });
});

describe('cart and checkout', () => {
  test('the cart adds up, with and without VAT', async () => {
    const cart = await shop.cart.readCart(caller);
    expect(cart).toMatchObject({ id: 'cart1', quantity: 3, orderable: true, freeFreight: null });
    expect(cart.lines[0]).toMatchObject({
      sku: 'PEN-1',
      quantity: 3,
      rowOere: 30000,
      problem: null,
      price: { oere: 10000 },
    });
    expect(cart.totals).toMatchObject({
      subtotalOere: 30000,
      duties: [],
      grandTotalOere: 30000,
      grandTotalExVatOere: 24000,
    });
    const business = await shop.cart.readCart({ ...caller, rules: { ...caller.rules, showsVat: false } });
    expect(business.totals).toMatchObject({ subtotalOere: 24000, grandTotalExVatOere: 24000 });
  });

  test('a missing cart is recognised by Magento’s error message', async () => {
    await expect(shop.cart.readCart({ ...caller, cartId: 'other' })).rejects.toThrow(shop.cart.CartGone);
  });

  test('a quantity is changed although the errors field is unknown', async () => {
    expect(await shop.cart.set(caller, 'l1', 2)).toEqual({ ok: true });
    expect(lastOf(magento, 'UpdateLine')?.query).not.toContain('errors');
  });

  test('checkout shows the cart, and an address is sent without the fields that Magento lacks', async () => {
    const checkout = await shop.checkout.readCheckout(caller, null);
    expect(checkout).toMatchObject({ kind: 'guest', step: 'address', terms: [] });
    const address = {
      firstname: 'Anna',
      lastname: 'Holm',
      company: '',
      vatId: '',
      street: 'Nygade 1',
      postcode: '5000',
      city: 'Odense',
      telephone: '12345678',
      countryCode: 'DK',
    };
    const given = { kind: 'new' as const, email: null, address };
    expect(await shop.addresses.setAddress(caller, given, { kind: 'same' })).toEqual({ ok: true });
  });

  const placing = {
    reference: 'PO 7',
    requisitioner: '',
    requisitionNumber: '',
    accountingCost: '',
    ean: '',
    comment: '',
    agreementIds: ['1'],
    returnUrl: 'http://localhost/a',
    cancelUrl: 'http://localhost/b',
  };

  test('the check for an existing order does not place one', async () => {
    expect(await shop.ordering.orderOfCart(caller, placing)).toBeNull();
    expect(lastOf(magento, 'PlaceOrder')).toBeUndefined();
  });

  test('an order is placed, and opened again with Magento’s own token', async () => {
    const placed = await shop.ordering.placeOrder(caller, { ...placing, seenTotal: 30000, seenChanges: '' });
    expect(placed).toEqual({ ok: true, number: '000000001', token: 'opens-the-order', payAt: null });
    expect(lastOf(magento, 'PlaceOrder')?.variables).toEqual({ input: { cart_id: 'cart1' } });
    const order = await shop.order.readOrderByToken(caller, 'opens-the-order');
    expect(order).toMatchObject({
      totalOere: 30000,
      includesVat: false,
      subtotalOere: 24000,
      taxes: [{ percent: 25, oere: 6000 }],
    });
    expect(order?.lines).toMatchObject([{ unitOere: 8000, rowOere: 24000, picture: null }]);
  });
});

describe('customers', () => {
  test('a login returns a token without a JWT; a wrong password is refused', async () => {
    expect(await shop.customer.logIn(caller, 'anna@example.dk', 'right')).toEqual({
      ok: true,
      token: 'token1',
      jwt: null,
    });
    expect(await shop.customer.logIn(caller, 'anna@example.dk', 'wrong')).toMatchObject({
      ok: false,
      code: 'LOGIN_FAILED',
    });
  });

  test('rights that Magento does not have are not granted', async () => {
    const customer = await shop.customer.readCustomer({ ...caller, token: 'token1' });
    expect(customer).toMatchObject({
      id: '7',
      firstname: 'Anna',
      isBusiness: false,
      orderHistoryAccess: false,
      limitToShoppingLists: false,
      scansGoods: false,
    });
  });

  test('a logout revokes the token with Magento’s own mutation', async () => {
    await shop.customer.logOut({ ...caller, token: 'token1' });
    expect(lastOf(magento, 'RevokeToken')?.headers.authorization).toBe('Bearer token1');
  });
});

test('an unknown mutation is refused, not reported as done', async () => {
  const { send } = await import('./transport.server');
  const { LogoutDocument } = await import('../generated/commerce');
  const answer = await send(caller, { client: 'commerce', document: LogoutDocument, variables: {} });
  expect(answer.data).toEqual({ customerLogout: null });
  expect(answer.errors).toMatchObject([
    { category: 'graphql-input', message: expect.stringContaining('customerLogout') },
  ]);
});

describe('content', () => {
  test('a Strapi with few types provides the layout with the data that it has', async () => {
    expect(await shop.stores.listStores(caller)).toMatchObject([
      { id: 1, code: 'b2c', isConsumer: true, popularTerms: [] },
    ]);
    expect(await shop.pages.readPageAt(caller, 'om-os', null)).toMatchObject({
      kind: 'page',
      page: { title: 'Om os', html: '<p>Vi er ti.</p>', picture: null },
    });
    expect(await shop.content.readFrontContent(caller)).toBeNull();
    expect(await shop.errors.readErrorPage(caller, 404)).toBeNull();
  });

  test('pages that cannot be queried by address are not requested', () => {
    expect(lastOf(strapi, 'Page')?.variables).toMatchObject({ locale: 'da' });
    expect(strapi.asked.map(({ operation }) => operation)).not.toContain('ErrorPages');
  });
});

describe('a back end that does not return its schema', () => {
  const answers = { status: 200, body: '{}' };
  let url = '';
  let questions = 0;
  const server = createServer((_, response) => {
    questions += 1;
    response.writeHead(answers.status, { 'content-type': 'application/json' }).end(answers.body);
  });
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  const ask = async () => {
    const { LoginDocument } = await import('../generated/commerce');
    return shop.remote.fitToRemote(url, caller, {
      client: 'commerce',
      document: LoginDocument,
      variables: { email: 'a', extra: 1 },
    });
  };

  test('receives documents and values unchanged; its schema is requested again soon after a failure, later after a refusal', async () => {
    answers.status = 503;
    answers.body = 'busy';
    const fitted = await ask();
    expect(fitted).toMatchObject({ variables: { email: 'a', extra: 1 }, headers: {} });
    await Promise.all([ask(), ask()]);
    expect(questions).toBe(1);
    vi.advanceTimersByTime(11_000);
    answers.status = 200;
    answers.body = JSON.stringify({ errors: [{ message: 'GraphQL introspection is not allowed' }] });
    await Promise.all([ask(), ask()]);
    expect(questions).toBe(2);
    vi.advanceTimersByTime(60_000);
    await ask();
    expect(questions).toBe(2);
    vi.advanceTimersByTime(10 * 60_000);
    await ask();
    expect(questions).toBe(3);
  });
});
