// The tile renders what its model contains, and nothing else.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textsOf } from '~/i18n/texts.server';
import type { PriceView } from '~/models/money';
import type { Tile, TileSwatch } from '~/models/product';
import { TileGrid, TileRow } from './tile-grid';

const price: PriceView = {
  oere: 3995,
  includesVat: true,
  regularOere: 4995,
  percentOff: 20,
  lowest30Oere: 3995,
  from: false,
  duty: null,
  tiers: [],
  reasons: [],
};

const tile: Tile = {
  sku: 'KV-1',
  number: 'KV-1',
  name: 'Kopipapir A4 80 g',
  href: '/kopipapir-a4',
  picture: { url: '/media/kopipapir.webp', alt: 'Kopipapir' },
  brand: 'Skovly',
  subLabel: '500 ark',
  label: null,
  price,
  unit: 'pk',
  moq: null,
  quantity: { min: 1, max: 999, increments: 1 },
  stock: { salable: true, colour: 'green', label: 'På lager: 1–2 hverdage', note: null, promise: null },
  swatches: { slug: '', shown: [], more: 0 },
  logos: [],
  energy: null,
  points: null,
  action: { kind: 'add-to-cart', sku: 'KV-1' },
};

const black: TileSwatch = {
  label: 'sort',
  colour: '#222222',
  uid: 'black',
  picture: '/media/pen-black.webp?w=400&v=1',
  chosen: false,
};

const grid = (change: Partial<Tile>, language: 'da' | 'en' = 'da') =>
  load(
    renderToStaticMarkup(
      <TileGrid tiles={[{ ...tile, ...change }]} t={textsOf(language).t} language={language} here="/papir?page=2" />,
    ),
  );

const words = (change: Partial<Tile>) => grid(change)('li').text().replaceAll('\u00a0', ' ');

describe('the button of a tile', () => {
  it('posts SKU, quantity and the return address to the cart, without scripts', () => {
    const $ = grid({});
    const form = $('form');
    expect([form.attr('method'), form.attr('action')]).toEqual(['post', '/cart']);
    const values = Object.fromEntries(
      $('form input')
        .toArray()
        .map((input) => [$(input).attr('name'), $(input).attr('value')]),
    );
    expect(values).toEqual({ intent: 'add', sku: 'KV-1', limits: '1,999,1', returnTo: '/papir?page=2', qty: '1' });
    expect($('form button').attr('aria-label')).toBe('Læg i kurv: Kopipapir A4 80 g');
  });

  // spec: 9: 'MOQ: n unit' when min_qty is above 1
  //   at app/ui/shop/tile.tsx
  it('starts at the minimum quantity and states it', () => {
    const $ = grid({ moq: 12, quantity: { min: 12, max: 999, increments: 12 } });
    expect($('input[name=qty]').attr('value')).toBe('12');
    expect($('input[name=qty]').attr('step')).toBe('12');
    expect($('li').text()).toContain('Mindst 12 pk');
    expect($('li [title^="MOQ"]').attr('title')).toBe('MOQ: 12 pk');
  });

  it('links to the selection of a variant', () => {
    const $ = grid({ action: { kind: 'configure', href: '/stol', slug: 'stol', options: [] } }, 'en');
    const link = $('a[href="/papir?page=2&panel=configurable-options&slug=stol"]');
    expect(link.text()).toBe('Choose options');
    expect($('form')).toHaveLength(0);
    const asked = grid({ action: { kind: 'configure', href: '/stol', slug: 'stol', options: ['a', 'b'] } }, 'en');
    expect(asked('a[href="/papir?page=2&panel=configurable-options&slug=stol&options=a%2Cb"]')).toHaveLength(1);
  });

  it('shows only a SKU that can be ordered', () => {
    expect(grid({}).root().text()).toContain('Varenr. KV-1');
    expect(grid({ number: 'KV-1-GROEN' }).root().text()).toContain('Varenr. KV-1-GROEN');
    expect(grid({ number: null }).root().text()).not.toContain('Varenr.');
  });

  // spec: 6 Roles: They cannot be bought there
  //   at domain/catalogue/product-card.ts
  it('is disabled for products that only companies may buy, and shows no price', () => {
    const $ = grid({ action: { kind: 'business-only' }, price: null }, 'en');
    expect($('button[disabled]').text()).toBe('Only purchasable by business customers');
    expect($('li').text()).not.toContain('DKK');
  });

  it('links to a price request where the price is on request, and to nothing in catalogue mode', () => {
    const asking = grid({ action: { kind: 'request-price', sku: 'KV-1' }, price: null });
    expect(asking('a[href*="panel=request-price&sku=KV-1"]').text()).toBe('Spørg om pris');
    const $ = grid({ action: { kind: 'none' }, price: null });
    expect($('form, button')).toHaveLength(0);
  });

  it('states that a product is sold out', () => {
    const $ = grid({ action: { kind: 'sold-out', sku: '1' } });
    expect($('button[disabled]').text()).toBe('Udsolgt');
  });
});

