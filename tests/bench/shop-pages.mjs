// Finds the pages to measure by crawling from the front page, so that no benchmark contains an address of the demo world.
// BENCH_CATEGORY and BENCH_PRODUCT (paths) name them instead.
import { request as httpRequest } from 'node:http';
import process from 'node:process';
import { load } from 'cheerio';

const TILES = 24;
const MOST_PAGES = 80;

/** Sends the Host header of a browser on localhost, which fetch does not allow. With a form it is a POST. */
export function request(shop, path, headers = {}, form) {
  return new Promise((resolve, reject) => {
    const host = `localhost:${shop.port}`;
    const posted = form && { Origin: `http://${host}`, 'Content-Type': 'application/x-www-form-urlencoded' };
    const options = {
      port: shop.port,
      host: '127.0.0.1',
      path,
      method: form ? 'POST' : 'GET',
      headers: { Host: host, ...posted, ...headers },
    };
    const asking = httpRequest(options, (res) => {
      const chunks = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }));
      res.on('error', reject);
    }).on('error', reject);
    asking.end(form && new URLSearchParams(form).toString());
  });
}

const pathOf = (href) => href.split(/[?#]/)[0];

/** Links of one step below the root in list items with a picture: what a product tile is in any markup. */
function tilesOf($) {
  const links = $('main li')
    .filter((_, item) => $(item).find('img').length > 0)
    .map((_, item) => pathOf($(item).find('a[href^="/"]').attr('href') ?? ''))
    .get();
  return [...new Set(links)].filter((path) => /^\/[^/]+$/.test(path));
}

async function readPage(shop, path) {
  const reply = await request(shop, path);
  return reply.status === 200 ? load(reply.body.toString()) : undefined;
}

async function findCategory(shop) {
  const front = await readPage(shop, '/');
  const links = front('nav a[href^="/"], header a[href^="/"], main a[href^="/"]')
    .map((_, link) => pathOf(front(link).attr('href')))
    .get();
  let best = { path: undefined, tiles: [] };
  for (const path of [...new Set(links)].filter((each) => each !== '/').slice(0, MOST_PAGES)) {
    const page = await readPage(shop, path);
    const tiles = page ? tilesOf(page) : [];
    const isProduct = page?.('main h1').length === 1 && page('main form input[name="sku"]').length === 1;
    if (!isProduct && tiles.length > best.tiles.length) best = { path, tiles };
    if (best.tiles.length >= TILES) break;
  }
  if (!best.path) throw new Error('No category page was found from the front page; name one in BENCH_CATEGORY.');
  return best;
}

async function findProduct(shop, tiles) {
  for (const path of tiles) if (await readPage(shop, path)) return path;
  throw new Error('No product page was found from the category page; name one in BENCH_PRODUCT.');
}

/** The cookies of a visitor who has put the first product of the list that can be bought into the cart. */
export async function fillCart(shop, listPath) {
  const $ = await readPage(shop, listPath);
  const inputs = $('main li form[action="/cart"]').first().find('input[name]');
  const fields = inputs.map((_, input) => [[$(input).attr('name'), $(input).attr('value') ?? '']]).get();
  const reply = await request(shop, '/cart', {}, Object.fromEntries(fields));
  return (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Paths by the kind of page, and how many tiles the category page has. */
export async function findPages(shop) {
  const { BENCH_CATEGORY, BENCH_PRODUCT } = process.env;
  const category = BENCH_CATEGORY
    ? { path: BENCH_CATEGORY, tiles: tilesOf(await readPage(shop, BENCH_CATEGORY)) }
    : await findCategory(shop);
  const product = BENCH_PRODUCT ?? (await findProduct(shop, category.tiles));
  return {
    tiles: category.tiles.length,
    paths: {
      front: '/',
      category: category.path,
      product,
      search: '/search?q=papir',
      cart: '/cart',
      checkout: '/checkout',
    },
  };
}
