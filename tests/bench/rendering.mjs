// Rendering speed of pages, with the page cache and gzip off, in multiples of what React alone takes for the reference page.
import { startFloor, startShop, withServer } from './servers.mjs';
import { findPages } from './shop-pages.mjs';
import { timeInTurns } from './speed.mjs';
import { report } from './table.mjs';

const PAGES_ALWAYS_MADE = { PAGE_CACHE: 'off', GZIP: 'off' };
const AIMS = { category: 5.5, product: 4 };

let asked = 0;
/** The same page under a new address each time: nothing that contains its address was rendered before. */
const anew = (path) => () => {
  asked += 1;
  return `${path}?new=${asked}`;
};

function reportPage(name, page, base, most) {
  const note = `p50 ${page.p50.toFixed(2)} ms, p99 ${page.p99.toFixed(2)} ms, ${page.bytes} bytes`;
  report(name, page.p50 / base.p50, { unit: '× floor', most, note });
}

async function measureOnce(shop, floor, { paths, tiles }, state) {
  const { port } = shop;
  const times = await timeInTurns({
    floor: { port: floor.port, path: '/' },
    category: { port, path: paths.category },
    product: { port, path: paths.product },
    categoryAnew: { port, path: anew(paths.category) },
    productAnew: { port, path: anew(paths.product) },
  });
  const base = times.floor;
  const aims = state === 'caches off' ? AIMS : {};
  report(`floor, ${state}`, base.p50, { unit: 'ms', note: `p99 ${base.p99.toFixed(2)} ms, ${base.bytes} bytes` });
  reportPage(`category of ${tiles} tiles, ${state}`, times.category, base, aims.category);
  reportPage(`product, ${state}`, times.product, base, aims.product);
  reportPage(`category, ${state}, tiles drawn again`, times.categoryAnew, base);
  reportPage(`product, ${state}, tiles drawn again`, times.productAnew, base);
}

/** Without and with the query cache, everything this many times. */
export async function measureRendering(env, passes) {
  await withServer(startFloor('render'), async (floor) => {
    for (const [state, cache] of Object.entries({ 'caches off': 'off', 'query cache on': 'on' })) {
      await withServer(startShop({ ...env, ...PAGES_ALWAYS_MADE, QUERY_CACHE: cache }), async (shop) => {
        const pages = await findPages(shop);
        for (let pass = 0; pass < passes; pass += 1) await measureOnce(shop, floor, pages, state);
      });
    }
  });
}
