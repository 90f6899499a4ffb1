// What a tile shows of its product (spec §1 and §2 "Product tile"): every known fact, nothing for unknown ones.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textsOf } from '~/i18n/texts.server';
import type { PriceView } from '~/models/money';
import type { Tile } from '~/models/product';
import { TileGrid } from './tile-grid';

const price: PriceView = {
  oere: 12995,
  includesVat: true,
  regularOere: null,
  percentOff: 0,
  lowest30Oere: null,
  from: false,
  duty: null,
  tiers: [],
  reasons: [],
};

const bare: Tile = {
  sku: 'KV-7',
  number: 'KV-7',
  name: 'Alkalisk batteri AA',
  href: '/alkalisk-batteri-aa',
  picture: { url: '/media/batteri.webp', alt: '' },
  brand: null,
  subLabel: null,
  label: null,
  price,
  unit: 'pk',
  moq: null,
  quantity: { min: 1, max: 999, increments: 1 },
  stock: { salable: true, colour: 'green', label: '', note: null, promise: null },
  swatches: { slug: '', shown: [], more: 0 },
  logos: [],
  energy: null,
  points: null,
  action: { kind: 'add-to-cart', sku: 'KV-7' },
};

function drawn(change: Partial<Tile>) {
  const $ = load(
    renderToStaticMarkup(
      <TileGrid tiles={[{ ...bare, ...change }]} t={textsOf('da').t} language="da" here="/batterier" />,
    ),
  );
  return { $, words: $('li').text().replaceAll('\u00a0', ' ') };
}

describe('a tile', () => {
  // spec: 1: Tiles show price, unit, stock state, delivery time, badges and environment logos
  //   at app/ui/shop/tile.tsx, app/services/tile/tile.map.ts
  it('shows price, unit, stock state, delivery time, badge and environment logos together', () => {
    const { $, words } = drawn({
      label: { kind: 'badge', text: 'Nyhed' },
      stock: { salable: true, colour: 'green', label: 'På lager: 1–2 hverdage', note: 'day-to-day', promise: null },
      logos: [{ label: 'Svanemærket', url: '/media/svane.svg' }],
    });
    for (const part of ['129,95 kr.', 'pr. pk', 'På lager: 1–2 hverdage', 'Nyhed']) expect(words).toContain(part);
    expect(words).toContain(textsOf('da').t('catalogue:tile.dayToDay'));
    expect($('img[src="/media/svane.svg"]').attr('alt')).toBe('Svanemærket');
  });

  it.each([null, 'day-to-day'] as const)('shows the promised day in place of the number of days (note: %s)', (note) => {
    const promise = { sentToday: true, delivery: '2026-11-24', cutoff: '14:00' };
    const { words } = drawn({ stock: { ...bare.stock, label: 'På lager: 1–2 hverdage', note, promise } });
    expect(words).toContain('På lager. Leveres tirs. 24. nov.');
    expect(words).not.toContain('hverdage');
  });

  // spec: 2 Product links and tiles: The tile shows name, sub label and SKU
  //   at app/ui/shop/tile.tsx
  it('shows name, sub label and SKU, and no empty line where there is no sub label', () => {
    const { $, words } = drawn({ subLabel: '24 stk. i æsken' });
    expect($('h3 a').text()).toBe('Alkalisk batteri AA');
    expect(words).toContain('24 stk. i æsken');
    expect(words).toMatch(/Varenr\.?:? KV-7/);
    expect($('p')).toHaveLength(drawn({}).$('p').length + 1);
  });

  // spec: 2 Product links and tiles: The tile shows duties
  //   at app/ui/shop/tile.tsx
  it('shows the duty: within a consumer’s price, added to a company’s', () => {
    const duty = (included: boolean) => ({ ...price, duty: { label: 'Batteriafgift', oere: 125, included } });
    expect(drawn({}).words).not.toContain('afgift');
    const consumer = drawn({ price: duty(true) }).words;
    expect(consumer).toContain(`${textsOf('da').t('catalogue:tile.dutyIncluded')} Batteriafgift 1,25 kr.`);
    expect(drawn({ price: duty(false) }).words).toContain('+ Batteriafgift 1,25 kr.');
  });

  // spec: 2 Product links and tiles: The tile shows an optional stock status
  //   at app/ui/shop/tile.tsx
  it('shows the stock status with its colour, and no marker without a status', () => {
    const marks = (change: Partial<Tile>) => {
      const { $ } = drawn(change);
      return $('li [class*="dot"]')
        .map((_, mark) => $(mark).attr('class'))
        .get();
    };
    const told = (colour: 'green' | 'yellow' | 'red') =>
      marks({ stock: { salable: colour !== 'red', colour, label: 'Fjernlager: 5 dage', note: null, promise: null } });
    expect(marks({})).toEqual([]);
    const classes = [told('green'), told('yellow'), told('red')];
    expect(classes.map((one) => one.length)).toEqual([1, 1, 1]);
    expect(new Set(classes.flat()).size).toBe(3);
  });
});
