// Structured data of a product for search engines: exactly the facts that the page shows.
import { describe, expect, it } from 'vitest';
import type { ShopRules } from '~/models/caller';
import type { PriceView } from '~/models/money';
import { faultsIn } from '../../../tests/support/schema-org';
import type { ProductFragment } from '../generated/commerce';
import { productPageOf } from './product.map';
import { breadcrumbListOf, productDataOf } from './structured-data';

const ORIGIN = 'https://shop.example';
const rules: ShopRules = {
  showsVat: true,
  catalogueMode: false,
  tradeOnlyStore: false,
  dayToDayDelivery: true,
  showsPoints: false,
  energyIcons: {},
};
const wire = {
  __typename: 'SimpleProduct',
  sku: 'KV-7',
  name: 'Batteri </script><b>AA</b>',
  canonical_url: 'batteri-aa',
  ean: '5701234567892',
  stock_status: 'IN_STOCK',
  media_gallery: [{ url: '/media/batteri.webp', label: 'Batteri' }],
  product_info: [{ code: 'brand', label: 'Mærke', value: 'Ravnholt' }],
  price_range: { minimum_price: { regular_price: { value: 128.7 }, final_price: { value: 99.5 } } },
} as unknown as ProductFragment;
const page = productPageOf(wire, [], rules, []);
const price = page.price as PriceView;
const said = (changes: Partial<typeof page>) =>
  productDataOf({ ...page, ...changes }, { origin: ORIGIN, sellsToConsumers: true });

describe('the data of a product', () => {
  it('has the price shown, with currency, VAT and stock, and its address', () => {
    expect(said({})).toMatchObject({
      '@type': 'Product',
      sku: 'KV-7',
      gtin: '5701234567892',
      brand: { '@type': 'Brand', name: 'Ravnholt' },
      image: ['https://shop.example/media/batteri.webp'],
      offers: {
        '@type': 'Offer',
        price: '99.50',
        priceCurrency: 'DKK',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/batteri-aa',
        priceSpecification: { valueAddedTaxIncluded: true },
      },
    });
  });

  it('marks a sold-out product, and a lowest price of several', () => {
    const stock = { ...page.stock, salable: false };
    expect(said({ stock })).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    const offers = said({ price: { ...price, from: true } }).offers;
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '99.50', priceCurrency: 'DKK' });
    expect(offers).not.toHaveProperty('price');
  });

  it('has the last day of an offer that ends, and none for one that does not', () => {
    const ending = {
      ...price,
      reasons: [{ code: 'special' as const, until: '2026-12-24T23:00:00Z' }] as typeof price.reasons,
    };
    expect(said({ price: ending }).offers).toMatchObject({ priceValidUntil: '2026-12-24' });
    expect(said({}).offers).not.toHaveProperty('priceValidUntil');
  });

  it('has no offer where the page shows no price', () => {
    expect(said({ price: null })).not.toHaveProperty('offers');
  });

  it('has a rating only where there are reviews', () => {
    expect(said({ rating: null })).not.toHaveProperty('aggregateRating');
    expect(said({ rating: { mean: 4.26, count: 7 } })).toMatchObject({
      aggregateRating: { ratingValue: '4.3', reviewCount: 7, bestRating: 5 },
    });
  });
});

it('the breadcrumbs are numbered and link to absolute addresses', () => {
  const crumbs = [
    { label: 'Papir', href: '/papir' },
    { label: 'A4', href: '/papir/a4' },
  ];
  expect(breadcrumbListOf(crumbs, ORIGIN).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Papir', item: 'https://shop.example/papir' },
    { '@type': 'ListItem', position: 2, name: 'A4', item: 'https://shop.example/papir/a4' },
  ]);
});

describe('delivery and returns', () => {
  const shop = { origin: ORIGIN, sellsToConsumers: true };

  it('has the shipping rate of one piece where it is known', () => {
    const data = productDataOf({ ...page, deliveryOere: 4900 }, shop);
    expect(data).toMatchObject({
      offers: {
        shippingDetails: {
          shippingRate: { value: '49.00', currency: 'DKK' },
          shippingDestination: { addressCountry: 'DK' },
        },
      },
    });
    expect(faultsIn(data)).toEqual([]);
    expect(productDataOf({ ...page, deliveryOere: null }, shop).offers).not.toHaveProperty('shippingDetails');
  });

  it('has a right of withdrawal for consumers only', () => {
    expect(said({})).toMatchObject({ offers: { hasMerchantReturnPolicy: { merchantReturnDays: 14 } } });
    expect(productDataOf(page, { ...shop, sellsToConsumers: false }).offers).not.toHaveProperty(
      'hasMerchantReturnPolicy',
    );
  });
});

