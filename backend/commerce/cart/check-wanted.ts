// Evaluates domain/purchase-rules for catalogue products: builds the facts from a product's card, the chosen options, the buyer and the store.
import type { LineOfCart } from '#backend/commerce/cart/cart-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { CardRow } from '#backend/commerce/catalogue/index';
import { salableOf } from '#backend/commerce/catalogue/product/price';
import { isDesigned } from '#backend/commerce/design/designed';
import { isInStores } from '#domain/catalogue/assortment';
import type { DesignArticle } from '#domain/design/design';
import { AS_IT_STANDS, isForPoints, type LineChoice } from '#domain/order/line-choice';
import { checkLine } from '#domain/purchase-rules/check-line';
import {
  NO_CART,
  type PurchaseBuyer,
  type PurchaseCart,
  type PurchaseLine,
  type PurchaseRule,
} from '#domain/purchase-rules/purchase';
import type { QuantityLimits } from '#domain/quantity/quantity';
import type { Refusal } from '#domain/refusal/refusals';

/** A product, and what was chosen of it. */
export interface ChosenProduct {
  product: CardRow;
  choice: LineChoice;
  /** What a design is made of; null without one. */
  article: DesignArticle | null;
  /** It belongs to the shopper's assortment. */
  isForSale: boolean;
}

export interface Wanted extends ChosenProduct {
  id: string | null;
  /** Quantity of the complete line. */
  quantity: number;
  added: number;
}

/** Who buys, where, and by which rules. */
export type PurchaseTerms = Pick<Shopper, 'who' | 'purchaseRules'> & { store: Pick<Shopper['store'], 'basis'> };

export const limitsOf = ({ min_qty: min, max_qty: max, increments }: CardRow): QuantityLimits => ({
  min,
  max,
  increments,
});

/** A product without options that belongs to the shopper's assortment. */
export const plainProduct = (product: CardRow): ChosenProduct => ({
  product,
  choice: AS_IT_STANDS,
  article: null,
  isForSale: true,
});

function missingChoice({ product, choice, article }: ChosenProduct): PurchaseLine['missingChoice'] {
  const { type, pcon_moc, pcon_ban } = product;
  if (type === 'configurable') return 'variant';
  // Spec §3: both fields make a design-your-own product.
  const toChoose = type === 'giftcard' ? 'gift-card' : pcon_moc !== null && pcon_ban !== null ? 'design' : null;
  return toChoose !== null && isDesigned({ choice, article }) ? null : toChoose;
}

const lineOf = ({ id, quantity, added, ...item }: Wanted): PurchaseLine => ({
  id,
  sku: item.product.sku,
  isInAssortment: item.isForSale,
  hasPriceOnRequest: item.product.request_price,
  isTradeOnly: item.product.only_trade,
  missingChoice: missingChoice(item),
  isForPoints: isForPoints(item.choice),
  pointsEach: item.product.bonus_points,
  quantity,
  added,
  limits: limitsOf(item.product),
  salable: salableOf(item.product),
});

/** Catalogue hosts have no cart and send no requests to the back end. */
const buyerOf = ({ who, store }: Pick<PurchaseTerms, 'who' | 'store'>): PurchaseBuyer => ({
  isInConsumerStore: store.basis === 'gross',
  isOnCatalogueHost: false,
  mayUsePoints: who?.customer.flags.isAllowedBonusshop === true,
  groupId: who?.customer.groupId ?? null,
});

export const checkWanted = (wanted: Wanted, cart: PurchaseCart, terms: PurchaseTerms): Refusal | null =>
  checkLine(lineOf(wanted), cart, buyerOf(terms), terms.purchaseRules);

/** A product on its own, without options: a quick-order line before it is added to a cart, or a proposed alternative. */
export const checkProduct = (product: CardRow, quantity: number, terms: PurchaseTerms): Refusal | null =>
  checkWanted({ ...plainProduct(product), id: null, quantity, added: quantity }, NO_CART, terms);

const oneOf = (product: CardRow): Wanted => ({ ...plainProduct(product), id: null, quantity: 1, added: 1 });

/** Whether a visitor of this store could buy the least of it, once what has to be chosen is chosen. */
export function isBuyable(
  product: CardRow,
  store: Pick<Shopper['store'], 'id' | 'basis'>,
  rules: readonly PurchaseRule[],
): boolean {
  const { min_qty: quantity, store_ids } = product;
  const line = lineOf({ ...oneOf(product), quantity, added: quantity, isForSale: isInStores(store_ids, store.id) });
  return checkLine({ ...line, missingChoice: null }, NO_CART, buyerOf({ who: null, store }), rules) === null;
}

/** Checks a line already in the cart: on the cart page and when the order is placed. */
export const checkCartItem = (
  { id, product, line, quantity, elsewhere }: Pick<LineOfCart, 'id' | 'product' | 'line' | 'quantity' | 'elsewhere'>,
  promotions: PurchaseCart['promotions'],
  terms: PurchaseTerms,
): Refusal | null => {
  const { choice, article, isForSale } = line;
  const wanted = { id, product, choice, article, isForSale, quantity, added: 0 };
  return checkWanted(wanted, { ...NO_CART, piecesElsewhere: elsewhere, promotions }, terms);
};
