// Input of the purchase rules: the wanted line, the cart it would join, and the buyer; and the shape of a rule.
import type { Judged } from '#domain/promotion/judge';
import type { ChosenGifts, PromotionLine } from '#domain/promotion/promotion';
import type { QuantityLimits } from '#domain/quantity/quantity';
import type { Refusal } from '#domain/refusal/refusals';

export interface PurchaseLine {
  /** Id of the line in the cart; null for a product that is not in it yet. */
  id: string | null;
  sku: string;
  isInAssortment: boolean;
  hasPriceOnRequest: boolean;
  /** Sold to business customers only. */
  isTradeOnly: boolean;
  /** What has to be chosen before it can be bought; null where nothing has to be, or it is chosen. */
  missingChoice: 'variant' | 'design' | 'gift-card' | null;
  isForPoints: boolean;
  /** What one piece costs in bonus points; null: it is not sold for them. */
  pointsEach: number | null;
  /** Quantity of the full line after the change. */
  quantity: number;
  /** By how much the change raises it; 0 or less where nothing is added. */
  added: number;
  limits: QuantityLimits;
  /** Pieces that can be sold now; Infinity where stock is not counted. */
  salable: number;
}

/** The cart as the line meets it. */
export interface PurchaseCart {
  otherLines: number;
  /** Pieces of the same product in the other lines. */
  piecesElsewhere: number;
  /** Bonus points not yet used by a line; null where they are not checked. */
  pointsLeft: number | null;
  /** Null before the cart is priced. */
  promotions: { judged: readonly Judged[]; gifts: ChosenGifts; lines: readonly PromotionLine[] } | null;
}

export interface PurchaseBuyer {
  /** Shops for consumers do not sell what is for business customers only. */
  isInConsumerStore: boolean;
  /** Catalogue hosts show products and sell nothing. */
  isOnCatalogueHost: boolean;
  /** During a visit from a procurement system that lets the buyer look at a cart, and not change it. */
  onlyLooks?: boolean;
  mayUsePoints: boolean;
  /** Customer group; null for guests. */
  groupId: number | null;
}

/** What a tile shows where its product cannot be put into the cart. */
export type OfferedInstead =
  | 'none'
  | 'request-price'
  | 'business-only'
  | 'design-your-own'
  | 'configure'
  | 'gift-card'
  | 'sold-out';

/** All that a price-hiding rule may read: it runs for each tile and each line of a cart. */
export type PriceLine = Pick<PurchaseLine, 'hasPriceOnRequest' | 'isTradeOnly'>;
export type PriceBuyer = Pick<PurchaseBuyer, 'isInConsumerStore' | 'isOnCatalogueHost'>;

interface Rule<Line, Buyer> {
  name: string;
  refusalFor: (line: Line, cart: PurchaseCart, buyer: Buyer) => Refusal | null;
  /** 'sold-out' where a rule says nothing. */
  instead?: (line: PurchaseLine) => OfferedInstead;
  /** Checked again where an approver reduces a pending order: all else was promised when the order was sent. */
  asksHeldOrders?: true;
}

/** A rule that also hides the price from the shoppers it stops. */
export interface PriceRule extends Rule<PriceLine, PriceBuyer> {
  hidesPrice: true;
}

export type PurchaseRule = PriceRule | (Rule<PurchaseLine, PurchaseBuyer> & { hidesPrice?: never });

/** For questions about a product by itself. */
export const NO_CART: PurchaseCart = { otherLines: 0, piecesElsewhere: 0, pointsLeft: null, promotions: null };
