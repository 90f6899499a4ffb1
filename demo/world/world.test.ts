// The demo world is large enough, has unique identifiers and valid check digits, and is reproducible.
import { describe, expect, it } from 'vitest';
import { contentsOf, isHeldBy } from '#domain/catalogue/contents';
import { isCvr } from '#domain/validate/cvr';
import { isEan } from '#domain/validate/ean';
import { PICTURE_FAMILIES } from '../drawings/names';
import { buildWorld } from './index';
import type { StoreCode, WorldProduct } from './types';
import { upgradesOf } from './upgrades';

const NOW = new Date('2026-11-20T10:00:00Z');
const world = buildWorld({ now: NOW });
const simples = world.products.filter(({ type }) => type === 'simple');
const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;

describe('size of the demo world', () => {
  // spec: 1: Danish-first shop for office supplies, furniture, gifts, packaging, coffee, electronics, ink and toner
  //   at demo/world/categories/index.ts, app/i18n/da/common.json
  it('has at least 2,000 sellable SKUs, 60 configurable parents, 80 categories and 25 invented brands', () => {
    expect(simples.length).toBeGreaterThanOrEqual(2000);
    expect(world.products.length - simples.length).toBeGreaterThanOrEqual(60);
    expect(world.categories.length).toBeGreaterThanOrEqual(80);
    expect(world.brands.filter(({ invented }) => invented).length).toBeGreaterThanOrEqual(25);
  });

  it('gives each store at least its minimum number of products', () => {
    const sold = (store: StoreCode) => simples.filter(({ stores }) => stores.includes(store)).length;
    expect(sold('firmagaver_dk')).toBeGreaterThanOrEqual(120);
    expect(sold('b2b_uniq')).toBeGreaterThanOrEqual(150);
    expect(sold('b2cb')).toBeGreaterThanOrEqual(150);
    expect(sold('b2c')).toBeGreaterThanOrEqual(1500);
  });

  it('has products for each edge case of stock, quantity, price and delivery', () => {
    const some = (holds: (product: WorldProduct) => boolean) => expect(simples.filter(holds).length).toBeGreaterThan(0);
    some(({ manageStock, stock }) => manageStock && stock.central === 0);
    some(({ stock }) => stock.central > 0 && stock.central < 5);
    some(({ increments, minQty }) => increments === 5 && minQty === 5);
    some(({ minQty }) => minQty === 10);
    some(({ requestPrice }) => requestPrice);
    some(({ deliveryDays }) => deliveryDays === 999);
    some(({ special }) => special !== undefined);
    expect(simples.filter(({ onlyTrade }) => onlyTrade).length).toBeGreaterThanOrEqual(25);
  });
});

describe('names and numbers', () => {
  it('repeats no SKU, EAN or url key', () => {
    expect(unique(world.products.map(({ sku }) => sku))).toBe(true);
    expect(unique(world.products.map(({ ean }) => ean))).toBe(true);
    expect(unique(world.products.map(({ urlKey }) => urlKey))).toBe(true);
    expect(unique(world.categories.map(({ urlKey }) => urlKey))).toBe(true);
    const paths = new Set(world.categories.map(({ urlPath }) => urlPath));
    expect(world.products.filter(({ urlKey }) => paths.has(urlKey))).toEqual([]);
  });

  it('uses no path that the shop itself uses', () => {
    const taken = [
      'blaek-og-toner',
      'brands',
      'cart',
      'checkout',
      'design',
      'search',
      'valgshop',
      'butikker',
      'info',
      'inspiration',
      'service',
      'customer',
      'bonusshop',
      'reklamation',
      'my-offers',
      'produktnyheder',
    ];
    const own = [...world.categories.map(({ urlPath }) => urlPath), ...world.products.map(({ urlKey }) => urlKey)];
    expect(own.filter((path) => taken.includes(path.split('/')[0] ?? ''))).toEqual([]);
  });

  it('has url keys without Danish letters', () => {
    expect(world.products.filter(({ urlKey }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlKey))).toEqual([]);
    expect(world.categories.filter(({ urlPath }) => !/^[a-z0-9/-]+$/.test(urlPath))).toEqual([]);
  });

  it('has valid check digits on every EAN and CVR number', () => {
    expect(world.products.filter(({ ean }) => !isEan(ean))).toEqual([]);
    expect(world.businesses.filter(({ cvr, ean }) => !isCvr(cvr) || (ean !== null && !isEan(ean)))).toEqual([]);
  });

  it('draws every product in a known family, with three views and a colour', () => {
    const known = new Set<string>(PICTURE_FAMILIES);
    for (const { sku, pictures } of world.products) {
      expect(
        pictures.map(({ view }) => view),
        sku,
      ).toEqual(['main', 'detail', 'scene']);
      expect(
        pictures.every(({ family, colour }) => known.has(family) && /^#[0-9a-f]{6}$/.test(colour)),
        sku,
      ).toBe(true);
    }
    expect(new Set(world.products.flatMap(({ pictures }) => pictures.map(({ family }) => family))).size).toBe(
      PICTURE_FAMILIES.length,
    );
  });
});

describe('generation of the demo world', () => {
  it('gives the same result for the same seed and day, and another for another seed', () => {
    expect(buildWorld({ now: NOW })).toEqual(world);
    expect(buildWorld({ seed: 'another', now: NOW }).products.map(({ stock }) => stock.central)).not.toEqual(
      world.products.map(({ stock }) => stock.central),
    );
  });
});

describe('cheaper alternatives', () => {
  const bySku = new Map(world.products.map((product) => [product.sku, product]));
  const heldBy = (sku: string) =>
    contentsOf(bySku.get(sku)?.attributes.find(({ code }) => code === 'count')?.value ?? '');

  it('contain exactly as many of the same item', () => {
    const upgrades = upgradesOf(world.products);
    expect(upgrades.length).toBeGreaterThan(40);
    const unequal = upgrades.filter(
      ({ sku, alternative, pieces }) => !isHeldBy(heldBy(sku), heldBy(alternative), pieces),
    );
    expect(unequal).toEqual([]);
  });
});
