// The checkout in several tabs, and with a login that expires before the order is sent: nothing is ordered twice, no input is lost, and no
// payment is cancelled by what its buyer does in another tab.
import { load } from 'cheerio';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../support/sample';
import { ACTIONS, Browser, openPaymentPage, playTabs, type Send } from '../support/two-tabs';
import { cookiesOf, locationOf, openDoor } from './door';

const { ask, post, logIn, shop } = openDoor();

const TEA = '1900701';
const WORDS = { reference: 'Kantinen, 2. sal', comment: 'Ring på hos Ærø & søn' };
const BUYER = 'birgitte@havnens-arkitekter.example';

let login: string;
let cookies: string;
beforeAll(async () => {
  login = await logIn(BUYER);
});

const page = async (path: string, sent: string) => load(await (await ask(path, { cookies: sent })).text());
const add = () => post('/cart', { intent: 'add', sku: TEA, qty: '1', returnTo: '/' }, { cookies: cookies ?? login });

/** To the last step, in one tab. */
async function toTheButton() {
  cookies = login;
  const added = await add();
  // The cookie set last counts: of two with the same name the first is read.
  cookies = [cookiesOf(added), login].filter(Boolean).join('; ');
  const addressId =
    (await page('/checkout?step=address', cookies))('input[name=addressId]').first().attr('value') ?? '';
  await post('/checkout', { intent: 'email-address', addressId }, { cookies });
  await post('/checkout', { intent: 'shipping', shipping: 'parcel/business' }, { cookies });
  await post('/checkout', { intent: 'payment', payment: 'account' }, { cookies });
}

async function pressAs(sent: string) {
  const $ = await page('/checkout', cookies);
  const seenTotal = $('input[name=seenTotal]').attr('value') ?? '';
  const terms = $('input[name=terms]').attr('value') ?? '';
  return () => post('/checkout', { intent: 'place', seenTotal, terms, ...WORDS }, { cookies: sent });
}

describe('in two tabs', () => {
  test('a total changed in the other tab is reported before ordering, and both tabs get one order', async () => {
    await toTheButton();
    const pressOld = await pressAs(cookies);
    await add();
    const refused = await pressOld();
    const $ = load(await refused.text());
    expect([refused.status, $('#f-reference').attr('value')]).toEqual([400, WORDS.reference]);
    expect($('main').text()).toContain('Prisen');

    const [one, two] = [await pressAs(cookies), await pressAs(cookies)];
    const answers = await Promise.all([one(), two()]);
    expect(answers.map((answer) => [answer.status, locationOf(answer)])).toEqual([
      [303, '/checkout/success'],
      [303, '/checkout/success'],
    ]);
    const orders = await Promise.all(
      answers.map(async (answer) => numberOn((await page('/checkout/success', cookiesOf(answer))).html())),
    );
    expect(orders[0]).toBeDefined();
    expect(orders[1]).toBe(orders[0]);
  });
});

describe('leaving the last step', () => {
  test('preserves the order’s fields and the accepted terms, and leads to the step or to the cart', async () => {
    await toTheButton();
    const terms = (await page('/checkout', cookies))('input[name=terms]').attr('value') ?? '';
    const left = await post('/checkout', { intent: 'place', leaveFor: 'shipping', terms, ...WORDS }, { cookies });
    expect([left.status, locationOf(left)]).toEqual([303, '/checkout?step=shipping#shipping']);
    const kept = [cookiesOf(left), cookies].filter(Boolean).join('; ');
    const $ = await page('/checkout', kept);
    expect([$('#f-reference').attr('value'), $('#f-comment').text()]).toEqual([WORDS.reference, WORDS.comment]);
    expect($(`input[name=terms][value=${terms}]`).is(':checked')).toBe(true);
    const toCart = await post('/checkout', { intent: 'place', leaveFor: 'cart', ...WORDS }, { cookies });
    expect([toCart.status, locationOf(toCart)]).toEqual([303, '/cart']);
  });
});

describe('an expired login', () => {
  test('carries the fields typed with the order through the login, and the checkout shows them again', async () => {
    await toTheButton();
    const gone = cookies.replace(/apollo-token=[^;]+/g, 'apollo-token=gone');
    const left = await (await pressAs(gone))();
    expect([left.status, locationOf(left)?.split('?')[0]]).toEqual([303, '/customer/login']);
    const again = [cookiesOf(left).replace(/(apollo-token|DR_JWT)=[^;]*;?\s?/g, ''), await logIn(BUYER)].join('; ');
    const $ = await page('/checkout', again);
    expect($('#f-reference').attr('value')).toBe(WORDS.reference);
    expect($('#f-comment').text()).toBe(WORDS.comment);
  });
});

