// No breach of WCAG 2.2 AA, and no scrolling sideways at 320 px, on any kind of page of the design, gift and advice shops in their own looks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';
import { until } from '../support/until';
import { openBrowserShop } from './shop-in-browser';
import { describeUsable, EVERYWHERE, expectUsable } from './usable';

const shop = openBrowserShop({ pictures: false });

const CHAIR = '/kontorstol-havgus-220-hoej-ryg-med-armlaen';
const PLAID = '/plaid-dunhammer-fold-130-180-cm';
const COFFEE = '/kaffeboenner-kajplads-morgenskib-1-kg';

const PANELS = ['minicart', 'minicart-error&error=NOT_SALABLE', 'language'].map(
  (name) => `/info/levering?panel=${name}`,
);
const WAYS_IN = [
  '/customer/login',
  '/customer/account/forgot-password',
  '/customer/account/createpassword?token=brugt',
];

describeUsable(shop, 'design.localhost', [
  ...EVERYWHERE,
  ...PANELS,
  ...WAYS_IN,
  '/customer/create',
  '/customer/create?kind=business',
  '/kontormoebler',
  '/kontormoebler/stole?in_stock=1',
  CHAIR,
  '/moedebord-ravnholt-efter-maal-420-130-cm',
  '/skrivebord-ravnholt-tegn',
  '/design-selv/2700100',
  '/hurtigbestilling',
  '/gavekort',
  '/gavekort-paa-mail',
  '/inspiration/hjemmekontoret',
  '/butikker/odense',
  '/info/levering?panel=store-init',
  '/info/levering?panel=configurable-options&slug=plaid-dunhammer-fold-130-180-cm',
]);
describeUsable(shop, 'gaver.localhost', [
  ...EVERYWHERE,
  ...PANELS,
  '/gaver',
  '/gaver?in_stock=1&price_from=20',
  PLAID,
  COFFEE,
  '/gavekasse-klitrose-valgfri',
  '/gavekort',
  '/gavekort-paa-mail',
  '/inspiration/hjemmekontoret',
  '/butikker',
  '/valgshop',
  '/hurtigbestilling',
  '/info/levering?panel=configurable-options&slug=plaid-dunhammer-fold-130-180-cm',
  '/info/levering?panel=power-step&slug=kaffeboenner-kajplads-morgenskib-1-kg&qty=5',
]);
describeUsable(shop, 'uniq.localhost', WAYS_IN);
describeUsable(
  shop,
  'uniq.localhost',
  [
    ...EVERYWHERE,
    ...PANELS,
    '/kaffe-og-koekken',
    '/kaffe-og-koekken?in_stock=1',
    COFFEE,
    CHAIR,
    '/saelger/UNQ-007',
    '/hurtigbestilling',
    '/info/levering?panel=power-step&slug=kaffeboenner-kajplads-morgenskib-1-kg&qty=5',
  ],
  'ida@nordre-revision.example',
);

/** Nothing answers there: everything that the page asks for fails. */
const NOBODY = 'http://127.0.0.1:9/graphql/commerce';
let broken: Shop | undefined;
beforeAll(async () => {
  const env = { COMMERCE_GRAPHQL_URL: NOBODY };
  broken = await startShop({ databaseUrl: (await freshDatabase()).url, env, readyPath: '/healthz' });
  const { origin } = broken;
  // It is never ready; once it is open it says which part is away.
  const isOpen = async () => /"commerce"/.test(await (await fetch(`${origin}/readyz`)).text());
  await until('the shop to be open', isOpen, { timeoutMs: 60_000 });
});
afterAll(() => broken?.stop());

// The advice shop shows its login page, which asks for nothing.
test.each(['localhost', 'design.localhost', 'gaver.localhost'])('an error at %s', async (host) => {
  const { page } = await shop.visitor({ host });
  const url = new URL(broken?.origin ?? '');
  url.hostname = host;
  const answer = await page.goto(url.href);
  // What is away comes back: a time-out of the shop's own, and no fault of the page.
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '2']);
  await expectUsable(page);
});