describe('a family of variants', () => {
  const value = (uid: string, label: string) => ({ uid, label });
  const variant = (uid: string, sku: string, kroner: number) => ({
    attributes: [{ code: 'colour', uid }],
    product: {
      sku,
      stock_status: 'IN_STOCK',
      delivery_price: kroner < 12 ? { value: 49 } : null,
      price_range: { minimum_price: { final_price: { value: kroner } } },
    },
  });
  const family = {
    ...wire,
    __typename: 'ConfigurableProduct',
    configurable_options: [
      { uid: 'o', attribute_code: 'colour', label: 'Farve', values: [value('r', 'Rød'), value('b', 'Blå')] },
    ],
    variants: [variant('r', 'KV-7-R', 10), variant('b', 'KV-7-B', 12.5)],
  } as unknown as ProductFragment;
  const shop = { origin: ORIGIN, sellsToConsumers: true };

  it('is a group whose variants each have a SKU, colour, price and address', () => {
    const data = productDataOf(productPageOf(family, [], rules, []), shop);
    expect(faultsIn(data)).toEqual([]);
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'KV-7',
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        { sku: 'KV-7-R', color: 'Rød', offers: { price: '10.00' }, url: `${ORIGIN}/batteri-aa?configurableOptions=r` },
        { sku: 'KV-7-B', color: 'Blå', offers: { price: '12.50' }, url: `${ORIGIN}/batteri-aa?configurableOptions=b` },
      ],
    });
    expect(data).not.toHaveProperty('offers');
    expect(data).toMatchObject({
      hasVariant: [{ offers: { shippingDetails: { shippingRate: { value: '49.00' } } } }, {}],
    });
    // A variant that no way delivers has no delivery price.
    expect(JSON.stringify(data).match(/shippingDetails/g)).toHaveLength(1);
  });

  it('has the right of withdrawal once, and refers to it from the other offers', () => {
    const data = JSON.stringify(productDataOf(productPageOf(family, [], rules, []), shop));
    expect(data.match(/merchantReturnDays/g)).toHaveLength(1);
    expect(data.match(/"@id":"[^"]*#returns"/g)).toHaveLength(2);
  });

  it('has the lowest freight of its variants until one is chosen', () => {
    expect(productPageOf(family, [], rules, []).freight).toEqual({ oere: 4900, isLeast: true, freeFromOere: null });
    expect(productPageOf(family, ['r'], rules, []).freight).toMatchObject({ isLeast: false });
    expect(productPageOf(family, ['b'], rules, []).freight).toBeNull();
    expect(productPageOf(family, [], { ...rules, catalogueMode: true }, []).freight).toBeNull();
  });

  it('has no prices where the page shows none', () => {
    const hidden = productPageOf(family, [], { ...rules, catalogueMode: true }, []);
    const { hasVariant } = productDataOf(hidden, shop);
    expect(JSON.stringify(hasVariant)).not.toContain('price');
  });
});

describe('the price per piece and the freight on a page', () => {
  const sheets = (content: string) =>
    productPageOf(
      { ...wire, product_info: [{ code: 'count', label: 'Antal', value: content }] } as unknown as ProductFragment,
      [],
      rules,
      [],
    );

  it('has the price per piece of a pack, and none of a single item', () => {
    expect(sheets('500 ark').perPiece).toEqual({ oere: 20, kind: 'sheet' });
    expect(sheets('1 stk.').perPiece).toBeNull();
  });

  it('has the freight, and the amount from which it is free', () => {
    const carried = { ...wire, delivery_price: { value: 49 }, free_delivery_from: { value: 499 } };
    const { freight } = productPageOf(carried as unknown as ProductFragment, [], rules, []);
    expect(freight).toEqual({ oere: 4900, isLeast: false, freeFromOere: 49900 });
    expect(page.freight).toBeNull();
  });
});
