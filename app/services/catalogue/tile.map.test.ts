// From the wire's product to the tile: logos by the product's certificates, delivery in words, duty by who looks.
import { describe, expect, it } from 'vitest';
import type { ShopRules } from '~/models/caller';
import type { LogoView } from '../content/logo.server';
import type { WireTile } from './card.map';
import { logosOf, tileOf } from './tile.map';

const consumer: ShopRules = { showsVat: true, catalogueMode: false, tradeOnlyStore: false, dayToDayDelivery: true };

const product: WireTile = {
  __typename: 'SimpleProduct',
  sku: 'KV-7',
  name: 'Alkalisk batteri AA',
  canonical_url: 'alkalisk-batteri-aa',
  product_sub_label: '24 stk. i æsken',
  product_badge: 'Nyhed',
  stock_status: 'IN_STOCK',
  rsl_vareenhed: 'pk',
  miljocertificering: 'svane,blomst',
  days_to_delivery: { label: 'På lager: 1-2 hverdage', days: 1 },
  price_range: {
    minimum_price: {
      regular_price: { value: 128.7 },
      final_price: { value: 128.7 },
      fixed_product_taxes: [{ label: 'Batteriafgift', amount: { value: 1.25 } }],
    },
  },
};

const logo = (identifier: string, position: number): LogoView => ({
  html: '',
  issuer: '',
  issuerUrl: null,
  identifier,
  position,
  name: `Mærket ${identifier}`,
  description: 'Hvad mærket kræver',
  url: `/media/${identifier}.svg?w=64`,
});
const logos = [logo('fsc', 1), logo('blomst', 3), logo('svane', 2), logo('svanemolle', 4)];

describe('environment logos', () => {
  it('are those whose identifier stands among the certificates of the product, and no others', () => {
    expect(logosOf(product, logos).map(({ identifier }) => identifier)).toEqual(['blomst', 'svane']);
    expect(logosOf({ ...product, miljocertificering: 'fsc' }, logos)).toEqual([logo('fsc', 1)]);
    expect(logosOf({ ...product, miljocertificering: 'svan' }, logos)).toEqual([]);
    for (const none of [null, '', undefined])
      expect(logosOf({ ...product, miljocertificering: none }, logos)).toEqual([]);
  });

  it('come on the tile in the order of the content service', () => {
    expect(tileOf(product, consumer, logos).logos).toEqual([
      { label: 'Mærket svane', url: '/media/svane.svg?w=64' },
      { label: 'Mærket blomst', url: '/media/blomst.svg?w=64' },
    ]);
  });
});

describe('a tile of the wire’s product', () => {
  it('has price, unit, stock state, delivery time and badge', () => {
    expect(tileOf(product, consumer, [])).toMatchObject({
      sku: 'KV-7',
      subLabel: '24 stk. i æsken',
      unit: 'pk',
      label: { kind: 'badge', text: 'Nyhed' },
      price: { oere: 12995, duty: { label: 'Batteriafgift', oere: 125, included: true } },
      stock: { salable: true, colour: 'green', label: 'På lager: 1-2 hverdage', note: 'day-to-day' },
    });
  });

  it('has the duty beside the price for companies, and none where the wire has none', () => {
    const company = { ...consumer, showsVat: false };
    expect(tileOf(product, company, []).price).toMatchObject({ oere: 12870, duty: { oere: 125, included: false } });
    const { fixed_product_taxes: _none, ...minimum_price } = product.price_range.minimum_price;
    expect(tileOf({ ...product, price_range: { minimum_price } }, consumer, []).price?.duty).toBeNull();
  });
});
