// The demo catalogue: categories lead to products, prices are plausible, and configurable products have complete variants.
import { describe, expect, it } from 'vitest';
import { buildWorld } from './index';
import { ATTRIBUTE_LABELS } from './making/attributes';

const NOW = new Date('2026-11-20T10:00:00Z');
const world = buildWorld({ now: NOW });
const simples = world.products.filter(({ type }) => type === 'simple');
const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;
const dayOf = (instant: string): number => Date.parse(instant) / 86_400_000;

describe('categories', () => {
  it('form a tree of three levels without cycles', () => {
    const byId = new Map(world.categories.map((category) => [category.id, category]));
    for (const category of world.categories) {
      const parent = category.parentId === null ? null : byId.get(category.parentId);
      expect(parent === undefined, category.name).toBe(false);
      expect(category.level).toBe(parent ? parent.level + 1 : 1);
      expect(category.urlPath).toBe(parent ? `${parent.urlPath}/${category.urlKey}` : category.urlKey);
    }
    expect(new Set(world.categories.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  });

  it('contain visible products in every store whose menu shows them', () => {
    const children = (id: number): number[] => [
      id,
      ...world.categories.filter(({ parentId }) => parentId === id).flatMap((child) => children(child.id)),
    ];
    const shown = world.products.filter(({ visibility }) => visibility === 'catalogue');
    for (const category of world.categories.filter(({ includeInMenu }) => includeInMenu)) {
      const ids = new Set(children(category.id));
      const goods = shown.filter(({ categoryIds }) => categoryIds.some((id) => ids.has(id)));
      for (const store of category.stores ?? world.stores.map(({ code }) => code)) {
        expect(
          goods.some(({ stores }) => stores.includes(store)),
          `${category.name} in ${store}`,
        ).toBe(true);
      }
    }
  });

  it('contain products on leaf categories only', () => {
    const parents = new Set(world.categories.map(({ parentId }) => parentId));
    expect(
      world.products.filter(({ categoryIds }) => categoryIds.length === 0 || categoryIds.some((id) => parents.has(id))),
    ).toEqual([]);
  });
});

describe('prices', () => {
  it('have tiers with rising quantities and falling prices below the regular price', () => {
    for (const { sku, priceGrossOere, tiers, increments } of world.products) {
      let [quantity, price] = [1, priceGrossOere];
      for (const tier of tiers) {
        expect(tier.quantity > quantity && tier.grossOere < price && tier.grossOere > 0, sku).toBe(true);
        expect(tier.quantity % increments, sku).toBe(0);
        [quantity, price] = [tier.quantity, tier.grossOere];
      }
    }
  });

  it('have more than 40 running offers below the regular price, each after at least 30 days at that price', () => {
    const offers = world.products.filter(({ special }) => special);
    expect(offers.length).toBeGreaterThan(40);
    for (const { sku, special, priceGrossOere, priceLog } of offers) {
      if (!special) continue;
      expect(special.grossOere, sku).toBeLessThan(priceGrossOere);
      expect(Date.parse(special.from) <= NOW.getTime() && Date.parse(special.to) > NOW.getTime(), sku).toBe(true);
      expect(priceLog.at(-1), sku).toEqual({ at: special.from, grossOere: special.grossOere });
      const before = priceLog.at(-2);
      expect(before?.grossOere, sku).toBe(priceGrossOere);
      expect(dayOf(special.from) - dayOf(before?.at ?? special.from), sku).toBeGreaterThanOrEqual(30);
    }
  });

  it('have a log that covers 90 days in order and ends at the current price', () => {
    for (const { sku, priceLog, special, priceGrossOere } of world.products) {
      expect(dayOf(NOW.toISOString()) - dayOf(priceLog[0]?.at ?? NOW.toISOString()), sku).toBeGreaterThanOrEqual(90);
      expect(
        [...priceLog].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
        sku,
      ).toEqual(priceLog);
      expect(priceLog.at(-1)?.grossOere, sku).toBe(special?.grossOere ?? priceGrossOere);
    }
  });

  it('leave a margin after VAT', () => {
    expect(
      simples.filter(({ costOere, priceGrossOere }) => costOere <= 0 || costOere >= priceGrossOere / 1.25),
    ).toEqual([]);
  });

  it('have a rate for every duty, and contract prices below the regular price of existing products', () => {
    const codes = new Set(world.dutyRates.map(({ code }) => code));
    expect(simples.filter(({ duty }) => duty && (!codes.has(duty.code) || duty.units <= 0))).toEqual([]);
    const bySku = new Map(simples.map((product) => [product.sku, product]));
    expect(world.contractPrices.length).toBeGreaterThanOrEqual(10);
    for (const { sku, grossOere } of world.contractPrices)
      expect(grossOere).toBeLessThan(bySku.get(sku)?.priceGrossOere ?? 0);
    expect(new Set(world.contractPrices.map(({ businessId }) => businessId)).size).toBeGreaterThanOrEqual(2);
  });
});

describe('configurable products', () => {
  it('have variants with one value per option and no combination twice', () => {
    for (const parent of world.products.filter(({ type }) => type === 'configurable')) {
      const variants = simples.filter(({ parentSku }) => parentSku === parent.sku);
      expect(variants.length, parent.sku).toBeGreaterThanOrEqual(2);
      expect(unique(variants.map(({ optionValues }) => JSON.stringify(optionValues))), parent.sku).toBe(true);
      for (const option of parent.options ?? []) {
        const codes = option.values.map(({ code }) => code);
        expect(unique(codes), parent.sku).toBe(true);
        expect(
          variants.every(({ optionValues }) => codes.includes(optionValues?.[option.code] ?? '')),
          parent.sku,
        ).toBe(true);
      }
    }
  });

  it('use the same label for an option code in every product', () => {
    const options = world.products.flatMap((product) => product.options ?? []);
    for (const { code, label, labelEn } of options)
      expect([code, label, labelEn]).toEqual([code, ...ATTRIBUTE_LABELS[code]]);
    expect(new Set(options.map(({ code }) => code))).toEqual(new Set(['colour', 'format', 'hardness', 'box', 'scent']));
  });

  it('carry the cheapest variant’s price', () => {
    for (const parent of world.products.filter(({ type }) => type === 'configurable')) {
      const now = simples
        .filter(({ parentSku }) => parentSku === parent.sku)
        .map(({ special, priceGrossOere }) => special?.grossOere ?? priceGrossOere);
      expect(parent.special?.grossOere ?? parent.priceGrossOere, parent.sku).toBe(Math.min(...now));
    }
  });
});
