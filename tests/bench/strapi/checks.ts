// The storefront's result for a Strapi: each of its documents through the function that pages call, compared with the expected result.
import assert from 'node:assert/strict';
import type { Caller } from '~/models/caller';
import { SHOP_ITSELF } from '~/services/transport/shop-itself';
import { BLOCK_KINDS } from './entries';

export interface Check {
  /** Names of the operations. */
  documents: readonly string[];
  /** Returns a summary of the result; throws on errors. */
  run(): Promise<string>;
}

export const callerOf = (language: 'da' | 'en'): Caller => ({
  ...SHOP_ITSELF,
  ...{ language, storeCode: 'privat', storeId: 1, host: 'eget.example' },
  meter: { calls: 0, statements: 0, graphqlMs: 0, shows: null },
});
const [danish, english] = [callerOf('da'), callerOf('en')];
const LANGUAGES = [danish, english];

const services = async () => ({
  ...(await import('~/services/store.server')),
  ...(await import('~/services/variant.server')),
  ...(await import('~/services/content/content.server')),
  ...(await import('~/services/content/page.server')),
  ...(await import('~/services/content/logo.server')),
  ...(await import('~/services/content/energy.server')),
  ...(await import('~/services/content/error-page.server')),
  ...(await import('~/services/content/sales-person.server')),
  ...(await import('~/services/content/block.server')),
  ...(await import('~/services/content/draft.server')),
});

const inBoth = async <Value>(read: (caller: Caller) => Promise<Value>): Promise<[da: Value, en: Value]> => {
  const [da, en] = await Promise.all(LANGUAGES.map(read));
  if (da === undefined || en === undefined) throw new Error('Not read in both languages');
  return [da, en];
};

/** Blocks stay in order; each has a unique name, although Strapi counts ids within a component. */
async function checkPage(): Promise<string> {
  const { readPageAt } = await services();
  const pages = await inBoth((caller) => readPageAt(caller, 'info/om-os', null));
  const [da, en] = pages.map((answer) => {
    assert.equal(answer?.kind, 'page');
    return answer.page;
  });
  assert.deepEqual([da?.title, en?.title], ['Om os', 'About us']);
  assert.match(
    da?.html ?? '',
    /<h2>Hvem er vi<\/h2>[\s\S]*<strong>sælger<\/strong>[\s\S]*<li>et<\/li>[\s\S]*href="\/kontor"/,
  );
  assert.match(en?.html ?? '', /<h2>Who we are<\/h2>/);
  const blocks = da?.blocks ?? [];
  assert.deepEqual(
    blocks.map(({ kind }) => kind),
    BLOCK_KINDS,
  );
  assert.equal(new Set(blocks.map(({ id }) => id)).size, blocks.length);
  const [first, accordion] = blocks;
  assert.match(first?.kind === 'text' ? first.html : '', /<h2>Hvem er vi<\/h2>/);
  const folds = accordion?.kind === 'accordion' ? accordion.items : [];
  assert.deepEqual(
    folds.map(({ title, html }) => [title, html.trim()]),
    [
      ['Hvornår?', '<p><strong>I dag</strong></p>'],
      ['Hvor?', '<p>Her</p>'],
    ],
  );
  return `${blocks.length} blocks in order, Markdown in both languages`;
}

async function checkFrame(): Promise<string> {
  const { readFrameContent } = await services();
  const [da, en] = await inBoth(readFrameContent);
  assert.deepEqual([da.about, en.about], ['Papir siden 1927', 'Paper since 1927']);
  assert.deepEqual([da.columns.length, da.facts.length, da.contact?.name], [1, 1, 'Lise Damgaard']);
  assert.deepEqual(
    da.notifications.map(({ html }) => html),
    ['<p><strong>Nyt</strong> på hylderne</p>'],
  );
  assert.match(da.popups[0]?.html ?? '', /<strong>tilbud<\/strong>/);
  assert.deepEqual([da.popups.length, da.menu.length, en.menu[0]?.label], [1, 2, 'Paper']);
  return 'footer, menu of 2, notification, popup';
}

async function checkFront(): Promise<string> {
  const { readFrontContent } = await services();
  const [da, en] = await inBoth(readFrontContent);
  assert.deepEqual([da?.banners[0]?.title, da?.banners[0]?.picture.url !== ''], ['Kopipapir', true]);
  assert.deepEqual([da?.categories[0]?.name, en?.categories[0]?.name], ['Papir', 'Paper']);
  assert.deepEqual([da?.occasions.length, da?.rows.length, da?.facts.length], [1, 1, 1]);
  return 'banner, category, occasion, row, fact';
}

async function checkShops(): Promise<string> {
  const { listStores, listVariants } = await services();
  const stores = await listStores(danish);
  assert.deepEqual(
    stores.map(({ id, code, isConsumer }) => [id, code, isConsumer]),
    [
      [1, 'privat', true],
      [2, 'kontor', false],
    ],
  );
  assert.deepEqual(stores[0]?.popularTerms, ['papir']);
  const [shop, ...more] = await listVariants(danish);
  assert.deepEqual([shop?.code, shop?.storeCodes, more.length], ['eget', ['privat', 'kontor'], 0]);
  return '2 stores in order, 1 shop';
}

