// All benchmarks in one run, ratios within the run. `npm run bench` sets up and starts this; it asserts nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startPostgres } from '../support/postgres.ts';
import { measureDoor } from './door.mjs';
import { measureFirstPress } from './first-press.mjs';
import { measureFirstVisit } from './first-visit.mjs';
import { measurePaint } from './paint.mjs';
import { weighPictures } from './picture-weights.mjs';
import { measureRendering } from './rendering.mjs';
import { measureRepeatOrder } from './repeat-order.mjs';
import { startFloor, startShop, withServer } from './servers.mjs';
import { measureServices } from './services.mjs';
import { fillCart, findPages, request } from './shop-pages.mjs';
import { report, tableText } from './table.mjs';
import { countInTurns } from './throughput.mjs';
import { weighPage } from './weights.mjs';

const REST_MS = 15_000;

const say = (line) => process.stdout.write(`${line}\n`);
const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));
const temp = mkdtempSync(join(tmpdir(), 'shop-bench-'));

async function measurePageCache(shop, pages) {
  const page = join(temp, 'page.html');
  for (const kind of ['category', 'product']) {
    const path = pages.paths[kind];
    writeFileSync(page, (await request(shop, path)).body);
    await withServer(startFloor('ready', page), async (ready) => {
      const targets = { ready: { port: ready.port, path: '/' }, cached: { port: shop.port, path } };
      for (const connections of [1, 16]) {
        const counted = await countInTurns(targets, connections);
        const note = `${Math.round(counted.cached)} of ${Math.round(counted.ready)} requests per second`;
        report(`page cache, ${kind}, c = ${connections}`, counted.cached / counted.ready, {
          unit: '× ready buffer',
          least: 0.5,
          note,
        });
      }
    });
  }
}

async function measureWeights(shop, pages) {
  const cookie = await fillCart(shop, pages.paths.search);
  for (const [kind, path] of Object.entries(pages.paths)) {
    const isBuying = kind === 'cart' || kind === 'checkout';
    const weight = await weighPage(shop, path, isBuying ? { Cookie: cookie } : {});
    const kB = (bytes) => bytes / 1000;
    report(`${kind}: JavaScript, gzip`, kB(weight.js), {
      unit: 'kB',
      digits: 1,
      most: isBuying ? 115 : 70,
      note: `${weight.jsFiles} files`,
    });
    report(`${kind}: CSS, gzip`, kB(weight.css), { unit: 'kB', digits: 1, most: 25, note: `${weight.cssFiles} files` });
    const most = kind === 'product' ? 15 : undefined;
    report(`${kind}: HTML without styles, gzip`, kB(weight.htmlGzip - weight.stylesWithin), {
      unit: 'kB',
      digits: 1,
      most,
      note: `${kB(weight.html).toFixed(1)} kB plain, ${kB(weight.stylesWithin).toFixed(1)} kB of styles within it`,
    });
  }
}

/** On a shop without rendered pictures: the first visitor. */
async function measureFirstVisitor(shop, { paths }) {
  const { front, category, product } = paths;
  for (const { name, ms, pictures } of await measureFirstVisit(shop.url, { front, category, product }))
    report(`first visitor: ${name}`, ms, {
      unit: 'ms',
      digits: 0,
      most: 1000,
      note: `${pictures} pictures on the screen, from the last byte of the page to theirs`,
    });
}

async function measureBrowser(shop, pages) {
  const note = '412 px wide, cold, middle of 5, the better of two rounds';
  for (const kind of ['front', 'category']) await measureSlowed(shop, pages, kind, note);
  const { plain, slow } = await measureSlowed(shop, pages, 'product', note);
  report('product: largest paint', plain.lcp, { unit: 'ms', digits: 0, note });
  report('product: requests', plain.requests, { digits: 0, most: 20 });
  report('product: scripts before the paint', Math.max(plain.earlyScripts, slow.earlyScripts), {
    digits: 0,
    most: 0,
  });
}

async function measurePress(shop, { paths }) {
  const slowed = 'put into the cart; 4 × CPU, 1.6 Mbit/s, 150 ms, middle of 5';
  const { awake, early } = await measureFirstPress(`${shop.url}${paths.product}`);
  const ms = { unit: 'ms', digits: 0, note: slowed };
  report('first press: interaction to next paint, slowed', awake.next, { ...ms, most: 200 });
  report('first press: until the cart is shown, slowed', awake.shown, ms);
  report('first press: scripts that come for it', awake.scripts / 1000, { unit: 'kB', digits: 1 });
  const note = `${slowed}; pressed before any script has come, so that the browser itself posts`;
  report('earliest press: until the cart is shown, slowed', early.shown, { ...ms, note });
}

async function measureSecondOrder(shop) {
  for (const [how, { presses, fields, seconds }] of Object.entries(await measureRepeatOrder(shop.url))) {
    const note = 'from the front page to the confirmation, of a company customer whom the shop knows, middle of 5';
    report(`second order ${how} scripts: presses`, presses, { digits: 0, note });
    report(`second order ${how} scripts: fields typed`, fields, {
      digits: 0,
      note: 'the requisition number that the company demands',
    });
    report(`second order ${how} scripts: time in the shop`, seconds, { unit: 's', digits: 1, most: 60 });
  }
}

/** The looks of the demo world by their hosts. */
const LOOKS = { office: 'localhost', design: 'design.localhost', advice: 'uniq.localhost', gifts: 'gaver.localhost' };

