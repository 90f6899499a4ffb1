// What a product tile decides: its label, its one action, whether it shows a price. Spec §4 "Product label precedence" and
// "Product card action priority", §9 minimum order label, swatches and logos.
import { checkLine, isPriceKept, stoppedBy } from '#domain/purchase-rules/check-line';
import { NO_CART, type OfferedInstead, type PurchaseBuyer, type PurchaseLine } from '#domain/purchase-rules/purchase';
import { tradeOnly } from '#domain/purchase-rules/trade-only';

export type ProductLabel =
  | { kind: 'warehouse' }
  | { kind: 'contract' }
  | { kind: 'sale' }
  | { kind: 'residual-sale' }
  | { kind: 'badge'; text: string };

export type LabelFacts = {
  inWarehouseHotel: boolean;
  isContractGoods: boolean;
  onSale: boolean;
  onResidualSale: boolean;
  badge: string | null;
  /** Spec §6: only customers with show_contract_goods see contract-goods and warehouse labels. */
  showContractGoods: boolean;
};

/** Spec §4: warehouse, contract goods, sale or residual sale, badge. One label at most. */
export function productLabel(facts: LabelFacts): ProductLabel | null {
  if (facts.showContractGoods && facts.inWarehouseHotel) return { kind: 'warehouse' };
  if (facts.showContractGoods && facts.isContractGoods) return { kind: 'contract' };
  // A residual sale is the narrower statement of the two: the last pieces go.
  if (facts.onResidualSale) return { kind: 'residual-sale' };
  if (facts.onSale) return { kind: 'sale' };
  return facts.badge ? { kind: 'badge', text: facts.badge } : null;
}

export type CardFacts = {
  requestPrice: boolean;
  /** Spec §3 roda_hide: 'only_trade' hides a product from consumers. */
  rodaHide: string | null;
  typeId: 'simple' | 'configurable' | 'pcon' | 'giftcard';
  pconMoc: string | null;
  pconBan: string | null;
  /** Spec §4 no. 2: true in the consumer store of the shop variant whose products may be reserved for business customers. */
  tradeOnlyStore: boolean;
  /** Catalogue hosts show neither price nor cart (Spec §2). */
  catalogueMode: boolean;
  /** A buyer who may look at a cart of their procurement system, and not change it. */
  onlyLooks?: boolean;
  isSalable: boolean;
};

export type CardAction = { kind: OfferedInstead | 'add-to-cart' };

function missingChoice({ pconMoc, pconBan, typeId }: CardFacts): PurchaseLine['missingChoice'] {
  if (pconMoc && pconBan) return 'design';
  if (typeId === 'configurable') return 'variant';
  // A gift card is made out to someone before it can be put into a cart.
  return typeId === 'giftcard' ? 'gift-card' : null;
}

/** The least that can be bought of it: what a tile knows. */
const lineOf = (facts: CardFacts): PurchaseLine => ({
  id: null,
  sku: '',
  // What is left out of an assortment is not shown.
  isInAssortment: true,
  hasPriceOnRequest: facts.requestPrice,
  isTradeOnly: facts.rodaHide === 'only_trade',
  missingChoice: missingChoice(facts),
  isForPoints: false,
  pointsEach: null,
  quantity: 1,
  added: 1,
  limits: {},
  salable: facts.isSalable ? Number.POSITIVE_INFINITY : 0,
});

/** The back end checks the buyer's other properties when they press the button. */
const cardBuyer = (facts: Pick<CardFacts, 'tradeOnlyStore' | 'catalogueMode' | 'onlyLooks'>): PurchaseBuyer => ({
  isInConsumerStore: facts.tradeOnlyStore,
  isOnCatalogueHost: facts.catalogueMode,
  onlyLooks: facts.onlyLooks ?? false,
  mayUsePoints: false,
  groupId: null,
});

export const isBusinessOnly = (facts: CardFacts) =>
  checkLine(lineOf(facts), NO_CART, cardBuyer(facts), [tradeOnly]) !== null;

/** Spec §4: request price, business only, configure, add to cart, in the order of the rules of purchase. */
export function cardAction(facts: CardFacts): CardAction {
  const line = lineOf(facts);
  const stopped = stoppedBy(line, NO_CART, cardBuyer(facts));
  // The cart's button cannot be pressed for what cannot be sold; the tile says so instead of failing in the cart.
  return { kind: stopped ? (stopped.rule.instead?.(line) ?? 'sold-out') : 'add-to-cart' };
}

/** Spec §6: products hidden as only_trade show no price in the consumer store; nor does a price on request, nor a catalogue host. */
export const showsPrice = (facts: CardFacts): boolean => !isPriceKept(lineOf(facts), cardBuyer(facts));

const SWATCHES_SHOWN = 4;
const LOGOS_SHOWN = 3;

/** Spec §9: the first 4 swatches, the rest as '+ more'. The requested swatch is always included. */
export function swatchesShown<T extends { chosen: boolean }>(swatches: readonly T[]): { shown: T[]; more: number } {
  const first = swatches.slice(0, SWATCHES_SHOWN);
  const asked = swatches.slice(SWATCHES_SHOWN).find(({ chosen }) => chosen);
  const shown = asked && !first.some(({ chosen }) => chosen) ? [...first.slice(0, -1), asked] : first;
  return { shown, more: Math.max(0, swatches.length - SWATCHES_SHOWN) };
}

/** Spec §9: up to 3 environment logos per tile, by their position. */
export function logosShown<T extends { position: number }>(logos: readonly T[]): T[] {
  return [...logos].sort((a, b) => a.position - b.position).slice(0, LOGOS_SHOWN);
}
