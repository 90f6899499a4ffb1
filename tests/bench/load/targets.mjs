// Pages requested under load: a shared page, an uncached search, a page of a logged-in customer, and adding a product to a cart.
import { load } from 'cheerio';
import { request } from '../shop-pages.mjs';

const WORDS =
  'papir kuglepen mappe blok tusch lim saks tape kaffe te stol bord lampe toner patron kuvert etiket sort hvid blå'.split(
    ' ',
  );
const SEARCHES = 400;
const BUYER = 'birgitte@havnens-arkitekter.example';

/** No two of a round are the same, and none is cached by the HTTP server: it does not know the parameter `n`. */
function searches() {
  return Array.from({ length: SEARCHES }, (_, at) => {
    const [one, other] = [WORDS[at % WORDS.length], WORDS[Math.floor(at / WORDS.length) % WORDS.length]];
    return { path: `/search?q=${encodeURIComponent(`${one} ${other}`)}&n=${at}` };
  });
}

/** The fields of the first form on the list that puts something into the cart. */
async function fieldsOf(shop, listPath) {
  const $ = load((await request(shop, listPath)).body.toString());
  const inputs = $('main li form[action="/cart"]').first().find('input[name]').toArray();
  return new URLSearchParams(inputs.map((input) => [$(input).attr('name'), $(input).attr('value') ?? ''])).toString();
}

async function signedIn(shop) {
  const reply = await request(shop, '/demo/login', {}, { email: BUYER, returnTo: '/' });
  return (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/** @param {{ port: number }} shop */
export async function targetsOf(shop) {
  const cookie = await signedIn(shop);
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://localhost:${shop.port}` };
  return {
    'cached page': { requests: [{ path: '/' }] },
    'search, not cached': { requests: searches() },
    'page of a signed-in buyer': { requests: [{ path: '/customer/account/orders', headers: { cookie } }] },
    'add to cart': {
      requests: [{ path: '/cart', method: 'POST', headers: form, body: await fieldsOf(shop, '/search?q=papir') }],
    },
  };
}