const DRAFT_KINDS = ['front-page', 'popup', 'notification', 'menu', 'footer', 'seller'] as const;
const draftCheck = (
  kind: (typeof DRAFT_KINDS)[number],
  document: string,
  ids: Readonly<Record<string, string>>,
): Check => ({
  documents: [document],
  async run() {
    const { draftView } = await services();
    const id = ids[`${kind} draft`] ?? '';
    const view = await draftView({ ...callerOf('da'), here: `/?draft=${kind}:${id}&preview=word` });
    assert.deepEqual(view, { kind, state: 'shown', stores: ['Privat', 'Erhverv'] });
    return 'shown by its link';
  },
});

const contentChecks = (): Check[] => [
  { documents: ['Stores', 'ShopVariants'], run: checkShops },
  { documents: ['FrameContent'], run: checkFrame },
  { documents: ['FrontPage'], run: checkFront },
  { documents: ['Page'], run: checkPage },
  {
    documents: ['Pages'],
    async run() {
      const [da, en] = await inBoth((await services()).listPages);
      assert.deepEqual([da.map(({ title }) => title), en.map(({ title }) => title)], [['Om os'], ['About us']]);
      return '1 page, without the draft';
    },
  },
  {
    documents: ['Redirect'],
    async run() {
      const answer = await (await services()).readPageAt(danish, 'info/gammel', null);
      assert.deepEqual(answer, { kind: 'redirect', to: '/info/om-os', status: 301 });
      return 'leads over two steps';
    },
  },
  {
    documents: ['ErrorPages'],
    async run() {
      const [da, en] = await inBoth((caller) => services().then((each) => each.readErrorPage(caller, 404)));
      assert.deepEqual([da?.title, da?.html, en?.title], ['Væk', '<p>Siden er <strong>væk</strong></p>', 'Gone']);
      return 'the page of 404 in both languages';
    },
  },
  {
    documents: ['Logos'],
    async run() {
      const [da, en] = await inBoth((await services()).listLogos);
      assert.deepEqual([da[0]?.name, en[0]?.name], ['Svanemærket', 'Nordic Swan']);
      assert.match(da[0]?.html ?? '', /<em>miljø<\/em>/);
      return '1 mark in both languages';
    },
  },
  {
    documents: ['EnergyClasses'],
    async run() {
      assert.deepEqual(Object.keys(await (await services()).listEnergyIcons(danish)), ['A']);
      return '1 class';
    },
  },
  {
    documents: ['SalesPerson'],
    async run() {
      const { readSalesPerson } = await services();
      const person = await readSalesPerson(danish, 's-17');
      assert.deepEqual([person?.name, person?.code, await readSalesPerson(danish, 'S-18')], ['Bo Holm', 'S-17', null]);
      return 'found by the code in any case';
    },
  },
  {
    documents: ['RecommendationBlocks'],
    async run() {
      const [da, en] = await inBoth((await services()).listBlocks);
      assert.deepEqual([da[0]?.title, en[0]?.title], ['Andre købte', 'Others bought']);
      return '1 row in both languages';
    },
  },
];

export const checksOf = (ids: Readonly<Record<string, string>>): Check[] => [
  ...contentChecks(),
  {
    documents: ['PageDraft'],
    async run() {
      const answer = await (await services()).readPageAt(danish, 'info/kladde', 'word');
      assert.deepEqual(
        [answer?.kind === 'page' && answer.isDraft, answer?.kind === 'page' && answer.page.title],
        [true, 'Kladde'],
      );
      return 'shown by its link';
    },
  },
  draftCheck('front-page', 'FrontPageDraft', ids),
  draftCheck('popup', 'PopupDraft', ids),
  draftCheck('notification', 'NotificationDraft', ids),
  draftCheck('menu', 'MenuDraft', ids),
  draftCheck('footer', 'FooterDraft', ids),
  draftCheck('seller', 'SellerDraft', ids),
];

/** For a Strapi without the type ShopVariant, whose stores none of the built-in shops names. */
export const checkWithoutShops: Check = {
  documents: ['Stores'],
  async run() {
    const { listStores, listVariants } = await services();
    const codes = (await listStores(danish)).map(({ code }) => code);
    const shops = await listVariants(danish);
    assert.deepEqual(
      shops.filter(({ storeCodes }) => storeCodes.some((code) => codes.includes(code))),
      [],
    );
    const { lackOfStores } = await import('~/request-context/setup.server');
    assert.equal(lackOfStores(codes.length > 0), 'content-shops');
    const { shopHealth } = await import('~/services/health.server');
    const { ok, why } = await shopHealth();
    assert.deepEqual([ok, why?.stores], [false, 'No shop names one of the stores privat, kontor']);
    return 'pages and /readyz say that ShopVariant is missing';
  },
};
