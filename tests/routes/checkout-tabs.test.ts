// The checkout in several tabs, and with a login that ends before the order is sent: nothing is ordered twice, nothing typed is lost.
import { load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { cookiesOf, locationOf, openDoor } from './door';

const { ask, post, logIn } = openDoor();

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

/** To the last step, as one tab does it. */
async function toTheButton() {
  cookies = login;
  const added = await add();
  // What was set last counts: the first of two values of one name is read.
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
  test('the total that changed in the other tab is told before anything is ordered, and both tabs get one order', async () => {
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
      answers.map(
        async (answer) =>
          (await page('/checkout/success', cookiesOf(answer)))('main')
            .text()
            .match(/Ordrenummer (\d+)/)?.[1],
      ),
    );
    expect(orders[0]).toBeDefined();
    expect(orders[1]).toBe(orders[0]);
  });
});

describe('a way back from the last step', () => {
  test('keeps the words of the order and the ticked terms, and leads to the step or to the cart', async () => {
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

describe('a login that ended', () => {
  test('takes along to the login what was typed beside the order, and the checkout shows it again', async () => {
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
