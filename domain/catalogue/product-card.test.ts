// The label precedence and the action priority of Spec §4.
import { describe, expect, it } from 'vitest';
import {
  type CardFacts,
  cardAction,
  type LabelFacts,
  logosShown,
  productLabel,
  showsPrice,
  swatchesShown,
} from '#domain/catalogue/product-card';

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
    // spec: 4 Product label and action: Label precedence: warehouse, contract goods, sale or residual sale, badge
    //   at domain/catalogue/product-card.ts
    ['is warehouse before all', {}, { kind: 'warehouse' }],
    // spec: 1: Optional contract goods of a business
    //   at backend/db/tables/business.ts, domain/catalogue/product-card.ts
    ['is contract goods next', { inWarehouseHotel: false }, { kind: 'contract' }],
    [
      'is the sale for goods that are not contract goods',
      { inWarehouseHotel: false, isContractGoods: false },
      { kind: 'residual-sale' },
    ],
    // spec: 6 Roles: Customers with show_contract_goods see contract-goods and warehouse labels
    //   at domain/catalogue/product-card.ts
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
  // spec: 4 Product label and action: Action 1: request_price shows a 'Request price' button
  //   at domain/catalogue/product-card.ts
  // spec: 4 Product label and action: Action 2: only_trade in the b2c store of the office shop is a disabled button
  //   at domain/catalogue/product-card.ts, app/ui/shop/tile.tsx
  it.each<[string, Partial<CardFacts>, string, boolean]>([
    ['is add to cart', {}, 'add-to-cart', true],
    ['is request price before all', { requestPrice: true, ...trade, ...pcon }, 'request-price', false],
    // spec: 1: Business-only products
    //   at domain/catalogue/product-card.ts
    ['is business only before configure', { ...trade, ...pcon }, 'business-only', false],
    ['is not business only outside the consumer store', { ...trade, tradeOnlyStore: false }, 'add-to-cart', true],
    // spec: 3 Product: A product with both pcon_moc and pcon_ban is a design-your-own product
    //   at domain/catalogue/product-card.ts
    // spec: 4 Product label and action: Labelled 'Design your own' when both pcon fields are set
    //   at domain/catalogue/product-card.ts
    ['is design your own with both fields', pcon, 'design-your-own', true],
    ['is add to cart with one of them', { pconMoc: 'm' }, 'add-to-cart', true],
    ['is add to cart with the other of them', { pconBan: 'b' }, 'add-to-cart', true],
    ['is to make a gift card out to its receiver', { typeId: 'giftcard' }, 'gift-card', true],
    ['is request price, and no price is shown', { requestPrice: true }, 'request-price', false],
    ['is nothing on a catalogue host, and no price is shown', { catalogueMode: true }, 'none', false],
    // spec: 3 Product: type_id simple or configurable
    //   at backend/db/tables/product.ts, domain/catalogue/product-card.ts
    ['is configure for a configurable product', { typeId: 'configurable' }, 'configure', true],
    [
      // spec: 4 Product label and action: Action 3: a configurable button for configurable products or both pcon fields
      //   at domain/catalogue/product-card.ts
      'is configure even when the parent is out of stock',
      { typeId: 'configurable', isSalable: false },
      'configure',
      true,
    ],
    ['is sold out when there is nothing to sell', { isSalable: false }, 'sold-out', true],
    ['is nothing for a buyer who only looks, who sees the price', { onlyLooks: true }, 'none', true],
    ['is nothing for them where a product has variants', { onlyLooks: true, typeId: 'configurable' }, 'none', true],
    ['is nothing on a catalogue host', { catalogueMode: true, requestPrice: true }, 'none', false],
  ])('%s', (_sentence, over, kind, price) => {
    expect(cardAction({ ...plain, ...over }).kind).toBe(kind);
    expect(showsPrice({ ...plain, ...over })).toBe(price);
  });
});

describe('the details of a tile', () => {
  // spec: 2 Product links and tiles: The tile shows swatches
  //   at app/ui/shop/tile.tsx, domain/catalogue/product-card.ts
  // spec: 9: First 4 swatches, rest '+ more'
  //   at domain/catalogue/product-card.ts
  it('shows the first four swatches and counts the rest', () => {
    const some = (count: number, asked?: number) =>
      swatchesShown(Array.from({ length: count }, (_, at) => ({ at, chosen: at === asked })));
    const told = (count: number, asked?: number) => some(count, asked).shown.map(({ at }) => at);
    expect([told(6), some(6).more]).toEqual([[0, 1, 2, 3], 2]);
    expect([told(1), some(1).more]).toEqual([[0], 0]);
    expect([told(6, 5), some(6, 5).more]).toEqual([[0, 1, 2, 5], 2]);
    expect(told(6, 1)).toEqual([0, 1, 2, 3]);
  });

  // spec: 9: Environment logos: up to 3
  //   at domain/catalogue/product-card.ts
  it('shows up to three logos in order of position', () => {
    expect(logosShown([4, 2, 3, 1].map((position) => ({ position }))).map((logo) => logo.position)).toEqual([1, 2, 3]);
  });
});
