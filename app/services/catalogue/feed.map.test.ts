// Entries of product feeds: price with VAT and duties, a variant each, and what is left out for which reason.
import { describe, expect, it } from 'vitest';
import type { ShopRules } from '~/models/caller';
import { type FeedProduct, feedEntriesOf, feedText } from './feed.map';

const RULES: ShopRules = {
  ...{ showsVat: true, catalogueMode: false, tradeOnlyStore: true, dayToDayDelivery: false, showsPoints: false },
  energyIcons: {},
};
const priced = (final: number | null, regular = final, duty = 0) => ({
  minimum_price: {
    ...{ regular_price: { value: regular }, final_price: { value: final } },
    fixed_product_taxes: duty > 0 ? [{ label: 'Emballageafgift', amount: { value: duty } }] : [],
  },
});
const PAPER: FeedProduct = {
  ...{
    __typename: 'SimpleProduct',
    sku: 'P-1',
    name: 'Papir',
    url_key: 'papir',
    canonical_url: 'papir',
    type_id: 'simple',
  },
  ...{
    stock_status: 'IN_STOCK',
    request_price: false,
    roda_hide: null,
    pcon_moc: null,
    pcon_ban: null,
    ean: '5701234567890',
  },
  ...{
    small_image: { url: '/media/p.avif' },
    short_description: { html: '<p>Hvidt&nbsp;papir</p>' },
    description: null,
  },
  ...{ breadcrumbs: [{ label: 'Papir' }], product_info: [{ code: 'brand', value: 'Skovly' }] },
  price_range: priced(46.95, 50, 0.55),
};

describe('an entry', () => {
  it('has the price of the page: with VAT and duties', () => {
    expect(feedEntriesOf(PAPER, RULES)).toEqual([
      {
        ...{ sku: 'P-1', family: null, title: 'Papir', text: 'Hvidt papir', path: '/papir', image: '/media/p.avif' },
        ...{ ean: '5701234567890', brand: 'Skovly', category: 'Papir', isSalable: true },
        ...{ oere: 4_750, regularOere: 5_055, reason: null },
      },
    ]);
  });

  it('is written for each variant, with its own number, address and price', () => {
    const variant = (uid: string, label: string, price: number) => ({
      attributes: [{ uid, code: 'colour', label }],
      product: {
        ...{ sku: `P-1-${label}`, stock_status: 'OUT_OF_STOCK' as const, ean: null, small_image: null },
        price_range: priced(price),
      },
    });
    const family: FeedProduct = {
      ...{ ...PAPER, __typename: 'ConfigurableProduct' },
      variants: [variant('u1', 'Rød', 10), variant('u2', 'Blå', 12)],
    };
    expect(feedEntriesOf(family, RULES)).toMatchObject([
      { sku: 'P-1-Rød', family: 'P-1', title: 'Papir, Rød', path: '/papir?configurableOptions=u1', oere: 1_000 },
      { sku: 'P-1-Blå', image: '/media/p.avif', isSalable: false, oere: 1_200 },
    ]);
  });
});

it.each([
  ['of a store that shows prices without VAT', {}, { showsVat: false }, 'PRICE_WITHOUT_VAT'],
  ['that is a gift card', { type_id: 'giftcard' }, {}, 'GIFT_CARD'],
  ['that the shopper designs', { pcon_moc: 'a', pcon_ban: 'b' }, {}, 'DESIGNED'],
  ['whose price is on request', { request_price: true }, {}, 'NO_PRICE'],
  ['without a price', { price_range: priced(null) }, {}, 'NO_PRICE'],
  ['that costs nothing', { price_range: priced(0) }, {}, 'NO_PRICE'],
  ['of a catalogue without prices', {}, { catalogueMode: true }, 'NO_PRICE'],
  ['without a picture', { small_image: null }, {}, 'NO_PICTURE'],
] as const)('a product %s is left out', (_what, product, rules, reason) => {
  expect(feedEntriesOf({ ...PAPER, ...product }, { ...RULES, ...rules })).toMatchObject([{ reason }]);
});

it('text is without tags, and its entities are characters once', () => {
  expect(feedText('<h2>A</h2><ul><li>B&amp;lt;</li><li>C<br>D</li></ul>')).toBe('A B&lt; C D');
});
