// cXML at the built shop: a buyer's round trip from setup request to purchase order, and what is rejected.
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { childAt, childrenNamed, textWithin } from '#domain/punchout/cxml/xml-element';
import { commandHere } from '../support/typed-here';
import { cxmlAt, elementOf, itemOut, setup } from './cxml-visit';
import { cookiesOf, goneOn, locationOf, openDoor } from './door';

const door = openDoor();
const { ask, post } = door;
const { documentWith, entering, send, startPage } = cxmlAt(door);

const GOODS = '1000101';

/** The cart as the buyer's system reads it from the posted form. */
async function comesHome(cookies: string) {
  const transferred = await post('/cart', { intent: 'checkout' }, { cookies });
  const page = load(await (await ask(locationOf(transferred) ?? '', { cookies })).text());
  const field = page('form[action^="http://localhost:9/"] input[type=hidden]');
  const root = elementOf(Buffer.from(field.attr('value') ?? '', 'base64').toString());
  const body = childAt(root, 'Message', 'PunchOutOrderMessage');
  const items = (body ? childrenNamed(body, 'ItemIn') : []).map((item) => ({
    sku: textWithin(childAt(item, 'ItemID', 'SupplierPartID')),
    told: textWithin(childAt(item, 'ItemID', 'SupplierPartAuxiliaryID')),
    quantity: item.attributes.quantity ?? '',
    price: textWithin(childAt(item, 'ItemDetail', 'UnitPrice', 'Money')),
  }));
  return { name: field.attr('name'), cookie: textWithin(childAt(body, 'BuyerCookie')), items };
}

const outOf = (items: Awaited<ReturnType<typeof comesHome>>['items']) =>
  items
    .map(
      ({ sku, told, quantity, price }, index) =>
        `<ItemOut quantity="${quantity}" lineNumber="${index + 1}"><ItemID><SupplierPartID>${sku}</SupplierPartID><SupplierPartAuxiliaryID>${told}</SupplierPartAuxiliaryID></ItemID><ItemDetail><UnitPrice><Money currency="DKK">${price}</Money></UnitPrice></ItemDetail></ItemOut>`,
    )
    .join('');

describe('a buyer', () => {
  test('enters once, fills a cart that is returned, edits it, and the procurement system orders it', async () => {
    const first = await startPage(setup('create'));
    const entered = await ask(first.pathname);
    expect([entered.status, locationOf(entered)]).toEqual([303, expect.stringMatching(/\?to=%2F$/)]);
    const cookies = cookiesOf(await goneOn(door, entered));
    expect(await (await ask('/', { cookies })).text()).toContain('Fjordhavn Kommunes indkøbsnetværk');
    const again = await ask(first.pathname);
    expect(locationOf(again)).toMatch(/^\/punchout\/invalid-session\?step=ended/);
    await post('/cart', { intent: 'add', sku: GOODS, qty: '30', returnTo: '/' }, { cookies });
    const home = await comesHome(cookies);
    expect(home).toMatchObject({
      name: 'cxml-base64',
      cookie: expect.stringMatching(/^æ&\d+$/),
      items: [{ sku: GOODS, quantity: '30' }],
    });

    const edited = await ask((await startPage(setup('edit', outOf(home.items)))).pathname);
    expect(locationOf(edited)).toMatch(/\?to=%2Fcart$/);
    const back = cookiesOf(await goneOn(door, edited));
    expect(await (await ask('/cart', { cookies: back })).text()).toContain(GOODS);
    const second = await comesHome(back);
    expect(second.items).toEqual(home.items);

    const order = `<OrderRequest><OrderRequestHeader orderID="DOOR-1" orderDate="2026-11-23T09:00:00+01:00"><Total><Money currency="DKK">0</Money></Total></OrderRequestHeader>${outOf(second.items)}</OrderRequest>`;
    const answer = elementOf(await (await send(documentWith(order))).text());
    expect(childAt(answer, 'Response', 'Status')?.attributes.code).toBe('200');
  });

  test('who may only inspect sees a message about it on every page', async () => {
    const item = itemOut(GOODS, 2);
    const cookies = await entering(await startPage(setup('inspect', item)));
    const shown = await (await ask('/cart', { cookies })).text();
    expect(shown).toContain('Kurven er åbnet til gennemsyn');
    // No action is offered that would be rejected.
    const cart = load(shown)('main > * > :first-child').text();
    expect(cart).toContain('Oversigt');
    expect(cart).not.toMatch(/Opdatér|Fjern|Overfør kurv|Kuponkode/);
    const buttons = async (path: string, as = '') =>
      load(await (await ask(path, { cookies: as })).text())('main button, main a, dialog button')
        .text()
        .match(/Læg i kurv|Vælg variant|Overfør kurv|Opdatér|Fjern(?! filter)/);
    const category = load(await (await ask('/kontorartikler')).text());
    const product = category('main a[data-sku]').first().attr('href') ?? '';
    expect(product).toMatch(/^\/[a-z]/);
    for (const path of ['/kontorartikler', product]) {
      expect(await buttons(path), path).not.toBeNull();
      expect(await buttons(path, cookies), path).toBeNull();
    }
    expect(await buttons('/kontorartikler?panel=minicart', cookies)).toBeNull();
  });

  test('finds no links about orders, which the procurement system places', async () => {
    const paths = async (cookies: string) => {
      const page = load(await (await ask('/', { cookies })).text());
      return page('header a, footer a, nav a')
        .toArray()
        .map(({ attribs }) => attribs.href?.split('?')[0]);
    };
    const inVisit = await paths(await entering(await startPage(setup('create'))));
    expect(inVisit).toContain('/kontorartikler');
    for (const path of ['/retur', '/fortryd', '/reklamation', '/gavekort']) expect(inVisit).not.toContain(path);
  });

  test('starts at the product named by the system', async () => {
    const item = `<SelectedItem><ItemID><SupplierPartID>${GOODS}</SupplierPartID></ItemID></SelectedItem>`;
    expect(locationOf(await ask((await startPage(setup('create', item))).pathname))).toMatch(
      /^\/punchout\/enter\/[\w-]+\?to=%2F[a-z]/,
    );
  });
});

