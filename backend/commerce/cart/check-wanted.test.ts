// How the catalogue uses the purchase rules: which prices are hidden from which visitors, and what a visitor of a store could buy.
import { describe, expect, test } from 'vitest';
import type { CardRow } from '#backend/commerce/catalogue/product/facts';
import { isPriceHidden } from '#backend/commerce/catalogue/product/price-hidden';
import { PURCHASE_RULES } from '#domain/purchase-rules/table';
import { refusal } from '#domain/refusal/refusals';
import { isBuyable } from './check-wanted';

const cardWith = (facts: Partial<CardRow> = {}): CardRow => {
  const own = { id: 1, sku: 'A-1', type: 'simple', store_ids: null, request_price: false, only_trade: false };
  const stock = { manage_stock: true, stock_state: 'common-item', quantity: 5, min_qty: 5, max_qty: 99, increments: 1 };
  const made = { pcon_moc: null, pcon_ban: null, bonus_points: null };
  return { ...own, ...stock, ...made, ...facts } as CardRow;
};

describe('a price is hidden', () => {
  test.each<[string, Partial<CardRow>, boolean, boolean]>([
    ['of plain goods', {}, false, false],
    ['of products with their price on request', { request_price: true }, true, true],
    ['of goods for businesses', { only_trade: true }, true, false],
    ['of products that are sold out', { quantity: 0 }, false, false],
  ])('%s: from consumers, from businesses', (_what, facts, gross, net) => {
    const card = cardWith(facts);
    expect([isPriceHidden(card, 'gross'), isPriceHidden(card, 'net')]).toEqual([gross, net]);
  });
});

describe('a visitor could buy', () => {
  const consumers = { id: 1, basis: 'gross' } as const;
  const isFor = (facts: Partial<CardRow>, store: Parameters<typeof isBuyable>[1] = consumers) =>
    isBuyable(cardWith(facts), store, PURCHASE_RULES);

  test.each<[string, Partial<CardRow>, boolean]>([
    ['the smallest quantity of a product in stock', {}, true],
    ['nothing where less than the smallest quantity is in stock', { quantity: 4 }, false],
    ['a product whose stock is not counted', { quantity: 0, manage_stock: false }, true],
    ['nothing that is not sold any more', { stock_state: 'inactive' }, false],
    ['nothing of another store', { store_ids: [2] }, false],
    ['a product of this store', { store_ids: [1] }, true],
    ['nothing with its price on request', { request_price: true }, false],
    ['a product with variants to choose from', { type: 'configurable' }, true],
    ['a gift card without an amount and a receiver', { type: 'giftcard' }, true],
  ])('%s', (_what, facts, can) => expect(isFor(facts)).toBe(can));

  test('a product for businesses, in a business store only', () => {
    expect([isFor({ only_trade: true }), isFor({ only_trade: true }, { id: 2, basis: 'net' })]).toEqual([false, true]);
  });

  test('no product that a rule of the shop refuses', () => {
    const never = { name: 'never', refusalFor: () => refusal('NOT_SALABLE') };
    expect(isBuyable(cardWith(), consumers, [...PURCHASE_RULES, never])).toBe(false);
  });
});
