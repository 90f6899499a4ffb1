// Customers' systems that speak cXML: who is let in, that a document counts once, that a visit begins once, edits keep their lines, an
// inspection changes nothing, and the cart that goes home says what the shop says, to the øre.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { deleteEndedVisits } from '#backend/commerce/punchout/punchout.sql';
import { openTeller } from '#backend/commerce/punchout/telling/tell-systems';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { postCxml } from '#backend/ports/cxml-post';
import { testPayments } from '#backend/ports/payment/test-provider';
import { childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { ADD_TO_CART, CART, CUSTOMER_CART } from '~/services/cart/cart.gql';
import { CUSTOMER } from '~/services/customer/customer.gql';
import {
  PUNCHOUT_MESSAGE,
  RESTORE_PUNCHOUT_CART,
  RETURN_PUNCHOUT_CART,
  START_PUNCHOUT_VISIT,
} from '~/services/punchout/punchout.gql';
import { readDtd } from '../support/dtd';
import { type Counter, openCounter } from './test-backend';
import { DEMO_CXML_BUYER } from '#demo/folder/punchout';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let counter: Counter;
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
const start = (word: string) => counter.ask(START_PUNCHOUT_VISIT, { token: word }, { store: 'punchout' });

async function visit(asked: Setup = {}) {
  const { root } = await post(envelope({ request: setup(asked) }));
  const token = (await start(wordOf(root))).data?.startPunchoutVisit?.token ?? '';
  const who = { store: 'punchout', token };
  const restored = (await counter.ask(RESTORE_PUNCHOUT_CART, {}, who)).data?.restorePunchoutCart;
  const cartId = (await counter.ask(CUSTOMER_CART, {}, who)).data?.customerCart.id ?? '';
  const add = (sku: string, quantity: number) => counter.ask(ADD_TO_CART, { cartId, items: [{ sku, quantity }] }, who);
  const goHome = async () => {
    const { errors } = await counter.ask(RETURN_PUNCHOUT_CART, { cartId }, who);
    const { data } = await counter.ask(PUNCHOUT_MESSAGE, {}, who);
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
  test('of a known sender is answered with the address to begin at', async () => {
    const { http, status, root } = await post(envelope({ request: setup() }));
    expect([http, status]).toEqual([200, '200']);
    expect(textWithin(childAt(root, 'Response', 'PunchOutSetupResponse', 'StartPage', 'URL'))).toMatch(
      /^http:\/\/localhost:3000\/punchout\/start\/[\w-]{43}$/,
    );
  });

  test('asks what is understood', async () => {
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
  ])('with %s is refused, and told no more', async (_name, wrong) => {
    const { http, status, why } = await post(envelope({ request: setup(), ...wrong }));
    expect([http, status, why]).toEqual([200, '401', 'From, Sender and SharedSecret are not those of a connection.']);
  });

  test('is not taken after ten wrong secrets, from this address for a while', async () => {
    const address = '192.0.2.7';
    for (let tries = 0; tries < 10; tries += 1)
      await post(envelope({ request: '<ProfileRequest/>', secret: 'wrong' }), address);
    const profile = () => envelope({ request: '<ProfileRequest/>' });
    expect((await post(profile(), address)).why).toBe('Too many wrong secrets. Wait ten minutes.');
    expect((await post(profile(), '192.0.2.8')).status).toBe('200');
  });

  test('counts once; one that was refused may be mended and sent again', async () => {
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
  ])('with %s', async (_name, body, http, status) => {
    expect(await post(body)).toMatchObject({ http, status });
  });

  test('is at most so large, and is posted', async () => {
    expect((await post(envelope({ request: `<x>${'y'.repeat(800_000)}</x>` }))).http).toBe(413);
    const asked = await counter.backend.files(new Request('http://localhost:3000/punchout/cxml'));
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('of a closed connection is refused', async () => {
    await counter.rows("UPDATE punchout_connection SET is_active = false WHERE code = 'fjordhavn-cxml'");
    expect((await post(envelope({ request: setup() }))).status).toBe('401');
    await counter.rows("UPDATE punchout_connection SET is_active = true WHERE code = 'fjordhavn-cxml'");
  });
});

describe('a visit', () => {
  test('begins once', async () => {
    const word = wordOf((await post(envelope({ request: setup() }))).root);
    expect((await start(word)).data?.startPunchoutVisit?.token).toBeTruthy();
    expect((await start(word)).errors[0]?.code).toBe('PUNCHOUT_ENDED');
    expect((await start('')).errors[0]?.code).toBe('PUNCHOUT_ENDED');
  });

  test('does not begin after a quarter of an hour', async () => {
    const word = wordOf((await post(envelope({ request: setup() }))).root);
    await counter.rows(
      "UPDATE punchout_session SET start_until = start_until - interval '16 minutes' WHERE start_hash IS NOT NULL",
    );
    expect((await start(word)).errors[0]?.code).toBe('PUNCHOUT_ENDED');
  });

  test('knows its article, its address and where the cart goes', async () => {
    const more = `<ShipTo><Address addressID="29"><Name xml:lang="da">Biblioteket</Name><PostalAddress><DeliverTo>Mette Holm</DeliverTo><DeliverTo>2. sal</DeliverTo><Street>Rådhuspladsen 1</Street><City>Ærøskøbing</City><PostalCode>5970</PostalCode><Country isoCountryCode="DK">Danmark</Country></PostalAddress></Address></ShipTo><SelectedItem><ItemID><SupplierPartID>${GOODS}</SupplierPartID></ItemID></SelectedItem>`;
    const { who, cartId, restored } = await visit({ more });
    expect(restored).toMatchObject({ address_kept: true, left: [] });
    const { data } = await counter.ask(CUSTOMER, {}, who);
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

  test('tells of an address that cannot be delivered to', async () => {
    const more =
      '<ShipTo><Address><Name xml:lang="da">Nuuk</Name><PostalAddress><Street>Vej 1</Street><City>Nuuk</City><PostalCode>3900</PostalCode><Country isoCountryCode="GL">Grønland</Country></PostalAddress></Address></ShipTo>';
    expect((await visit({ more })).restored?.address_kept).toBe(false);
  });

  test('with the same cookie goes on with the same cart; another cookie has another', async () => {
    const one = await visit({ cookie: 'same' });
    const two = await visit({ cookie: 'same' });
    const three = await visit({ cookie: 'other' });
    expect(two.cartId).toBe(one.cartId);
    expect(three.cartId).not.toBe(one.cartId);
    expect((await counter.ask(CART, { cartId: one.cartId }, three.who)).data?.cart ?? null).toBeNull();
  });

  test('sends the cart home to the øre, with its cookie byte for byte', async () => {
    const { who, cartId, add, goHome } = await visit({ cookie: ' a&amp;b <x>1</x> ' });
    await add(GOODS, 30);
    const { data } = await counter.ask(CART, { cartId }, who);
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
  test('that edits finds its lines again, and each keeps its name however often it comes back', async () => {
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

  test('that edits tells what can no longer be bought', async () => {
    const more = '<ItemOut quantity="1"><ItemID><SupplierPartID>gone-sku</SupplierPartID></ItemID></ItemOut>';
    expect((await visit({ operation: 'edit', more })).restored?.left).toEqual(['gone-sku']);
  });

  test('that edits may take everything out', async () => {
    const more = '<ItemOut quantity="1"><ItemID><SupplierPartID>gone-sku</SupplierPartID></ItemID></ItemOut>';
    const { goHome } = await visit({ operation: 'edit', more });
    const { root, body } = await goHome();
    expect(itemsIn(body)).toEqual([]);
    expect(childAt(root, 'Message', 'Status')?.attributes.code).toBe('200');
  });

  test('that looks sees the cart, changes nothing and sends nothing home', async () => {
    const more = `<ItemOut quantity="2"><ItemID><SupplierPartID>${GOODS}</SupplierPartID></ItemID></ItemOut>`;
    const { who, cartId, add, goHome } = await visit({ operation: 'inspect', more });
    expect((await counter.ask(CART, { cartId }, who)).data?.cart?.itemsV2?.items[0]?.quantity).toBe(2);
    expect((await add(GOODS, 1)).errors[0]?.code).toBe('PUNCHOUT_LOOKING');
    const { root, body } = await goHome();
    expect(childAt(root, 'Message', 'Status')?.attributes.code).toBe('204');
    expect(itemsIn(body)).toEqual([]);
  });

  test('ends with its connection, before it has begun', async () => {
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
  test('for the cart that went home is placed at its prices, on invoice, to its address', async () => {
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

  test('comes once: a second one with its number, or the same document, is refused', async () => {
    const lines = [{ sku: GOODS, quantity: 1 }];
    expect((await order({ id: 'PO-2', lines }, 'po2@buyer')).status).toBe('200');
    expect((await order({ id: 'PO-2', lines })).why).toBe('The order PO-2 is here already.');
    expect((await order({ id: 'PO-3', lines }, 'po2@buyer')).status).toBe('409');
    expect(await ordersOf('PO-2')).toHaveLength(1);
  });

  test('that comes twice at the same moment is placed once', async () => {
    const bought = { id: 'PO-9', lines: [{ sku: GOODS, quantity: 1 }] };
    const answers = await Promise.all([order(bought, 'po9@buyer'), order(bought, 'po9@buyer'), order(bought)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['200', '409', '409']);
    expect(await ordersOf('PO-9')).toHaveLength(1);
  });

  test('below today’s price is refused with both prices, and placed where that was agreed', async () => {
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

  test('above today’s price becomes today’s', async () => {
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
  ])('for %s is refused, and leaves nothing behind', async (name, wrong, status) => {
    expect((await order({ id: name, ...wrong })).status).toBe(status);
    expect(await ordersOf(name)).toEqual([]);
    expect((await order({ id: name, lines: [{ sku: GOODS, quantity: 1 }] })).status).toBe('200');
  });

  test('is changed and called off as long as nothing was sent', async () => {
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

  test('keeps the customer’s own cart and the visits of buyers apart, and their carts when visits are cleared away', async () => {
    const { who, cartId, add } = await visit();
    await add(GOODS, 2);
    await order({ id: 'PO-8', lines: [{ sku: GOODS, quantity: 1 }] });
    expect((await counter.ask(CART, { cartId }, who)).data?.cart?.itemsV2?.items[0]?.quantity).toBe(2);
    await deleteEndedVisits(counter.database.db, new Date(counter.clock.now().getTime() + 1));
    expect(await ordersOf('PO-8')).toHaveLength(1);
  });
});

describe('a system that wants to be told', () => {
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
    // What was ordered before is no matter of these tests.
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

  test('hears of the order, of what left and of the invoice, once each, in documents that are valid', async () => {
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

  test('hears at which price it was placed where that is another than it said', async () => {
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
  ])('that answers with %s is told again, or not', async (name, said, isTriedAgain) => {
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

  test('is told nothing without a secret, and everything once there is one', async () => {
    heard.length = 0;
    await order({ id: 'PO-22', lines: [{ sku: GOODS, quantity: 1 }] });
    await tell([]);
    expect(heard).toEqual([]);
    counter.clock.forward(61_000);
    await tell();
    expect(heard).toHaveLength(1);
  });
});
