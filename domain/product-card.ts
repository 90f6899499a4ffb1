// What a product tile decides: its label, its one action, whether it shows a price. Spec §4 "Product label precedence" and
// "Product card action priority", §9 minimum order label, swatches and logos.

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
  isSalable: boolean;
};

export type CardAction =
  | { kind: 'none' }
  | { kind: 'request-price' }
  | { kind: 'business-only' }
  | { kind: 'design-your-own' }
  | { kind: 'configure' }
  | { kind: 'gift-card' }
  | { kind: 'sold-out' }
  | { kind: 'add-to-cart' };

export const isBusinessOnly = (facts: Pick<CardFacts, 'rodaHide' | 'tradeOnlyStore'>) =>
  facts.tradeOnlyStore && facts.rodaHide === 'only_trade';

/** Spec §4: request price, business only, configure, add to cart, in that order. */
export function cardAction(facts: CardFacts): CardAction {
  if (facts.catalogueMode) return { kind: 'none' };
  if (facts.requestPrice) return { kind: 'request-price' };
  if (isBusinessOnly(facts)) return { kind: 'business-only' };
  const designYourOwn = Boolean(facts.pconMoc && facts.pconBan);
  if (designYourOwn) return { kind: 'design-your-own' };
  if (facts.typeId === 'configurable') return { kind: 'configure' };
  // A gift card is made out to someone before it can be put into a cart.
  if (facts.typeId === 'giftcard') return { kind: 'gift-card' };
  // The fourth action cannot be pressed for what cannot be sold; the tile says so instead of failing in the cart.
  return facts.isSalable ? { kind: 'add-to-cart' } : { kind: 'sold-out' };
}

/** Spec §6: products hidden as only_trade show no price in the consumer store; nor does a price on request, nor a catalogue host. */
export function showsPrice(facts: CardFacts): boolean {
  return !facts.catalogueMode && !facts.requestPrice && !isBusinessOnly(facts);
}

const SWATCHES_SHOWN = 4;
const LOGOS_SHOWN = 3;

/** Spec §9: the first 4 swatches, the rest as '+ more'. */
export function swatchesShown<T>(swatches: readonly T[]): { shown: T[]; more: number } {
  return { shown: swatches.slice(0, SWATCHES_SHOWN), more: Math.max(0, swatches.length - SWATCHES_SHOWN) };
}

/** Spec §9: up to 3 environment logos per tile, by their position. */
export function logosShown<T extends { position: number }>(logos: readonly T[]): T[] {
  return [...logos].sort((a, b) => a.position - b.position).slice(0, LOGOS_SHOWN);
}
