// Maps a product from GraphQL to its tile: logos by the product's certificates, delivery text, duty by the kind of visitor.
import { describe, expect, it } from 'vitest';
import type { ShopRules } from '~/models/caller';
import type { LogoView } from '../content/logo.server';
import type { WireTile } from './card.map';
import { logosOf, tileOf } from './tile.map';

const consumer: ShopRules = {
  showsVat: true,
  catalogueMode: false,
  tradeOnlyStore: false,
  dayToDayDelivery: true,
  showsPoints: false,
  energyIcons: {},
};

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
  days_to_delivery: { label: 'På lager: 1–2 hverdage', days: 1 },
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
  // spec: 7 Commerce queries: logos of commerce (asked of the content service instead, which has them)
  //   at app/services/content/logo.server.ts
  // spec: 7 Content queries: Logos are matched to the product's miljocertificering values
  //   at app/services/tile/tile.map.ts
  it('are those whose identifier is among the certificates of the product, and no others', () => {
    expect(logosOf(product, logos).map(({ identifier }) => identifier)).toEqual(['blomst', 'svane']);
    expect(logosOf({ ...product, miljocertificering: 'fsc' }, logos)).toEqual([logo('fsc', 1)]);
    expect(logosOf({ ...product, miljocertificering: 'svan' }, logos)).toEqual([]);
    for (const none of [null, '', undefined])
      expect(logosOf({ ...product, miljocertificering: none }, logos)).toEqual([]);
  });

  it('are on the tile in the order of the content service', () => {
    expect(tileOf(product, consumer, logos).logos).toEqual([
      { label: 'Mærket svane', url: '/media/svane.svg?w=64' },
      { label: 'Mærket blomst', url: '/media/blomst.svg?w=64' },
    ]);
  });
});

describe('the tile of a product', () => {
  // spec: 1: Tiles show price, unit, stock state, delivery time, badges and environment logos
  it('has price, unit, stock state, delivery time and badge', () => {
    expect(tileOf(product, consumer, [])).toMatchObject({
      sku: 'KV-7',
      subLabel: '24\u00a0stk. i æsken',
      unit: 'pk',
      label: { kind: 'badge', text: 'Nyhed' },
      price: { oere: 12995, duty: { label: 'Batteriafgift', oere: 125, included: true } },
      stock: { salable: true, colour: 'green', label: 'På lager: 1–2\u00a0hverdage', note: 'day-to-day' },
    });
  });

  // spec: 2 Product links and tiles: The tile shows duties
  it('has the duty separate from the price for companies, and none where the product has none', () => {
    const company = { ...consumer, showsVat: false };
    expect(tileOf(product, company, []).price).toMatchObject({ oere: 12870, duty: { oere: 125, included: false } });
    const { fixed_product_taxes: _none, ...minimum_price } = product.price_range.minimum_price;
    expect(tileOf({ ...product, price_range: { minimum_price } }, consumer, []).price?.duty).toBeNull();
  });
});

describe('the SKU on a tile', () => {
  const { __typename: _simple, ...rest } = product;
  const family: WireTile = { ...rest, __typename: 'ConfigurableProduct', configurable_options: [] };

  it('is the product’s own, and none for a family, whose variants have the SKUs', () => {
    expect(tileOf(product, consumer, [])).toMatchObject({ number: 'KV-7', href: '/alkalisk-batteri-aa' });
    expect(tileOf(family, consumer, [])).toMatchObject({ number: null, href: '/alkalisk-batteri-aa' });
  });

  it('is that of the variant that was searched for, and links to the page with the variant selected', () => {
    const asked = tileOf({ ...family, asked_variant: { sku: 'KV-7-2', option_uids: ['a', 'b'] } }, consumer, []);
    const href = '/alkalisk-batteri-aa?configurableOptions=a%2Cb';
    expect(asked).toMatchObject({ number: 'KV-7-2', href });
    expect(asked.action).toMatchObject({ kind: 'configure', href, options: ['a', 'b'] });
  });
});