describe('a buyer who leaves', () => {
  test('without a cart is returned to the system by an unchanged-cart message', async () => {
    const cookies = await entering(await startPage(setup('create')));
    await post('/cart', { intent: 'add', sku: GOODS, qty: '3', returnTo: '/' }, { cookies });
    const bar = load(await (await ask('/', { cookies })).text());
    expect(bar('form[action="/punchout/return"] button').text()).toBe('Tilbage uden kurv');
    expect(locationOf(await post('/punchout/return', {}, { cookies }))).toBe('/punchout/return');
    const page = load(await (await ask('/punchout/return', { cookies })).text());
    expect(page('main').text()).toContain('er alt, som det var');
    const root = elementOf(Buffer.from(page('input[name=cxml-base64]').attr('value') ?? '', 'base64').toString());
    expect(childAt(root, 'Message', 'Status')?.attributes.code).toBe('204');
    // No link on the page leads to the page itself.
    for (const path of ['/', '/cart', '/punchout/return']) expect(page(`a[href="${path}"]`).length).toBe(0);
  });

  test('without a visit is redirected to the cart', async () => {
    expect(locationOf(await post('/punchout/return', {}))).toBe('/cart');
  });
});

describe('the cXML endpoint', () => {
  test('accepts documents from any site, and reports invalid ones', async () => {
    const broken = await send('<cXML');
    expect([broken.status, broken.headers.get('content-type')]).toEqual([400, 'text/xml; charset=UTF-8']);
    expect(childAt(elementOf(await broken.text()), 'Response', 'Status')?.attributes.code).toBe('406');
    expect((await ask('/punchout/cxml')).status).toBe(405);
    // The exemption from the origin check opens no other address to other sites.
    expect((await send('<x/>', '/punchout/start/x')).status).toBe(403);
  });
});

test('the go-live test of a connection passes, and leaves no secret and no order behind', async () => {
  const { origin, databaseUrl } = door.shop();
  const typed = ['punchout', 'try', 'fjordhavn-cxml', '--shop', origin, '--order'];
  const told = await commandHere(typed, databaseUrl);
  expect(told).not.toContain('FEJL');
  expect(told.split('\n').filter((line) => line.startsWith('OK')).length).toBe(28);
  const secrets = await commandHere(['punchout', 'list'], databaseUrl);
  expect(secrets).toMatch(/fjordhavn-cxml .* 1 adgangskoder/);
});
