// Proves the label precedence and the action priority of Spec §4.
import { describe, expect, it } from 'vitest';
import {
  type CardFacts,
  cardAction,
  type LabelFacts,
  logosShown,
  productLabel,
  showsPrice,
  swatchesShown,
} from '#domain/product-card';

const everyLabel: LabelFacts = {
  inWarehouseHotel: true,
  isContractGoods: true,
  onSale: true,
  onResidualSale: true,
  badge: 'Nyhed',
  showContractGoods: true,
};

describe('the label', () => {
  it.each<[string, Partial<LabelFacts>, unknown]>([
    ['is warehouse before all', {}, { kind: 'warehouse' }],
    ['is contract goods next', { inWarehouseHotel: false }, { kind: 'contract' }],
    [
      'is the sale for goods that are not contract goods',
      { inWarehouseHotel: false, isContractGoods: false },
      { kind: 'residual-sale' },
    ],
    ['is the sale for anyone who does not see contract goods', { showContractGoods: false }, { kind: 'residual-sale' }],
    ['is a plain sale', { showContractGoods: false, onResidualSale: false }, { kind: 'sale' }],
    [
      'is the badge last',
      { showContractGoods: false, onResidualSale: false, onSale: false },
      { kind: 'badge', text: 'Nyhed' },
    ],
    ['is missing without a badge', { showContractGoods: false, onResidualSale: false, onSale: false, badge: '' }, null],
  ])('%s', (_sentence, over, expected) => expect(productLabel({ ...everyLabel, ...over })).toEqual(expected));
});

const plain: CardFacts = {
  requestPrice: false,
  rodaHide: null,
  typeId: 'simple',
  pconMoc: null,
  pconBan: null,
  tradeOnlyStore: true,
  catalogueMode: false,
  isSalable: true,
};
const trade = { rodaHide: 'only_trade' };
const pcon = { typeId: 'pcon' as const, pconMoc: 'm', pconBan: 'b' };

describe('the action', () => {
  it.each<[string, Partial<CardFacts>, string, boolean]>([
    ['is add to cart', {}, 'add-to-cart', true],
    ['is request price before all', { requestPrice: true, ...trade, ...pcon }, 'request-price', false],
    ['is business only before configure', { ...trade, ...pcon }, 'business-only', false],
    ['is not business only outside the consumer store', { ...trade, tradeOnlyStore: false }, 'add-to-cart', true],
    ['is design your own with both fields', pcon, 'design-your-own', true],
    ['is add to cart with one of them', { pconMoc: 'm' }, 'add-to-cart', true],
    ['is add to cart with the other of them', { pconBan: 'b' }, 'add-to-cart', true],
    ['is to make a gift card out to its receiver', { typeId: 'giftcard' }, 'gift-card', true],
    ['is request price, and no price is shown', { requestPrice: true }, 'request-price', false],
    ['is nothing on a catalogue host, and no price is shown', { catalogueMode: true }, 'none', false],
    ['is configure for a configurable product', { typeId: 'configurable' }, 'configure', true],
    [
      'is configure even when the parent is out of stock',
      { typeId: 'configurable', isSalable: false },
      'configure',
      true,
    ],
    ['is sold out when there is nothing to sell', { isSalable: false }, 'sold-out', true],
    ['is nothing on a catalogue host', { catalogueMode: true, requestPrice: true }, 'none', false],
  ])('%s', (_sentence, over, kind, price) => {
    expect(cardAction({ ...plain, ...over }).kind).toBe(kind);
    expect(showsPrice({ ...plain, ...over })).toBe(price);
  });
});

describe('the small print of a tile', () => {
  it('shows the first four swatches and counts the rest', () => {
    expect(swatchesShown([1, 2, 3, 4, 5, 6])).toEqual({ shown: [1, 2, 3, 4], more: 2 });
    expect(swatchesShown([1])).toEqual({ shown: [1], more: 0 });
  });

  it('shows up to three logos by their position', () => {
    expect(logosShown([4, 2, 3, 1].map((position) => ({ position }))).map((logo) => logo.position)).toEqual([1, 2, 3]);
  });
});