describe('the colours of a tile', () => {
  const { __typename: _simple, ...rest } = product;
  const value = (name: string, hex: string | null) => ({
    uid: `uid-${name}`,
    label: name,
    swatch_data: { value: hex },
    small_image: hex ? { url: `/media/${name}.webp` } : null,
  });
  const colours = ['sort', 'blå', 'rød', 'grøn', 'lilla', 'hvid'].map((name) => value(name, '#123456'));
  const family = (more: object = {}): WireTile => ({
    ...rest,
    __typename: 'ConfigurableProduct',
    small_image: { url: '/media/family.webp' },
    configurable_options: [
      { attribute_code: 'size', values: [value('S', null), value('L', null)] },
      { attribute_code: 'colour', values: colours },
    ],
    ...more,
  });
  const shown = (wanted: string[], more?: object) => tileOf(family(more), consumer, [], new Set(wanted));

  it('are links to the page with the colour selected, the first four of them', () => {
    const { swatches, href, picture } = shown([]);
    expect(swatches.shown.map(({ label }) => label)).toEqual(['sort', 'blå', 'rød', 'grøn']);
    expect(swatches).toMatchObject({
      more: 2,
      slug: 'alkalisk-batteri-aa',
      shown: [{ uid: 'uid-sort' }, {}, {}, {}],
    });
    expect(swatches.shown.some(({ chosen }) => chosen)).toBe(false);
    expect([href, picture.url]).toEqual(['/alkalisk-batteri-aa', '/media/family.webp']);
  });

  it('show the product in the colour that the list is filtered by, and link to it in that colour', () => {
    const tile = shown(['lilla', 'hvid']);
    expect(tile.picture.url).toBe('/media/lilla.webp');
    expect(tile.href).toBe('/alkalisk-batteri-aa?configurableOptions=uid-lilla');
    expect(tile.action).toMatchObject({ kind: 'configure', options: ['uid-lilla'] });
    expect(tile.swatches.shown.map(({ label, chosen }) => [label, chosen])).toEqual([
      ['sort', false],
      ['blå', false],
      ['rød', false],
      ['lilla', true],
    ]);
  });

  it('have no effect after a search for a SKU, or for a colour that the family does not have', () => {
    const asked = shown(['blå'], { asked_variant: { sku: 'KV-7-2', option_uids: ['a', 'b'] } });
    expect([asked.href, asked.picture.url]).toEqual([
      '/alkalisk-batteri-aa?configurableOptions=a%2Cb',
      '/media/family.webp',
    ]);
    expect(shown(['orange']).picture.url).toBe('/media/family.webp');
  });

  it('are the values of the other option, where a family has a single colour', () => {
    const sizes = shown(['s'], { configurable_options: [{ attribute_code: 'size', values: [value('S', null)] }] });
    expect(sizes.swatches.shown).toMatchObject([{ label: 'S', colour: null, chosen: false }]);
  });
});

describe('the label of a tile', () => {
  const labelled = (more: Partial<WireTile>) => tileOf({ ...product, ...more }, consumer, []).label;
  const minimum_price = {
    ...product.price_range.minimum_price,
    regular_price: { value: 160.88 },
    discount: { percent_off: 20 },
  };

  it('is the back end’s own label before sale, and sale before the badge', () => {
    const onSale = { price_range: { minimum_price } };
    expect(labelled({ ...onSale, product_label: 'warehouse' })).toEqual({ kind: 'warehouse', text: null });
    expect(labelled({ ...onSale, product_label: 'contract' })).toEqual({ kind: 'contract', text: null });
    expect(labelled({ ...onSale, product_label: 'residual-sale' })).toEqual({ kind: 'residual', text: null });
    expect(labelled(onSale)).toEqual({ kind: 'sale', text: '\u221220\u00a0%' });
    expect(labelled({})).toEqual({ kind: 'badge', text: 'Nyhed' });
  });
});

describe('optional facts of a tile', () => {
  it('include the energy class with its arrow, label and data sheet', () => {
    const documents = [
      { type: 'energylabel', link: '/media/dokumenter/7-energimaerke.pdf' },
      { type: 'data', link: '/media/dokumenter/7-datablad.pdf' },
    ];
    const rules = { ...consumer, energyIcons: { D: '/media/d.webp?w=120' } };
    expect(tileOf({ ...product, energy_class: 'D', documents }, rules, []).energy).toEqual({
      letter: 'D',
      icon: '/media/d.webp?w=120',
      labelHref: '/media/dokumenter/7-energimaerke.pdf',
      sheetHref: '/media/dokumenter/7-datablad.pdf',
    });
    expect(tileOf(product, rules, []).energy).toBeNull();
  });

  it('include the price in points, for customers of the bonus shop', () => {
    const pointed = { ...product, bonus_shop: { isPointProduct: true, pointAmount: 790 } };
    expect(tileOf(pointed, { ...consumer, showsPoints: true }, []).points).toBe(790);
    expect(tileOf(pointed, consumer, []).points).toBeNull();
    expect(tileOf(product, { ...consumer, showsPoints: true }, []).points).toBeNull();
  });

  it('do not include a delivery time that is unknown', () => {
    const unknown = { days_to_delivery: { label: 'Udsolgt', days: 999 } };
    expect(tileOf({ ...product, ...unknown }, consumer, []).stock.label).toBe('');
  });
});