/** Two tabs of one browser; the payment page is open in the first. */
describe('while the payment page is open in the first tab', () => {
  const seller = tabsAtTheShop();

  // In the usual run each outcome, and each kind of change, once.
  describe.each<[string, string | null, string[]]>([
    ['a guest', null, ['a chosen gift', 'another address', 'the payment ended']],
    [
      'a customer',
      'anna@example.dk',
      [
        ...['another quantity', 'a logout, and a login of someone else', 'the button again'],
        ...['the payment cancelled', 'the order cancelled'],
      ],
    ],
  ])('%s', (_who, email, usual) => {
    test.each(sampleOf(Object.keys(ACTIONS), usual))('and then approves: %s', async (name) => {
      const browser = new Browser(seller.send);
      expect(await playTabs(browser, name, email, seller.rows)).toEqual([]);
    });
  });

  test('the page of a payment that came to nothing claims nothing about a browser that has none', async () => {
    const stranger = new Browser(seller.send);
    const main = load((await stranger.open('/checkout/cancel')).text)('main');
    expect(main.find('h1').text()).toBe('Betalingen blev ikke gennemført');
    expect(main.text()).toContain('Vi kan ikke se i denne browser, hvilken ordre det gælder.');
    expect(main.text()).not.toContain('dine varer ligger stadig i kurven');
  });

  test('a customer logs out: the next person sees neither the order nor its cart', async () => {
    const browser = new Browser(seller.send);
    await openPaymentPage(browser, 'anna@example.dk');
    await browser.open('/customer/logout', { intent: 'logout' });
    for (const path of ['/cart', '/checkout', '/checkout/success', '/checkout/cancel']) {
      const { at, text } = await browser.open(path);
      const main = load(text)('main');
      // What is recommended below an empty cart may be the same product.
      const hidden = at === '/cart' ? /venter på din betaling/ : /Te Morgenfrue|venter på din betaling/;
      expect([main.find('input[name=item]').length, hidden.test(main.text())]).toEqual([0, false]);
    }
    await browser.open('/cart', { intent: 'payment-end' });
    expect(browser.holds('cart-id')).toBe(false);
  });

  test('the cart of a declined payment is restored automatically, or by a button when there is a new one', async () => {
    const browser = new Browser(seller.send);
    const { payAt } = await openPaymentPage(browser, null);
    const declined = await browser.open(payAt, { answer: 'declined' });
    expect([declined.at, browser.holds('cart-id')]).toEqual(['/checkout/cancel', true]);
    expect((await browser.page('/cart'))('main').text()).toContain('Te Morgenfrue');

    const other = new Browser(seller.send);
    const opened = await openPaymentPage(other, null);
    const waiting = await other.page('/cart');
    expect(waiting('main').text()).toContain('venter på din betaling');
    expect(waiting('button[value=payment-continue]').length).toBe(1);
    await other.open('/cart', { intent: 'add', sku: '1200100', qty: '1', returnTo: '/' });
    await other.open(opened.payAt, { answer: 'declined' });
    const $ = await other.page('/cart');
    expect($('main').text()).toContain('Banken afviste betalingen');
    expect($('button[value=payment-continue]').length).toBe(0);
    await other.open('/cart', { intent: 'payment-end' });
    const both = (await other.page('/cart'))('main').text();
    expect([both.includes('Te Morgenfrue'), both.includes('Banken afviste')]).toEqual([true, false]);
    expect([both.includes('1200100'), both.includes('1900701')]).toEqual([true, true]);
  });

  test('each of two payments leads to its own order, whichever is approved first', async () => {
    const browser = new Browser(seller.send);
    const [first, second] = [await openPaymentPage(browser, null), await openPaymentPage(browser, null)];
    const numbers: (string | undefined)[] = [];
    for (const { payAt } of [first, second]) {
      const approved = await browser.open(payAt, { answer: 'authorised' });
      expect(approved.at).toBe('/checkout/success');
      const number = numberOn(approved.text);
      expect(numberOn((await browser.open('/checkout/success')).text)).toBe(number);
      numbers.push(number);
    }
    const placed = await seller.rows('SELECT number FROM sales_order ORDER BY id DESC LIMIT 2');
    expect(numbers).toEqual(placed.map(({ number }) => number).reverse());
    expect(browser.holds('payment')).toBe(false);
  });

  test('one of two payments is declined: its cart is restored, and the other can still be paid', async () => {
    const browser = new Browser(seller.send);
    const [first, second] = [await openPaymentPage(browser, null), await openPaymentPage(browser, null)];
    const declined = await browser.open(first.payAt, { answer: 'declined' });
    expect([declined.at, browser.holds('cart-id')]).toEqual(['/checkout/cancel', true]);
    expect(load(declined.text)('main').text()).toContain('afvist');
    const cart = await browser.page('/cart');
    expect(cart('main').text()).toContain('Te Morgenfrue');
    expect(cart('button[value=payment-continue]').length).toBe(1);
    expect((await browser.ask('/cart', { intent: 'payment-continue' })).location).toBe(second.payAt);
    const approved = await browser.open(second.payAt, { answer: 'authorised' });
    expect(approved.at).toBe('/checkout/success');
    expect((await browser.page('/cart'))('main').text()).toContain('Te Morgenfrue');
  });
});

const numberOn = (html: string) =>
  load(html)('main')
    .text()
    .match(/Ordrenummer (\d+)/)?.[1];

/** Requests of a browser's tabs, and the database. */
function tabsAtTheShop() {
  let pool: pg.Pool | undefined;
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: shop().databaseUrl, max: 1 });
    pool.on('error', () => undefined);
  });
  afterAll(() => pool?.end());
  const send: Send = async (path, { cookies: sent, body }) => {
    const answer = body ? await post(path, body, { cookies: sent }) : await ask(path, { cookies: sent });
    const { status, headers } = answer;
    return { status, location: headers.get('location'), cookies: headers.getSetCookie(), text: await answer.text() };
  };
  const rows = async (sql: string, values?: unknown[]) => (await pool?.query(sql, values))?.rows ?? [];
  return { send, rows };
}
