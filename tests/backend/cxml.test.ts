// Procurement over cXML: authentication, idempotent documents, single-use visits, edits that preserve lines,
// read-only inspection, and returned carts whose totals match the shop to the øre.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { deleteEndedVisits } from '#backend/commerce/punchout/punchout.sql';
import { openTeller } from '#backend/commerce/punchout/telling/tell-systems';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { postCxml } from '#backend/ports/cxml-post';
import { testPayments } from '#backend/ports/payment/test-provider';
import { allowPrivateHosts } from '#backend/ports/public-fetch';
import { childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { readOciCart, thousandthsOf } from '#domain/punchout/oci-cart';
import {
  AddToCartDocument,
  CartDocument,
  CustomerCartDocument,
  CustomerDocument,
  LoginFromPunchoutDocument,
  PunchoutMessageDocument,
  RestorePunchoutCartDocument,
  ReturnPunchoutCartDocument,
  StartPunchoutVisitDocument,
} from '~/services/generated/commerce';
import { readDtd } from '../support/dtd';
import { type Counter, openCounter } from './test-backend';
import { DEMO_CXML_BUYER, DEMO_PUNCHOUT_LOGIN } from '#demo/folder/punchout';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let counter: Counter;
beforeAll(() => allowPrivateHosts(['127.0.0.1', 'localhost']));
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const HOOK = 'http://localhost:9/return?sid=7&x=%20';
const GOODS = '1000101';
let documents = 0;

interface Envelope {
  identity?: string;
  secret?: string;
  payloadId?: string;
  request: string;
}
function envelope({ identity = DEMO_CXML_BUYER, secret = DEMO_PASSWORD, payloadId, request }: Envelope): string {
  documents += 1;
  const buyer = (more = '') => `<Credential domain="NetworkID"><Identity>${identity}</Identity>${more}</Credential>`;
  return `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.040/cXML.dtd">
<cXML payloadID="${payloadId ?? `${documents}@buyer.example`}" timestamp="2026-11-23T08:00:00+01:00"><Header><From>${buyer()}</From><To><Credential domain="NetworkID"><Identity>kontorvaerk</Identity></Credential></To>
<Sender>${buyer(`<SharedSecret>${secret}</SharedSecret>`)}<UserAgent>Test</UserAgent></Sender></Header><Request>${request}</Request></cXML>`;
}

interface Setup {
  operation?: string;
  cookie?: string;
  hook?: string;
  more?: string;
}
const setup = ({ operation = 'create', cookie = `c${documents}`, hook = HOOK, more = '' }: Setup = {}) =>
  `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>${cookie}</BuyerCookie><BrowserFormPost><URL>${hook.replaceAll('&', '&amp;')}</URL></BrowserFormPost>${more}</PunchOutSetupRequest>`;

function elementOf(text: string): XmlElement {
  const read = readXml(Buffer.from(text), null);
  if (!read.ok) throw new Error(read.why);
  return read.root;
}

async function post(body: string, address = `198.51.100.${documents % 250}`) {
  const headers = { 'content-type': 'text/xml; charset=UTF-8', 'x-real-ip': address };
  const request = new Request('http://localhost:3000/punchout/cxml', { method: 'POST', body, headers });
  const response = await counter.backend.files(request);
  const text = await response.text();
  const root = text.startsWith('<?xml') ? elementOf(text) : null;
  const status = childAt(root, 'Response', 'Status')?.attributes.code ?? null;
  return { http: response.status, status, why: textWithin(childAt(root, 'Response', 'Status')), root };
}

const wordOf = (root: XmlElement | null) =>
  textWithin(childAt(root, 'Response', 'PunchOutSetupResponse', 'StartPage', 'URL'))
    .split('/')
    .pop() ?? '';
const start = (word: string) => counter.ask(StartPunchoutVisitDocument, { token: word }, { store: 'punchout' });

async function visit(asked: Setup = {}) {
  const { root } = await post(envelope({ request: setup(asked) }));
  const token = (await start(wordOf(root))).data?.startPunchoutVisit?.token ?? '';
  const who = { store: 'punchout', token };
  const restored = (await counter.ask(RestorePunchoutCartDocument, {}, who)).data?.restorePunchoutCart;
  const cartId = (await counter.ask(CustomerCartDocument, {}, who)).data?.customerCart.id ?? '';
  const add = (sku: string, quantity: number) =>
    counter.ask(AddToCartDocument, { cartId, items: [{ sku, quantity }] }, who);
  const goHome = async () => {
    const { errors } = await counter.ask(ReturnPunchoutCartDocument, { cartId }, who);
    const { data } = await counter.ask(PunchoutMessageDocument, {}, who);
    const message = data?.customer?.punchout?.message ?? null;
    const [field] = message?.fields ?? [];
    const root = field ? elementOf(Buffer.from(field.value, 'base64').toString()) : null;
    return { errors, message, field, root, body: childAt(root, 'Message', 'PunchOutOrderMessage') };
  };
  return { who, cartId, restored, add, goHome };
}

const itemsIn = (body: XmlElement | null) =>
  (body ? childrenNamed(body, 'ItemIn') : []).map((item) => ({
    sku: textWithin(childAt(item, 'ItemID', 'SupplierPartID')),
    told: textWithin(childAt(item, 'ItemID', 'SupplierPartAuxiliaryID')),
    quantity: item.attributes.quantity ?? '',
    price: Number(textWithin(childAt(item, 'ItemDetail', 'UnitPrice', 'Money'))),
  }));
const asOut = (items: ReturnType<typeof itemsIn>) =>
  items
    .map(
      ({ sku, told, quantity }, index) =>
        `<ItemOut quantity="${quantity}" lineNumber="${index + 1}"><ItemID><SupplierPartID>${sku}</SupplierPartID><SupplierPartAuxiliaryID>${told}</SupplierPartAuxiliaryID></ItemID></ItemOut>`,
    )
    .join('');

describe('a document', () => {
  test('of a known sender is answered with the URL of the visit', async () => {
    const { http, status, root } = await post(envelope({ request: setup() }));
    expect([http, status]).toEqual([200, '200']);
    expect(textWithin(childAt(root, 'Response', 'PunchOutSetupResponse', 'StartPage', 'URL'))).toMatch(
      /^http:\/\/localhost:3000\/punchout\/start\/[\w-]{43}$/,
    );
  });

  test('of type ProfileRequest is answered with the supported requests', async () => {
    const { root } = await post(envelope({ request: '<ProfileRequest/>' }));
    const told = childAt(root, 'Response', 'ProfileResponse');
    expect((told ? childrenNamed(told, 'Transaction') : []).map(({ attributes }) => attributes.requestName)).toContain(
      'PunchOutSetupRequest',
    );
  });

  test.each([
    ['a wrong secret', { secret: 'Kontor-2025' }],
    ['an unknown buyer', { identity: 'AN-UNKNOWN' }],
    ['the login of another protocol', { identity: 'fjordhavn' }],
  ])('with %s is rejected with the same message', async (_name, wrong) => {
    const { http, status, why } = await post(envelope({ request: setup(), ...wrong }));
    expect([http, status, why]).toEqual([200, '401', 'From, Sender and SharedSecret are not those of a connection.']);
  });

  test('is rejected after ten wrong secrets from its address for a while', async () => {
    const address = '192.0.2.7';
    for (let tries = 0; tries < 10; tries += 1)
      await post(envelope({ request: '<ProfileRequest/>', secret: 'wrong' }), address);
    const profile = () => envelope({ request: '<ProfileRequest/>' });
    expect((await post(profile(), address)).why).toBe('Too many wrong secrets. Wait ten minutes.');
    expect((await post(profile(), '192.0.2.8')).status).toBe('200');
  });

  test('is processed once; a rejected one may be corrected and sent again', async () => {
    const payloadId = 'twice@buyer.example';
    const bad = await post(envelope({ payloadId, request: setup({ hook: 'https://evil.example/' }) }));
    expect([bad.status, bad.why]).toEqual([
      '400',
      'BrowserFormPost/URL: its host is none of those agreed for the connection.',
    ]);
    expect((await post(envelope({ payloadId, request: setup() }))).status).toBe('200');
    expect((await post(envelope({ payloadId, request: setup() }))).status).toBe('409');
  });

  test.each([
    ['no XML', 'hello', 400, '406'],
    ['a bomb', '<!DOCTYPE cXML [<!ENTITY a "aaaa">]><cXML/>', 400, '406'],
    ['another request', envelope({ request: '<GetPendingRequest/>' }), 200, '450'],
    ['no request', envelope({ request: '' }), 200, '400'],
    ['an edit of nothing', envelope({ request: setup({ operation: 'edit' }) }), 200, '412'],
  ])('with %s is rejected', async (_name, body, http, status) => {
    expect(await post(body)).toMatchObject({ http, status });
  });

  test('is limited in size, and has to be a POST request', async () => {
    expect((await post(envelope({ request: `<x>${'y'.repeat(800_000)}</x>` }))).http).toBe(413);
    const asked = await counter.backend.files(new Request('http://localhost:3000/punchout/cxml'));
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('of an inactive connection is rejected', async () => {
    await counter.rows("UPDATE punchout_connection SET is_active = false WHERE code = 'fjordhavn-cxml'");
    expect((await post(envelope({ request: setup() }))).status).toBe('401');
    await counter.rows("UPDATE punchout_connection SET is_active = true WHERE code = 'fjordhavn-cxml'");
  });
});

describe('a visit', () => {
  test('starts once', async () => {
    const word = wordOf((await post(envelope({ request: setup() }))).root);
    expect((await start(word)).data?.startPunchoutVisit?.token).toBeTruthy();
    expect((await start(word)).errors[0]?.code).toBe('PUNCHOUT_ENDED');
    expect((await start('')).errors[0]?.code).toBe('PUNCHOUT_ENDED');
  });

  test('cannot start after a quarter of an hour', async () => {
    const word = wordOf((await post(envelope({ request: setup() }))).root);
    await counter.rows(
      "UPDATE punchout_session SET start_until = start_until - interval '16 minutes' WHERE start_hash IS NOT NULL",
    );
    expect((await start(word)).errors[0]?.code).toBe('PUNCHOUT_ENDED');
  });

  test('has its selected item, delivery address and return URL', async () => {
    const more = `<ShipTo><Address addressID="29"><Name xml:lang="da">Biblioteket</Name><PostalAddress><DeliverTo>Mette Holm</DeliverTo><DeliverTo>2. sal</DeliverTo><Street>Rådhuspladsen 1</Street><City>Ærøskøbing</City><PostalCode>5970</PostalCode><Country isoCountryCode="DK">Danmark</Country></PostalAddress></Address></ShipTo><SelectedItem><ItemID><SupplierPartID>${GOODS}</SupplierPartID></ItemID></SelectedItem>`;
    const { who, cartId, restored } = await visit({ more });
    expect(restored).toMatchObject({ address_kept: true, left: [] });
    const { data } = await counter.ask(CustomerDocument, {}, who);
    expect(data?.customer?.punchout).toMatchObject({
      standard: 'cXML',
      selected_sku: GOODS,
      return_origin: 'http://localhost:9',
      continues: false,
    });
    const [row] = await counter.rows<{ a: object }>('SELECT shipping_address AS a FROM cart WHERE id = $1', [cartId]);
    expect(row?.a).toMatchObject({
      firstname: 'Mette',
      lastname: 'Holm',
      company: 'Biblioteket',
      street: ['Rådhuspladsen 1', '2. sal'],
      postcode: '5970',
      city: 'Ærøskøbing',
    });
  });

  test('reports an address that cannot be delivered to', async () => {
    const more =
      '<ShipTo><Address><Name xml:lang="da">Nuuk</Name><PostalAddress><Street>Vej 1</Street><City>Nuuk</City><PostalCode>3900</PostalCode><Country isoCountryCode="GL">Grønland</Country></PostalAddress></Address></ShipTo>';
    expect((await visit({ more })).restored?.address_kept).toBe(false);
  });

  test('with the same cookie continues the same cart; another cookie has another', async () => {
    const one = await visit({ cookie: 'same' });
    const two = await visit({ cookie: 'same' });
    const three = await visit({ cookie: 'other' });
    expect(two.cartId).toBe(one.cartId);
    expect(three.cartId).not.toBe(one.cartId);
    expect((await counter.ask(CartDocument, { cartId: one.cartId }, three.who)).data?.cart ?? null).toBeNull();
  });

  test('returns the cart to the øre, with its cookie byte for byte', async () => {
    const { who, cartId, add, goHome } = await visit({ cookie: ' a&amp;b <x>1</x> ' });
    await add(GOODS, 30);
    const { data } = await counter.ask(CartDocument, { cartId }, who);
    const row = data?.cart?.itemsV2?.items[0]?.prices?.row_total.value ?? 0;
    const { message, field, root, body } = await goHome();
    expect(message).toMatchObject({ address: HOOK, encoding: 'UTF-8' });
    expect(field?.name).toBe('cxml-base64');
    expect(childAt(body, 'BuyerCookie')?.nodes).toEqual([' a&b ', { name: 'x', attributes: {}, nodes: ['1'] }, ' ']);
    const [item] = itemsIn(body);
    expect(item).toMatchObject({ sku: GOODS, quantity: '30' });
    expect(Math.round((item?.price ?? 0) * 30 * 100)).toBe(Math.round(row * 100));
    expect(textWithin(childAt(root, 'Header', 'To', 'Credential', 'Identity'))).toBe(DEMO_CXML_BUYER);
    expect(childAt(root, 'Header', 'Sender', 'Credential', 'SharedSecret')).toBeNull();
    expect((await add(GOODS, 1)).errors.length).toBeGreaterThan(0);
  });

  // D23: "line ids must stay stable over edit sessions".
  test('with operation edit restores its lines, which preserve their ids over repeated edits', async () => {
    const first = await visit();
    await first.add(GOODS, 3);
    await first.add('1000102', 2);
    const before = itemsIn((await first.goHome()).body);
    const second = await visit({ operation: 'edit', more: asOut(before) });
    await second.add('1000103', 1);
    const after = itemsIn((await second.goHome()).body);
    const toldOf = (items: typeof before) => new Map(items.map(({ sku, told }) => [sku, told]));
    for (const [sku, told] of toldOf(before)) expect(toldOf(after).get(sku)).toBe(told);
    const third = await visit({ operation: 'edit', more: asOut(after) });
    expect(toldOf(itemsIn((await third.goHome()).body))).toEqual(toldOf(after));
  });

  test('with operation edit reports items that are no longer available', async () => {
    const more = '<ItemOut quantity="1"><ItemID><SupplierPartID>gone-sku</SupplierPartID></ItemID></ItemOut>';
    expect((await visit({ operation: 'edit', more })).restored?.left).toEqual(['gone-sku']);
  });

  test('with operation edit may return an empty cart', async () => {
    const more = '<ItemOut quantity="1"><ItemID><SupplierPartID>gone-sku</SupplierPartID></ItemID></ItemOut>';
    const { goHome } = await visit({ operation: 'edit', more });
    const { root, body } = await goHome();
    expect(itemsIn(body)).toEqual([]);
    expect(childAt(root, 'Message', 'Status')?.attributes.code).toBe('200');
  });

  test('with operation inspect displays the cart, changes nothing and returns no items', async () => {
    const more = `<ItemOut quantity="2"><ItemID><SupplierPartID>${GOODS}</SupplierPartID></ItemID></ItemOut>`;
    const { who, cartId, add, goHome } = await visit({ operation: 'inspect', more });
    expect((await counter.ask(CartDocument, { cartId }, who)).data?.cart?.itemsV2?.items[0]?.quantity).toBe(2);
    expect((await add(GOODS, 1)).errors[0]?.code).toBe('PUNCHOUT_LOOKING');
    const { root, body } = await goHome();
    expect(childAt(root, 'Message', 'Status')?.attributes.code).toBe('204');
    expect(itemsIn(body)).toEqual([]);
  });

  test('cannot start once its connection is inactive', async () => {
    const word = wordOf((await post(envelope({ request: setup() }))).root);
    await counter.rows("UPDATE punchout_connection SET is_active = false WHERE code = 'fjordhavn-cxml'");
    expect((await start(word)).errors[0]?.code).toBe('PUNCHOUT_ENDED');
    await counter.rows("UPDATE punchout_connection SET is_active = true WHERE code = 'fjordhavn-cxml'");
  });
});

interface Purchase {
  id: string;
  type?: string;
  lines: readonly { sku: string; quantity: number | string; price?: number }[];
  more?: string;
}
const SHIP_TO =
  '<ShipTo><Address><Name xml:lang="da">Biblioteket</Name><PostalAddress><DeliverTo>Mette Holm</DeliverTo><Street>Rådhuspladsen 1</Street><City>Ærøskøbing</City><PostalCode>5970</PostalCode><Country isoCountryCode="DK">Danmark</Country></PostalAddress></Address></ShipTo>';
const purchaseOf = ({ id, type = 'new', lines, more = SHIP_TO }: Purchase) =>
  `<OrderRequest><OrderRequestHeader orderID="${id}" orderDate="2026-11-23T09:00:00+01:00" type="${type}"><Total><Money currency="DKK">0</Money></Total>${more}<Comments>Bag huset</Comments></OrderRequestHeader>${lines
    .map(
      ({ sku, quantity, price }, index) =>
        `<ItemOut quantity="${quantity}" lineNumber="${index + 1}"><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID>${price === undefined ? '' : `<ItemDetail><UnitPrice><Money currency="DKK">${price}</Money></UnitPrice></ItemDetail>`}</ItemOut>`,
    )
    .join('')}</OrderRequest>`;
const order = (purchase: Purchase, payloadId?: string) =>
  post(envelope({ request: purchaseOf(purchase), ...(payloadId ? { payloadId } : {}) }));
const ordersOf = (id: string) =>
  counter.rows<{
    number: string;
    status: string;
    goods: string;
    payment: string;
    address: { city: string };
    who: string;
  }>(
    `SELECT number, status, goods_oere AS goods, payment_code AS payment, shipping_address AS address, requisitioner AS who
      FROM sales_order WHERE purchase_order_number = $1 ORDER BY id`,
    [id],
  );

describe('a purchase order', () => {
  test('for a returned cart is placed at its prices, on invoice, to its address', async () => {
    const { add, goHome } = await visit({ more: SHIP_TO });
    await add(GOODS, 30);
    const { body } = await goHome();
    const lines = itemsIn(body);
    expect(await order({ id: 'PO-1', lines })).toMatchObject({ http: 200, status: '200' });
    const [placed] = await ordersOf('PO-1');
    expect(placed).toMatchObject({
      status: 'processing',
      payment: 'account',
      address: { city: 'Ærøskøbing' },
      who: 'Mette Holm',
    });
    const told = lines.reduce((sum, { price, quantity }) => sum + price * Number(quantity) * 100, 0);
    expect(Number(placed?.goods)).toBe(Math.round(told));
  });

  test('in UTF-8 or ISO-8859-1 gets composed letters without invisible characters in address, comment and quantities', async () => {
    const odd = (text: string) => text.normalize('NFD').replace('ø', 'ø\u200b');
    const address = SHIP_TO.replace('Rådhuspladsen 1', odd('Rådhuspladsen 1ø').replace('ø', '')).replace(
      'Ærøskøbing',
      odd('Ærøskøbing'),
    );
    expect(address).not.toBe(SHIP_TO);
    const request = purchaseOf({
      id: 'PO-NFD',
      lines: [{ sku: `${GOODS}\u200b`, quantity: '2\u200b' }],
      more: address,
    });
    const [first] = [await post(envelope({ request: request.replace('Bag huset', 'Bag gården'.normalize('NFD')) }))];
    expect(first).toMatchObject({ http: 200, status: '200' });
    const latin = envelope({ request: purchaseOf({ id: 'PO-LATIN', lines: [{ sku: GOODS, quantity: 2 }] }) });
    const bytes = Buffer.from(latin.replace('UTF-8', 'ISO-8859-1').replace('Bag huset', 'Bag gården'), 'latin1');
    const answer = await counter.backend.files(
      new Request('http://localhost:3000/punchout/cxml', {
        method: 'POST',
        body: bytes,
        headers: { 'content-type': 'text/xml' },
      }),
    );
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('code="200"')]);
    for (const id of ['PO-NFD', 'PO-LATIN']) {
      const [placed] = await counter.rows<{ street: string; city: string; comment: string; pieces: number }>(
        `SELECT o.shipping_address->'street'->>0 AS street, o.shipping_address->>'city' AS city, o.comment,
            (SELECT sum(l.quantity)::int FROM order_line l WHERE l.order_id = o.id) AS pieces FROM sales_order o WHERE o.purchase_order_number = $1`,
        [id],
      );
      expect([id, placed]).toEqual([
        id,
        { street: 'Rådhuspladsen 1', city: 'Ærøskøbing', comment: 'Bag gården', pieces: 2 },
      ]);
    }
  });

  test('is placed once: the same order number or document is rejected', async () => {
    const lines = [{ sku: GOODS, quantity: 1 }];
    expect((await order({ id: 'PO-2', lines }, 'po2@buyer')).status).toBe('200');
    expect((await order({ id: 'PO-2', lines })).why).toBe('The order PO-2 is here already.');
    expect((await order({ id: 'PO-3', lines }, 'po2@buyer')).status).toBe('409');
    expect(await ordersOf('PO-2')).toHaveLength(1);
  });

  test('received twice concurrently is placed once', async () => {
    const bought = { id: 'PO-9', lines: [{ sku: GOODS, quantity: 1 }] };
    const answers = await Promise.all([order(bought, 'po9@buyer'), order(bought, 'po9@buyer'), order(bought)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['200', '409', '409']);
    expect(await ordersOf('PO-9')).toHaveLength(1);
  });

  test('below the current price is rejected with both prices, or accepted where the agreement allows it', async () => {
    const lines = [{ sku: GOODS, quantity: 2, price: 0.01 }];
    const refused = await order({ id: 'PO-4', lines });
    expect(refused.status).toBe('409');
    expect(refused.why).toMatch(/^Prices have risen: 1000101: 0\.02 for 2, today \d+\.\d\d\. Nothing was ordered\.$/);
    expect(await ordersOf('PO-4')).toEqual([]);
    const agree = (how: string) =>
      counter.rows(
        "UPDATE punchout_connection SET settings = jsonb_set(settings, '{cxml,orderPrices}', to_jsonb($1::text)) WHERE code = 'fjordhavn-cxml'",
        [how],
      );
    await agree('tell');
    expect((await order({ id: 'PO-4', lines })).status).toBe('200');
    await agree('refuse');
  });

  test('above the current price is placed at the current price', async () => {
    expect((await order({ id: 'PO-5', lines: [{ sku: GOODS, quantity: 1, price: 99_999 }] })).status).toBe('200');
    expect(Number((await ordersOf('PO-5'))[0]?.goods)).toBeLessThan(9_999_900);
  });

  test.each([
    ['goods that are not sold', { lines: [{ sku: 'gone-sku', quantity: 1 }] }, '409'],
    [
      'an address that is not served',
      { lines: [{ sku: GOODS, quantity: 1 }], more: SHIP_TO.replace('isoCountryCode="DK"', 'isoCountryCode="GL"') },
      '400',
    ],
  ])('for %s is rejected without side effects', async (name, wrong, status) => {
    expect((await order({ id: name, ...wrong })).status).toBe(status);
    expect(await ordersOf(name)).toEqual([]);
    expect((await order({ id: name, lines: [{ sku: GOODS, quantity: 1 }] })).status).toBe('200');
  });

  test('is changed and canceled until something was shipped', async () => {
    const bought = (quantity: number) => [{ sku: GOODS, quantity }];
    expect((await order({ id: 'PO-6', type: 'update', lines: bought(1) })).status).toBe('409');
    await order({ id: 'PO-6', lines: bought(1) });
    expect((await order({ id: 'PO-6', type: 'update', lines: bought(4) })).status).toBe('200');
    expect((await ordersOf('PO-6')).map(({ status }) => status)).toEqual(['canceled', 'processing']);
    expect((await order({ id: 'PO-6', type: 'delete', lines: [] })).status).toBe('200');
    expect((await ordersOf('PO-6')).map(({ status }) => status)).toEqual(['canceled', 'canceled']);
    expect((await order({ id: 'PO-6', type: 'delete', lines: [] })).status).toBe('409');
    await order({ id: 'PO-7', lines: bought(1) });
    await counter.rows(
      "UPDATE order_line SET shipped = quantity WHERE order_id = (SELECT id FROM sales_order WHERE purchase_order_number = 'PO-7')",
    );
    await counter.rows("UPDATE sales_order SET status = 'shipped' WHERE purchase_order_number = 'PO-7'");
    for (const type of ['update', 'delete'])
      expect((await order({ id: 'PO-7', type, lines: bought(2) })).why).toMatch(/is on its way and cannot be changed/);
    expect(await ordersOf('PO-7')).toHaveLength(1);
  });

  test('leaves the carts of open visits unchanged, and its order survives the deletion of ended visits', async () => {
    const { who, cartId, add } = await visit();
    await add(GOODS, 2);
    await order({ id: 'PO-8', lines: [{ sku: GOODS, quantity: 1 }] });
    expect((await counter.ask(CartDocument, { cartId }, who)).data?.cart?.itemsV2?.items[0]?.quantity).toBe(2);
    await deleteEndedVisits(counter.database.db, new Date(counter.clock.now().getTime() + 1));
    expect(await ordersOf('PO-8')).toHaveLength(1);
  });
});

describe('notifications to a procurement system', () => {
  let server: Server;
  let address = '';
  let answer: { http: number; body: string } = { http: 200, body: '' };
  const heard: XmlElement[] = [];
  const ok = (code: number) => ({
    http: 200,
    body: `<cXML payloadID="x" timestamp="2026-11-23T08:00:00Z"><Response><Status code="${code}" text="x"/></Response></cXML>`,
  });
  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        heard.push(elementOf(Buffer.concat(parts).toString()));
        response.writeHead(answer.http, { 'content-type': 'text/xml' }).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = server.address();
    address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/cxml`;
    const documents = { url: address, confirmations: true, shipNotices: true, invoices: true };
    await counter.rows(
      "UPDATE punchout_connection SET settings = jsonb_set(settings, '{cxml,documents}', $1::jsonb) WHERE code = 'fjordhavn-cxml'",
      [JSON.stringify(documents)],
    );
    // Excludes the orders of earlier tests.
    answer = ok(200);
    await tell();
    heard.length = 0;
  });
  afterAll(() => server?.close());

  const tell = (secrets: [string, string][] = [['fjordhavn-cxml', 'h<emmeligt&']]) =>
    openTeller({
      db: counter.database.db,
      clock: counter.clock,
      log: { error: () => undefined },
      post: postCxml,
      secrets: new Map(secrets),
    }).tellAll();
  const dtd = readDtd(readFileSync(new URL('../fixtures/cxml/emitted.dtd', import.meta.url), 'utf8'));
  const kinds = () =>
    heard.map((root) =>
      childAt(root, 'Request')
        ?.nodes.map((node) => (typeof node === 'string' ? node : node.name))
        .join(),
    );
  const life = () => ({
    db: counter.database.db,
    pool: counter.database.pool,
    queue: noJobs,
    provider: testPayments(async () => 'secret'),
    now: counter.clock.now(),
    by: 'test',
  });

  test('report order, shipment and invoice once each, in valid documents', async () => {
    heard.length = 0;
    expect((await order({ id: 'PO-20', lines: [{ sku: GOODS, quantity: 3 }] })).status).toBe('200');
    const [placed] = await ordersOf('PO-20');
    await tell();
    await tell();
    expect(kinds()).toEqual(['ConfirmationRequest']);
    const [first] = heard;
    expect(childAt(first ?? null, 'Request', 'ConfirmationRequest', 'ConfirmationHeader')?.attributes).toMatchObject({
      type: 'accept',
      confirmID: placed?.number,
    });
    expect(childAt(first ?? null, 'Request', 'ConfirmationRequest', 'OrderReference')?.attributes).toEqual({
      orderID: 'PO-20',
    });
    expect(textWithin(childAt(first ?? null, 'Header', 'Sender', 'Credential', 'SharedSecret'))).toBe('h<emmeligt&');
    const sent = await ship(placed?.number ?? '', { pieces: null, carrier: 'GLS', trackingNumber: '123' }, life());
    expect(sent.ok).toBe(true);
    const billed = await invoiceOrder(placed?.number ?? '', null, life());
    expect(billed.ok).toBe(true);
    await tell();
    await tell();
    expect(kinds()).toEqual(['ConfirmationRequest', 'ShipNoticeRequest', 'InvoiceDetailRequest']);
    for (const root of heard) expect(dtd.faultsIn(root)).toEqual([]);
    const [, notice, bill] = heard;
    expect(
      childAt(notice ?? null, 'Request', 'ShipNoticeRequest', 'ShipNoticePortion', 'ShipNoticeItem')?.attributes,
    ).toEqual({ quantity: '3', lineNumber: '1' });
    const due = Number(
      textWithin(
        childAt(bill ?? null, 'Request', 'InvoiceDetailRequest', 'InvoiceDetailSummary', 'DueAmount', 'Money'),
      ),
    );
    const [row] = await counter.rows<{ total: string }>(
      "SELECT total_oere AS total FROM sales_order WHERE purchase_order_number = 'PO-20'",
    );
    expect(Math.round(due * 100)).toBe(Number(row?.total));
  });

  test('report the price of the placed order when it differs from the requested one', async () => {
    heard.length = 0;
    await order({ id: 'PO-21', lines: [{ sku: GOODS, quantity: 2, price: 99_999 }] });
    await tell();
    const header = childAt(heard[0] ?? null, 'Request', 'ConfirmationRequest', 'ConfirmationHeader');
    expect(header?.attributes.type).toBe('detail');
    expect(
      childAt(
        heard[0] ?? null,
        'Request',
        'ConfirmationRequest',
        'ConfirmationItem',
        'ConfirmationStatus',
        'UnitPrice',
      ),
    ).not.toBeNull();
    for (const root of heard) expect(dtd.faultsIn(root)).toEqual([]);
  });

  test.each([
    ['a line that is down for a while', { http: 503, body: 'busy' }, true],
    ['a trouble of its own', ok(500), true],
    ['a no', ok(400), false],
  ])('answered with %s are retried only after temporary failures', async (name, said, isTriedAgain) => {
    heard.length = 0;
    answer = said;
    await order({ id: `PO ${name}`, lines: [{ sku: GOODS, quantity: 1 }] });
    await tell();
    answer = ok(200);
    await tell();
    expect(heard).toHaveLength(1);
    counter.clock.forward(61_000);
    await tell();
    expect(heard).toHaveLength(isTriedAgain ? 2 : 1);
  });

  test('wait until a secret is configured', async () => {
    heard.length = 0;
    await order({ id: 'PO-22', lines: [{ sku: GOODS, quantity: 1 }] });
    await tell([]);
    expect(heard).toEqual([]);
    counter.clock.forward(61_000);
    await tell();
    expect(heard).toHaveLength(1);
  });
});

describe('a buyer with a separate account', () => {
  const CXML = 'fjordhavn-cxml';
  const agree = (buyers: object | null) =>
    counter.rows(
      "UPDATE punchout_connection SET settings = jsonb_set(settings, '{buyers}', $1::jsonb) WHERE code = $2",
      [JSON.stringify(buyers), CXML],
    );
  const BUYERS = { id: 'UniqueName', name: 'Contact', rights: ['bonusShop'], most: 50, mostNewInDay: 50 };
  const told = (id: string, name = 'Mette Holm') =>
    `<Extrinsic name="UserEmail">x@buyer.example</Extrinsic><Extrinsic name="uniquename">${id}</Extrinsic><Contact role="buyer"><Name xml:lang="da">Chefen</Name><Email>chef@buyer.example</Email></Contact><Contact role="endUser"><Name xml:lang="da">${name}</Name><Email>${id}@buyer.example</Email></Contact>`;
  const whoIs = async (who: { token: string }) => (await counter.ask(CustomerDocument, {}, who)).data?.customer ?? null;
  const accountOf = async (id: string) =>
    (
      await counter.rows<{
        id: number;
        email: string;
        business: number;
        flags: Record<string, boolean>;
        firstname: string;
      }>(
        `SELECT c.id, c.email, c.business_id AS business, c.flags, c.firstname
          FROM punchout_buyer b JOIN customer c ON c.id = b.customer_id WHERE b.connection_code = $1 AND b.told_id = $2`,
        [CXML, id],
      )
    )[0];
  beforeAll(() => agree(BUYERS));
  afterAll(() => agree(null));

  test('is identified by the id of the procurement system, and has the customer’s company, store and addresses, and the agreed rights', async () => {
    const one = await visit({ more: told('MHolm') });
    const seen = await whoIs(one.who);
    expect(seen).toMatchObject({ firstname: 'Mette', lastname: 'Holm', email: null });
    const [owner] = await counter.rows<{ id: number; business: number }>(
      "SELECT id, business_id AS business FROM customer WHERE email = 'punchout@fjordhavn.example'",
    );
    const made = await accountOf('mholm');
    expect(made).toMatchObject({
      business: owner?.business,
      flags: { isAllowedBonusshop: true, isBusinessAdmin: false },
    });
    expect(made?.id).not.toBe(owner?.id);
    const addresses = async (id?: number) =>
      (await counter.rows('SELECT street, city FROM customer_address WHERE customer_id = $1 ORDER BY id', [id])).length;
    expect(await addresses(made?.id)).toBe(await addresses(owner?.id));
    const again = await visit({ more: told('mholm', 'Mette Holm Juhl') });
    expect((await whoIs(again.who))?.firstname).toBe('Mette Holm');
    expect((await accountOf('mholm'))?.id).toBe(made?.id);
    const other = await visit({ more: told('jens', 'Jens Juhl') });
    expect((await counter.ask(CartDocument, { cartId: one.cartId }, other.who)).data?.cart ?? null).toBeNull();
  });

  test('gets one account from concurrent first visits', async () => {
    await Promise.all(Array.from({ length: 6 }, () => post(envelope({ request: setup({ more: told('twice') }) }))));
    const rows = await counter.rows("SELECT 1 FROM customer WHERE firstname = 'Mette' AND lastname = 'Holm'");
    const known = await counter.rows(
      "SELECT 1 FROM punchout_buyer b JOIN customer c ON c.id = b.customer_id WHERE c.lastname = 'Holm'",
    );
    expect(rows.length).toBe(known.length);
  });

  test('never gets an account created elsewhere or one of another company', async () => {
    const taken = await visit({ more: told('anna@example.dk') });
    expect((await whoIs(taken.who))?.email).toBeNull();
    const before = await accountOf('mholm');
    await counter.rows(
      'UPDATE customer SET business_id = (SELECT id FROM business WHERE id <> $1 ORDER BY id LIMIT 1) WHERE id = $2',
      [before?.business, before?.id],
    );
    await visit({ more: told('mholm') });
    const after = await accountOf('mholm');
    expect(after?.business).toBe(before?.business);
    expect(after?.id).not.toBe(before?.id);
  });

  test('uses the customer’s shared account when unidentified, or when the limit of accounts is reached', async () => {
    const shared = async (more: string) => (await whoIs((await visit({ more })).who))?.email;
    expect(await shared('')).toBe('punchout@fjordhavn.example');
    await agree({ ...BUYERS, most: 1 });
    expect(await shared(told('late'))).toBe('punchout@fjordhavn.example');
    expect(await shared(told('mholm'))).toBeNull();
    await agree({ ...BUYERS, mostNewInDay: 1 });
    expect(await shared(told('late'))).toBe('punchout@fjordhavn.example');
    await agree(BUYERS);
    expect(await accountOf('late')).toBeUndefined();
  });

  test.each(['most', 'mostNewInDay'])('is one of as many as agreed, and no more (%s)', async (bound) => {
    const shared = async (id: string) => (await whoIs((await visit({ more: told(id) })).who))?.email ?? null;
    const made = async () =>
      (await counter.rows('SELECT FROM punchout_buyer WHERE connection_code = $1', [CXML])).length;
    const count = await made();
    await agree({ ...BUYERS, [bound]: count });
    expect(await shared(`${bound}-1`)).toBe('punchout@fjordhavn.example');
    await agree({ ...BUYERS, [bound]: count + 1 });
    expect(await shared(`${bound}-1`)).toBeNull();
    expect(await shared(`${bound}-2`)).toBe('punchout@fjordhavn.example');
    // Those of yesterday are no new ones of today.
    const aged = (hours: number) =>
      counter.rows('UPDATE punchout_buyer SET made_at = $1', [
        new Date(counter.clock.now().getTime() - hours * 3_600_000),
      ]);
    await aged(24 - 1 / 3_600_000);
    expect(await shared(`${bound}-2`)).toBe('punchout@fjordhavn.example');
    await aged(24);
    expect(await shared(`${bound}-2`)).toBe(bound === 'most' ? 'punchout@fjordhavn.example' : null);
    await aged(0);
    await agree(BUYERS);
    expect(await made()).toBe(bound === 'most' ? count + 1 : count + 2);
  });

  test('places orders that name them; the mail goes to the customer', async () => {
    const named = (more: string) => SHIP_TO + more;
    const lines = [{ sku: GOODS, quantity: 1 }];
    expect((await order({ id: 'PO-B1', lines, more: named(told('jens', 'Jens Juhl')) })).status).toBe('200');
    expect((await order({ id: 'PO-B2', lines, more: named(told('never-here')) })).status).toBe('200');
    const orders = await counter.rows<{ of: number; who: string; email: string }>(
      'SELECT customer_id AS of, requisitioner AS who, email FROM sales_order WHERE purchase_order_number = ANY ($1) ORDER BY id',
      [['PO-B1', 'PO-B2']],
    );
    const [owner] = await counter.rows<{ id: number }>(
      "SELECT id FROM customer WHERE email = 'punchout@fjordhavn.example'",
    );
    expect(orders).toEqual([
      { of: (await accountOf('jens'))?.id, who: 'Jens Juhl', email: 'punchout@fjordhavn.example' },
      { of: owner?.id, who: 'Mette Holm', email: 'punchout@fjordhavn.example' },
    ]);
    expect(await accountOf('never-here')).toBeUndefined();
  });

  test('is rejected once their account is closed, and loses access with the customer’s account', async () => {
    const { who } = await visit({ more: told('jens') });
    await counter.rows('UPDATE customer SET is_active = false WHERE id = $1', [(await accountOf('jens'))?.id]);
    expect(await post(envelope({ request: setup({ more: told('jens') }) }))).toMatchObject({
      status: '401',
      why: 'The account of this buyer is closed.',
    });
    expect(await whoIs(who)).toBeNull();
    const open = await visit({ more: told('mholm') });
    await counter.rows("UPDATE customer SET is_active = false WHERE email = 'punchout@fjordhavn.example'");
    expect(await whoIs(open.who)).toBeNull();
    await counter.rows("UPDATE customer SET is_active = true WHERE email = 'punchout@fjordhavn.example'");
  });
});

// D23: the configuration is part of the line id, so that it is returned with it.
describe('a design', () => {
  const uid = (option: string, value: string) => Buffer.from(`design/${option}/${value}`).toString('base64');
  const OAK = [uid('plade', 'eg'), uid('stel', 'traeben'), uid('maal', 'mellem')];
  const WHITE = [uid('plade', 'hvid'), uid('stel', 'sort'), uid('maal', 'lille')];

  test('is restored in an edit with its line id, next to another design of the same product, and is ordered', async () => {
    const [desk] = await counter.rows<{ sku: string }>("SELECT sku FROM product WHERE pcon_ban = 'desk'");
    const sku = desk?.sku ?? '';
    const first = await visit();
    for (const [selected_options, quantity] of [
      [OAK, 2],
      [WHITE, 1],
    ] as const)
      await counter.ask(
        AddToCartDocument,
        { cartId: first.cartId, items: [{ sku, quantity, selected_options: [...selected_options] }] },
        first.who,
      );
    await first.add(GOODS, 1);
    const linesIn = async (cartId: string) =>
      counter.rows<{ config: object | null; quantity: number }>(
        'SELECT config, quantity FROM cart_item WHERE cart_id = $1 ORDER BY position, id',
        [cartId],
      );
    const home = itemsIn((await first.goHome()).body);
    expect(home.map(({ told }) => told.split(';').length > 1)).toEqual(expect.arrayContaining([true, true, false]));
    const second = await visit({ operation: 'edit', more: asOut(home) });
    expect(second.restored?.left).toEqual([]);
    expect(await linesIn(second.cartId)).toEqual(await linesIn(first.cartId));
    const back = itemsIn((await second.goHome()).body);
    expect(back).toEqual(home);
    const lines = back.map(
      ({ sku: named, told, quantity, price }, index) =>
        `<ItemOut quantity="${quantity}" lineNumber="${index + 1}"><ItemID><SupplierPartID>${named}</SupplierPartID><SupplierPartAuxiliaryID>${told}</SupplierPartAuxiliaryID></ItemID><ItemDetail><UnitPrice><Money currency="DKK">${price}</Money></UnitPrice></ItemDetail></ItemOut>`,
    );
    const request = `<OrderRequest><OrderRequestHeader orderID="PO-D1" orderDate="2026-11-23T09:00:00+01:00" type="new"><Total><Money currency="DKK">0</Money></Total>${SHIP_TO}</OrderRequestHeader>${lines.join('')}</OrderRequest>`;
    expect(await post(envelope({ request }))).toMatchObject({ status: '200' });
    const ordered = await counter.rows<{ config: object }>(
      "SELECT l.config, l.quantity FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.purchase_order_number = 'PO-D1' ORDER BY l.position",
    );
    expect(ordered).toEqual(await linesIn(first.cartId));
  });

  test('with an invalid configuration is reported as unavailable', async () => {
    const [desk] = await counter.rows<{ sku: string }>("SELECT sku FROM product WHERE pcon_ban = 'desk'");
    const told = { sku: desk?.sku ?? '', quantity: '1', price: 0 };
    for (const name of ['7;plade=glas;stel=sort;maal=lille', '7'])
      expect((await visit({ operation: 'edit', more: asOut([{ ...told, told: name }]) })).restored?.left).toEqual([
        told.sku,
      ]);
  });
});

// The price on the tile equals the one returned, ordered and paid, for each kind of price.
describe('a price', () => {
  const TILE: TypedDocumentNode<Record<string, never>, { sku: string }> = parse(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { price_tiers { quantity final_price { value } }
      price_range { minimum_price { final_price { value } fixed_product_taxes { amount { value } } } } } } }`,
  );
  interface Tile {
    price_tiers: { quantity: number; final_price: { value: number } }[];
    price_range: {
      minimum_price: { final_price: { value: number }; fixed_product_taxes: { amount: { value: number } }[] };
    };
  }
  const FOR_SALE = `FROM product p JOIN customer c ON c.email = 'punchout@fjordhavn.example' WHERE p.type = 'simple' AND NOT p.bonus_only
    AND NOT p.request_price AND c.store_id = ANY (p.store_ids) AND p.increments = 1 AND p.min_qty <= 30`;
  const AGREED = 'EXISTS (SELECT FROM contract_price a WHERE a.product_id = p.id AND a.business_id = c.business_id)';
  const KINDS = {
    agreed: `${AGREED} AND p.duty_code IS NULL`,
    tier: `NOT ${AGREED} AND p.duty_code IS NULL AND EXISTS (SELECT FROM product_tier t WHERE t.product_id = p.id AND t.quantity <= 30)`,
    duty: 'p.duty_code IS NOT NULL AND p.duty_milli_units > 0',
    'by the box': `NOT ${AGREED} AND p.duty_code IS NULL AND p.unit <> 'stk'`,
  };
  const PIECES = 30;

  async function goodsOfAllKinds() {
    const found = await Promise.all(
      Object.values(KINDS).map((kind) =>
        counter.rows<{ sku: string; unit: string }>(
          `SELECT p.sku, p.unit ${FOR_SALE} AND ${kind} ORDER BY p.id LIMIT 1`,
        ),
      ),
    );
    const skus = found.map(([one]) => one?.sku);
    await counter.rows('UPDATE product SET manage_stock = false WHERE sku = ANY ($1::text[])', [skus]);
    return Object.keys(KINDS).map((kind, at) => ({ kind, sku: skus[at] ?? `no goods of the kind ${kind}` }));
  }
  const oereOf = (kroner: number | null | undefined) => Math.round((kroner ?? Number.NaN) * 100);

  /** Price of one piece in øre, from the page of the product. */
  async function tileOf(sku: string, who: { token: string }) {
    const { data } = await counter.ask(TILE, { sku }, { store: 'punchout', ...who });
    const [tile] = (data as unknown as { products: { items: Tile[] } }).products.items;
    const tier = tile?.price_tiers.filter(({ quantity }) => quantity <= PIECES).at(-1);
    const { final_price, fixed_product_taxes } = tile?.price_range.minimum_price ?? {};
    return {
      price: oereOf((tier ?? { final_price }).final_price?.value),
      duty: fixed_product_taxes?.reduce((sum, { amount }) => sum + oereOf(amount.value), 0) ?? 0,
    };
  }

  /** In the order in which they were added; duties of one piece. */
  async function cartLines(cartId: string, who: { token: string }) {
    const { data } = await counter.ask(CartDocument, { cartId }, { store: 'punchout', ...who });
    return (data?.cart?.itemsV2?.items ?? []).map((item) => ({
      row: oereOf(item?.prices?.row_total.value),
      duty: (item?.prices?.fixed_product_taxes ?? []).reduce((sum, tax) => sum + oereOf(tax?.amount?.value), 0),
    }));
  }

  test('is equal to the øre on tile, cart, message, order and invoice, by cXML and OCI', async () => {
    const goods = await goodsOfAllKinds();
    const bought = await visit({ more: SHIP_TO });
    for (const { sku } of goods) {
      const { data, errors } = await bought.add(sku, PIECES);
      expect([sku, errors, data?.addProductsToCart?.user_errors]).toEqual([sku, [], []]);
    }
    const inCart = await cartLines(bought.cartId, bought.who);
    const home = itemsIn((await bought.goHome()).body);
    const told = (sku: string) =>
      Math.round(
        home
          .filter((item) => item.sku === sku)
          .reduce((sum, item) => sum + item.price * Number(item.quantity) * 100, 0),
      );
    const lines = home
      .filter(({ sku }) => sku !== 'AFGIFT')
      .map(({ sku, quantity, price }) => ({ sku, quantity, price }));
    const answer = await order({ id: 'PO-P1', lines });
    expect([answer.status, answer.why]).toEqual(['200', expect.any(String)]);
    const life = {
      db: counter.database.db,
      pool: counter.database.pool,
      queue: noJobs,
      now: counter.clock.now(),
      by: 'test',
    };
    const [placed] = await ordersOf('PO-P1');
    const parts = { ...life, provider: testPayments(async () => 'secret') };
    expect((await ship(placed?.number ?? '', { pieces: null, carrier: 'GLS', trackingNumber: '1' }, parts)).ok).toBe(
      true,
    );
    expect((await invoiceOrder(placed?.number ?? '', null, parts)).ok).toBe(true);
    const written = await counter.rows<{ sku: string; ordered: string; duty: string; billed: string; net: string }>(
      `SELECT l.sku, sum(l.row_oere) AS ordered, sum(l.duty_oere) AS duty, sum(i.row_oere) AS billed, sum(i.net_oere) AS net
        FROM order_line l JOIN sales_order o ON o.id = l.order_id JOIN invoice_line i ON i.order_line_id = l.id
        WHERE o.purchase_order_number = 'PO-P1' GROUP BY l.sku`,
    );
    const oci = await ociLines(goods);
    for (const [at, { kind, sku }] of goods.entries()) {
      const tile = await tileOf(sku, bought.who);
      const row = tile.price * PIECES;
      const paper = written.find((one) => one.sku === sku);
      expect({ kind, sku, cart: inCart[at]?.row, message: told(sku), oci: oci.get(sku) }).toEqual({
        ...{ kind, sku, cart: row, message: row, oci: row },
      });
      expect([kind, ...[paper?.ordered, paper?.billed, paper?.net].map(Number)]).toEqual([kind, row, row, row]);
      expect([kind, Number(paper?.duty)]).toEqual([kind, tile.duty * PIECES]);
    }
    const duties = PIECES * inCart.reduce((sum, { duty }) => sum + duty, 0);
    expect(duties).toBeGreaterThan(0);
    expect([told('AFGIFT'), oci.get(undefined)]).toEqual([duties, duties]);
  });

  /** The cart as an OCI system reads it, in øre by number; duties have none. */
  async function ociLines(goods: readonly { sku: string }[]) {
    const call = { hook_url: HOOK, cancel_url: null, target: null, ok_code: null, caller: null };
    const given = { username: DEMO_PUNCHOUT_LOGIN, password: DEMO_PASSWORD, call };
    const login = await counter.ask(LoginFromPunchoutDocument, given, { store: 'punchout' });
    const who = { store: 'punchout', token: login.data?.generateCustomerTokenFromPunchout?.token ?? '' };
    const cartId = (await counter.ask(CustomerCartDocument, {}, who)).data?.customerCart.id ?? '';
    const items = goods.map(({ sku }) => ({ sku, quantity: PIECES }));
    await counter.ask(AddToCartDocument, { cartId, items }, who);
    expect((await counter.ask(ReturnPunchoutCartDocument, { cartId }, who)).errors).toEqual([]);
    const { data } = await counter.ask(PunchoutMessageDocument, {}, who);
    const read = readOciCart((data?.customer?.punchout?.message?.fields ?? []).map(({ name, value }) => [name, value]));
    expect(read.faults).toEqual([]);
    const sums = new Map<string | undefined, number>();
    for (const item of read.items) {
      const { VENDORMAT } = item.fields;
      sums.set(VENDORMAT, (sums.get(VENDORMAT) ?? 0) + thousandthsOf(item) / 10);
    }
    return sums;
  }
});
