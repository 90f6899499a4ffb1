// Which alternatives are worth proposing for the lines of a cart, at this shopper's prices and with what can be bought now.
import { priceAt } from '#backend/commerce/catalogue/product/price';
import type { CardRow } from '#backend/commerce/catalogue/product/rows';
import { byWorth, type Proposal, proposalFor } from '#domain/cart-upgrade';
import type { PricedGood } from '../price-cart';
import type { LineOfCart } from '../priced-cart';
import { problemOf } from '../lines/problem';
import type { Shopper } from '../shopper';
import type { UpgradeRow } from './rows';

export interface Proposed {
  lineId: number;
  card: CardRow;
  proposal: Proposal;
  pieces: number;
}

type Line = PricedGood<Pick<LineOfCart, 'id' | 'line' | 'product' | 'quantity' | 'isWithheld'>>;

/** What was designed, is a gift card, or has no price to compare with is left as it is. */
export const isComparable = ({ good, priced }: Line): boolean =>
  good.line.design === '' && good.line.isForSale && good.isWithheld !== true && priced.final > 0;

export function proposalsFor(
  lines: readonly Line[],
  alternatives: readonly UpgradeRow[],
  cards: ReadonlyMap<number, CardRow>,
  { terms, store }: Pick<Shopper, 'terms' | 'store'>,
): Proposed[] {
  return lines.filter(isComparable).flatMap(({ good, priced }) => {
    const held = { quantity: good.quantity, unit: priced.finalWithDuty, certificates: good.product.certificates };
    const own = alternatives.filter(({ productId }) => productId === good.product.id);
    return own
      .flatMap(({ alternativeId, pieces }): Proposed[] => {
        const card = cards.get(alternativeId);
        if (!card) return [];
        const limits = { min: card.min_qty, max: card.max_qty, increments: card.increments };
        const unitAt = (quantity: number) => priceAt(card, quantity, terms).finalWithDuty;
        const proposal = proposalFor(held, { pieces, limits, certificates: card.certificates, unitAt });
        if (!proposal) return [];
        const wanted = { product: card, isForSale: true, quantity: proposal.quantity };
        return problemOf(wanted, store) ? [] : [{ lineId: good.line.id, card, proposal, pieces }];
      })
      .sort(byWorth);
  });
}
