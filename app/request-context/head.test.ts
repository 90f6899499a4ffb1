// The head of a page in stores with and without the switch for shared links (spec §3 "opengraph").
import { expect, it } from 'vitest';
import type { RequestContext, StoreView } from '~/models/request-context';
import { headOf, originOf, originToReturnTo } from './head.server';

const store: StoreView = {
  id: 1,
  code: 'b2c',
  name: 'Butik',
  isConsumer: true,
  features: { accountLink: true, search: true, asynchronousPrices: false, consent: false },
  openGraph: { siteName: 'Butikken', description: 'Papir og penne' },
  tagManager: null,
  popularTerms: [],
};
const contextIn = (own: StoreView) =>
  ({
    scheme: 'https',
    host: 'shop.example',
    language: 'da',
    storeCode: 'b2c',
    stores: [own],
    variant: { name: 'Prøvebutik', hosts: [] },
  }) as unknown as RequestContext;
const page = { title: 'Papir', canonical: '/papir' };

// spec: 3 Store: Content store: `showPricesIncludingTax`, `domain`, `opengraph`
//   at backend/content/store/types.graphql, app/request-context/head.server.ts
it('has no Open Graph tags where the store has none configured', () => {
  expect(headOf(contextIn({ ...store, openGraph: null }), page)).toEqual([
    { title: 'Papir · Prøvebutik' },
    { tagName: 'link', rel: 'canonical', href: 'https://shop.example/papir' },
  ]);
});

it('titles the shop’s front page with the name of the shop alone', () => {
  expect(headOf(contextIn(store), {})).toContainEqual({ title: 'Prøvebutik' });
});

it('has Open Graph tags with absolute addresses, and the store’s description where the page has none', () => {
  const tags = headOf(contextIn(store), page);
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://shop.example/papir' });
  expect(tags).toContainEqual({ property: 'og:description', content: 'Papir og penne' });
  expect(tags).toContainEqual({ property: 'og:site_name', content: 'Butikken' });
  expect(tags.some((tag) => 'property' in tag && tag.property === 'og:image')).toBe(false);
});

const origins = {
  main: 'https://shop.dk',
  byStore: new Map([
    ['+0', 'https://shop.dk'],
    ['b2cb', 'https://design.shop.dk'],
    ['+2', 'https://andet.shop.dk'],
  ]),
};

const at = (host: string, storeCode: string, hosts: string[] = []) =>
  ({ scheme: 'http', host, storeCode, variant: { hosts } }) as unknown as RequestContext;

it.each([
  ['b2c', 'staging.shop.dk', 'https://shop.dk'],
  ['b2c', 'shop.dk', 'https://shop.dk'],
  ['b2cb', 'staging-design.shop.dk', 'https://design.shop.dk'],
  ['b2c', 'andet.shop.dk', 'https://andet.shop.dk'],
  ['b2c', 'katalog.shop.dk', 'http://katalog.shop.dk'],
])('store %s at %s has the origin of the settings: %s', (storeCode, host, known) => {
  expect(originOf(at(host, storeCode), origins)).toBe(known);
  expect(originOf(at(host, storeCode), undefined)).toBe(`http://${host}`);
});

it.each([
  ['butik.example', undefined, 'http://papir.example'],
  ['www.papir.example:3000', undefined, 'http://papir.example:3000'],
  ['www.papir.example', origins, 'https://papir.example'],
  ['staging.papir.example', origins, 'https://papir.example'],
  ['andet.shop.dk', origins, 'https://andet.shop.dk'],
  ['katalog.papir.example', origins, 'http://katalog.papir.example'],
])('a shop with its own hosts has the first public one as origin: at %s', (host, settings, known) => {
  expect(originOf(at(host, 'b2c', ['localhost', 'papir.example', 'www.papir.example']), settings)).toBe(known);
});

it('a login elsewhere returns to the host that it started on, if it is one of the shop’s', () => {
  const backTo = (host: string) =>
    originToReturnTo({
      ...contextIn(store),
      host,
      variant: { hosts: ['papir.example', 'www.papir.example'] },
    } as never);
  expect(backTo('www.papir.example')).toBe('https://www.papir.example');
  expect(backTo('staging.papir.example')).toBe('https://papir.example');
});

it('has absolute addresses of the previous and next page', () => {
  const tags = headOf(contextIn({ ...store, openGraph: null }), { ...page, prev: '/papir', next: '/papir?page=3' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'next', href: 'https://shop.example/papir?page=3' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'prev', href: 'https://shop.example/papir' });
});