async function measurePictures(shop, { paths }) {
  const on = (host, path) => `http://${host}:${shop.port}${path}`;
  const looks = Object.fromEntries(Object.entries(LOOKS).map(([look, host]) => [look, on(host, '/')]));
  const { tile, own, fonts } = await weighPictures({
    category: shop.url + paths.category,
    product: shop.url + paths.product,
    looks,
  });
  const phone = { unit: 'kB', digits: 1, note: '390 px wide at three pixels to a point' };
  report('heaviest picture of a tile', tile.heaviest / 1000, { ...phone, most: 8 });
  report("product's own picture", own.heaviest / 1000, { ...phone, most: 25 });
  for (const [look, bytes] of Object.entries(fonts))
    report(`fonts, ${look}`, bytes / 1000, { unit: 'kB', digits: 1, most: 35, note: 'front page' });
}

async function measureSlowed(shop, { paths }, kind, note) {
  const measured = await measurePaint(`${shop.url}${paths[kind]}`);
  const { lcp, shift, next } = measured.slow;
  const untouched = {
    unit: 'kB',
    digits: 1,
    most: 70,
    note: 'as the browser gets them (brotli), 3 s after the load event',
  };
  report(`${kind}: scripts of an untouched page`, measured.plain.scriptBytes / 1000, untouched);
  const slowed = `${note}; 4 × CPU, 1.6 Mbit/s, 150 ms`;
  report(`${kind}: largest paint, slowed`, lcp, { unit: 'ms', digits: 0, most: 700, note: slowed });
  report(`${kind}: layout shift, slowed`, shift, { digits: 3, most: 0.02, note: 'the largest seen' });
  report(`${kind}: interaction to next paint, slowed`, next, {
    unit: 'ms',
    digits: 0,
    most: 200,
    note: 'a press on the search field while the scripts arrive, middle of 5, the better of two rounds',
  });
  return measured;
}

/** Start and memory of a shop that is already seeded: the second start is the one that counts. */
async function measureStart(name, env, mostMemory) {
  await withServer(startShop(env), async () => undefined);
  await withServer(startShop(env), async (shop) => {
    report(`start, ${name}`, shop.startMs / 1000, { unit: 's', most: 4 });
    await rest();
    report(`memory at rest, ${name}`, shop.memory(), { unit: 'MB', digits: 0, most: mostMemory });
    const note = 'while pictures are made ahead; it ends when they are made';
    report(`memory of the process beside it, ${name}`, shop.memoryBeside(), { unit: 'MB', digits: 0, note });
  });
}

/** A part that fails is reported and ends the run with an error, without losing what the others measured. */
async function part(name, measure) {
  try {
    await measure();
  } catch (error) {
    process.exitCode = 1;
    say(`${name} failed: ${error.stack ?? error}`);
  }
}

/** `speed` and how often: only rendering speed; `door`: only the request context; `order`: only the second order; `services`: only third-party scripts; `pictures`: only the weight of pictures and fonts. */
const [only, passes] = process.argv.slice(2);

async function main() {
  const postgres = await startPostgres();
  try {
    const env = {
      DATABASE_URL: await postgres.createDatabase(),
      DATA_DIR: join(temp, 'postgres'),
      MIGRATE_ON_START: 'on',
      DEMO: '1',
      LOG: 'off',
    };
    // For minutes after a first start, rendering pictures in advance takes half of two cores: here they are rendered on request, in quick quality.
    const settled = { ...env, PICTURES_AHEAD: '0' };
    say('Seeding …');
    if (only === 'speed') {
      await measureRendering(settled, Number(passes ?? 3));
      return;
    }
    if (only === 'services') {
      await measureServices(settled);
      return;
    }
    if (only === 'door') {
      await measureDoor(settled);
      return;
    }
    if (only === 'pictures') {
      await withServer(startShop(env), async (shop) => measurePictures(shop, await findPages(shop)));
      return;
    }
    if (only === 'order') {
      await withServer(startShop(settled), measureSecondOrder);
      return;
    }
    await part('Start', () => measureStart('PostgreSQL', env, 300));
    say('Rendering …');
    await part('Rendering', () => measureRendering(settled, 1));
    await part('Door', () => measureDoor(settled));
    say('Services of others …');
    await part('Services of others', () => measureServices(settled));
    say('Page cache, weights, browser …');
    const unseen = { ...env, DATA_DIR: join(temp, 'unseen') };
    await part('First visitor', () =>
      withServer(startShop(unseen), async (shop) => measureFirstVisitor(shop, await findPages(shop))),
    );
    // The log stays on here: it is part of the cost of a cached page.
    await withServer(startShop({ ...settled, LOG: 'on' }), async (shop) => {
      const pages = await findPages(shop);
      for (const measure of [measurePageCache, measureWeights, measureBrowser, measurePress])
        await part(measure.name, () => measure(shop, pages));
      await part('Second order', () => measureSecondOrder(shop));
    });
    // The fine versions, which are rendered in idle time.
    await part('Pictures', () =>
      withServer(startShop(env), async (shop) => measurePictures(shop, await findPages(shop))),
    );
    say('Embedded database …');
    const embedded = { DATABASE_URL: '', DATA_DIR: join(temp, 'pglite'), DEMO: '1', LOG: 'off' };
    await part('Start, PGlite', () => measureStart('PGlite', embedded, 700));
  } finally {
    await postgres.stop();
    rmSync(temp, { recursive: true, force: true });
  }
}

function tell() {
  const load = loadavg().map((value) => value.toFixed(1));
  const where = `${cpus().length} × ${cpus()[0].model}, Node.js ${process.versions.node}, load ${load.join(' ')}`;
  say(`\n${where}\nOwn client on one kept-alive socket at c = 1; autocannon for requests per second.`);
  say(
    'Caches off: products, prices and stock are read for each page; stores, menu, category tree and content at most once a second;\n' +
      'a card or a tile that is the same as before is not sent or drawn again. “Tiles drawn again”: on an address that no one has asked before.',
  );
  say(`\n${tableText()}`);
}

await main();
tell();