describe('the texts of a tile', () => {
  // spec: 2 Product links and tiles: The tile shows price and unit
  //   at app/ui/shop/tile.tsx
  it('shows price, regular price, the lowest of 30 days, unit and the VAT basis', () => {
    const text = words({});
    expect(text).toContain('39,95 kr.');
    expect(text).toContain('Normalpris 49,95 · Laveste pris 30 dage: 39,95 kr.');
    expect(text).toContain('pr. pk · inkl. moms');
  });

  it('shows the regular price once where it is also the lowest of 30 days, and neither without a reduction', () => {
    expect(words({ price: { ...price, lowest30Oere: 4995 } })).not.toContain('30 dage');
    const text = words({ price: { ...price, regularOere: null, lowest30Oere: null } });
    expect(text).not.toMatch(/Normalpris|30 dage/);
  });

  it('truncates the first part of a name, not the part that distinguishes it', () => {
    const $ = grid({ name: 'Kuglepen Nordlys Flow med hætte og clips 0,7 mm, 12 stk.' });
    const [head, rest] = $('h3 a > span').toArray();
    expect([$(head).text(), $(rest).text()]).toEqual(['Kuglepen Nordlys Flow ', 'med hætte og clips 0,7 mm, 12 stk.']);
    expect($('h3 a').text()).toBe('Kuglepen Nordlys Flow med hætte og clips 0,7 mm, 12 stk.');
    expect(grid({ name: 'Bordlampe Klitrose' })('h3 a > span')).toHaveLength(0);
  });

  it('links to the product in each of its colours, and marks the current one', () => {
    const blue = { ...black, label: 'blå', uid: 'blue', picture: null, chosen: true };
    const $ = grid({ name: 'Pen', swatches: { slug: 'pen', shown: [black, blue], more: 0 } });
    const links = $('a[href*="configurableOptions"]');
    expect(
      links.toArray().map((link) => [$(link).attr('title'), $(link).attr('href'), $(link).attr('data-look')]),
    ).toEqual([
      ['sort', '/pen?configurableOptions=black', black.picture],
      ['blå', '/pen?configurableOptions=blue', undefined],
    ]);
    expect(
      $('a[aria-current]')
        .toArray()
        .map((link) => $(link).attr('title')),
    ).toEqual(['blå']);
  });

  // spec: 3 Enumerations: Tax display: INCLUDED, EXCLUDED
  //   at domain/money/vat.ts, app/models/money.ts
  it('states that business prices are without VAT', () => {
    expect(words({ price: { ...price, includesVat: false } })).toContain('ekskl. moms');
  });

  // spec: 9: Environment logos: 28 px
  //   at app/ui/shop/tile.tsx
  it('shows at most three environment logos of 28 px', () => {
    const logo = (n: number) => ({ label: `Mærke ${n}`, url: `/media/logo-${n}.svg` });
    const $ = grid({ logos: [logo(1), logo(2), logo(3), logo(4)] });
    expect($('img[width=28]')).toHaveLength(3);
    expect($('img[width=28]').first().attr('alt')).toBe('Mærke 1');
  });

  it('shows a certificate’s name until its picture is loaded, and never more than three', () => {
    const word = (n: number) => ({ label: `Ord ${n}`, url: null });
    const $ = grid({ logos: [{ label: 'Mærke', url: '/media/logo.svg' }, word(1), word(2), word(3)] });
    expect($('img[width=28]')).toHaveLength(1);
    expect($('li').text()).toContain('Ord 1Ord 2');
    expect($('li').text()).not.toContain('Ord 3');
  });

  it('states how many colours are not shown', () => {
    const text = words({ swatches: { slug: 'pen', shown: [black], more: 3 } });
    expect(text).toContain('+3 flere');
    expect(words({ swatches: { slug: 'pen', shown: [black], more: 0 } })).not.toContain('flere');
  });

  it('shows the energy class of a known letter only', () => {
    const energy = { letter: 'B', icon: null, labelHref: null, sheetHref: null };
    expect(grid({ energy })('[aria-label="Energiklasse B"]')).toHaveLength(1);
    expect(grid({ energy: { ...energy, letter: 'X' } })('[aria-label^="Energiklasse"]')).toHaveLength(0);
  });

  // spec: 3 Other entities: Energy label: logo_url, energy_pdf, datasheet_pdf
  //   at backend/commerce/catalogue/extension.graphql
  it('has the energy arrow next to the price, linked to the label, and the data sheet', () => {
    const energy = { letter: 'D', icon: '/media/d.webp', labelHref: '/m/label.pdf', sheetHref: '/m/data.pdf' };
    const $ = grid({ energy });
    expect($('a[href="/m/label.pdf"] img[src="/media/d.webp"]').attr('alt')).toBe('Energiklasse D');
    expect($('a[href="/m/data.pdf"]').text()).toBe('Datablad');
    expect($('[class*="price"] a[href="/m/label.pdf"]').length).toBeGreaterThan(0);
  });

  it('has texts for the labels of agreed products and residual stock', () => {
    const label = (kind: 'warehouse' | 'contract' | 'residual') => words({ label: { kind, text: null } });
    expect(label('warehouse')).toContain('Lagerhotel');
    expect(label('contract')).toContain('Aftalevare');
    expect(label('residual')).toContain('Restsalg');
  });

  it('shows the price in points to customers of the bonus shop', () => {
    expect(words({ points: 3900 })).toContain('I bonusshoppen: 3.900 point');
    expect(words({ points: null })).not.toContain('point');
  });

  it('has no style attribute, since the content security policy blocks them', () => {
    const $ = grid({ swatches: { slug: 'pen', shown: [black], more: 0 } });
    expect($('[style]')).toHaveLength(0);
    expect($('svg[color]').attr('color')).toBe('#222222');
  });
});

describe('a row of tiles', () => {
  const row = (tiles: Tile[]) =>
    renderToStaticMarkup(
      <TileRow id="news" title="Nyheder" tiles={tiles} t={textsOf('da').t} language="da" here="/" />,
    );

  // spec: 2 Product links and tiles: The slider is hidden when its list is empty
  //   at app/ui/shop/tile-grid.tsx
  it('is hidden when it is empty', () => {
    expect(row([])).toBe('');
  });

  // spec: 2 Product links and tiles: Recommendation slider: a title over a horizontally scrolling list of tiles
  //   at app/ui/shop/tile-grid.tsx, app/ui/pages/front-page.tsx
  it('can be reached and scrolled by the keyboard', () => {
    const $ = load(row([tile]));
    expect($('ul').attr('tabindex')).toBe('0');
    expect($('section').attr('aria-labelledby')).toBe('row-news');
    expect($('#row-news').text()).toBe('Nyheder');
  });
});
