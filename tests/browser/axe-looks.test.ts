// No breach of WCAG 2.2 AA, and no horizontal scrolling at 320 px, on the pages of the design, gift and advice shops in their own looks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';
import { until } from '../support/until';
import { openBrowserShop } from './shop-in-browser';
import { describeUsable, expectUsable } from './usable';
import { ALL_LOOKS, pagesOf, VARIANTS } from './usable-pages';

const shop = openBrowserShop();

describeUsable(shop, 'design.localhost', pagesOf('design'));
describeUsable(shop, 'gaver.localhost', pagesOf('gifts'));
describeUsable(shop, 'uniq.localhost', pagesOf('advice login'));
describeUsable(shop, 'uniq.localhost', pagesOf('advice'), 'ida@nordre-revision.example');

test('each kind of page is opened in one theme at least', () => {
  const usual = ALL_LOOKS.map((look) => pagesOf(look, false));
  const left = ALL_LOOKS.flatMap((look) => pagesOf(look, true)).filter((page) => !usual.flat().includes(page));
  expect([...new Set(left)].sort()).toEqual([...VARIANTS].sort());
  for (const pages of usual) expect(pages).not.toEqual([]);
});

/** Nothing listens there: every query of the page fails. */
const NOBODY = 'http://127.0.0.1:9/graphql/commerce';
let broken: Shop | undefined;
beforeAll(async () => {
  const env = { COMMERCE_GRAPHQL_URL: NOBODY };
  broken = await startShop({ databaseUrl: (await freshDatabase()).url, env, readyPath: '/healthz' });
  const { origin } = broken;
  // It never becomes ready; once it listens, it reports which part is unavailable.
  const isOpen = async () => /"commerce"/.test(await (await fetch(`${origin}/readyz`)).text());
  await until('the shop to be open', isOpen, { timeoutMs: 60_000 });
});
afterAll(() => broken?.stop());

// The advice shop shows its login page, which sends no queries.
test.each(['localhost', 'design.localhost', 'gaver.localhost'])('an error page at %s', async (host) => {
  const { page } = await shop.visitor({ host });
  const url = new URL(broken?.origin ?? '');
  url.hostname = host;
  const answer = await page.goto(url.href);
  // A dependency that is unavailable is expected to return: 503 with Retry-After, not a page error.
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '2']);
  await expectUsable(page);
});
