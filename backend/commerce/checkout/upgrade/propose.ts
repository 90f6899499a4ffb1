// Which alternatives are worth proposing for the lines of a cart, at this shopper's prices and with what can be bought now.

import type { LineOfCart } from '#backend/commerce/cart/cart-items';
import { checkProduct, limitsOf } from '#backend/commerce/cart/check-wanted';
import type { PricedItem } from '#backend/commerce/cart/price-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { priceAt } from '#backend/commerce/catalogue/product/price';
import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import { byWorth, type HeldLine, type Proposal, proposalFor } from '#domain/cart/cart-upgrade';
import { type Contents, contentsOf } from '#domain/catalogue/contents';
import type { UpgradeRow } from './upgrade.sql';

export interface Proposed {
  lineId: number;
  /** The cart's line: its quantity and unit price. */
  line: Pick<HeldLine, 'quantity' | 'unit'>;
  card: CardRow;
  proposal: Proposal;
  pieces: number;
  /** Pieces in one unit of the line and of the alternative, where both declare it. */
  held: Contents | null;
  holds: Contents | null;
  /** The thing counted, in English; null where it is not said. */
  unitEn: string | null;
}

type Line = PricedItem<Pick<LineOfCart, 'id' | 'line' | 'product' | 'quantity' | 'isWithheld'>>;

/** What was designed, is a gift card, or has no price to compare with is left as it is. */
export const isComparable = ({ item, priced }: Line): boolean =>
  item.line.choice.kind === 'goods' && item.line.isForSale && item.isWithheld !== true && priced.final > 0;

export function proposalsFor(
  lines: readonly Line[],
  alternatives: readonly UpgradeRow[],
  cards: ReadonlyMap<number, CardRow>,
  shopper: Pick<Shopper, 'terms' | 'store' | 'who' | 'purchaseRules'>,
): Proposed[] {
  return lines.filter(isComparable).flatMap(({ item, priced }) => {
    const line = { quantity: item.quantity, unit: priced.finalWithDuty, certificates: item.product.certificates };
    const own = alternatives.filter(({ productId }) => productId === item.product.id);
    return own
      .flatMap(({ alternativeId, pieces, ...written }): Proposed[] => {
        const card = cards.get(alternativeId);
        if (!card) return [];
        const held = contentsOf(written.held ?? '');
        const holds = contentsOf(written.holds ?? '');
        const unitEn = contentsOf(written.holdsEn ?? '')?.unit ?? null;
        const unitAt = (quantity: number) => priceAt(card, quantity, shopper.terms).finalWithDuty;
        const { certificates } = card;
        const alternative = { pieces, contents: holds, limits: limitsOf(card), certificates, unitAt };
        const proposal = proposalFor({ ...line, contents: held }, alternative);
        if (!proposal) return [];
        return checkProduct(card, proposal.quantity, shopper)
          ? []
          : [{ lineId: item.line.id, line, card, proposal, pieces, held, holds, unitEn }];
      })
      .sort(byWorth);
  });
}
