// Whether a line may be bought: the one check for tiles, pages, carts and orders, using the table of rules.
import type { Refusal } from '#domain/refusal/refusals';
import {
  NO_CART,
  type PriceBuyer,
  type PriceLine,
  type PriceRule,
  type PurchaseBuyer,
  type PurchaseCart,
  type PurchaseLine,
  type PurchaseRule,
} from './purchase';
import { PURCHASE_RULES } from './table';

/** The first rule that refuses, and what it says; null where the line may be bought. */
export function stoppedBy(
  line: PurchaseLine,
  cart: PurchaseCart,
  buyer: PurchaseBuyer,
  rules: readonly PurchaseRule[] = PURCHASE_RULES,
): { rule: PurchaseRule; refused: Refusal } | null {
  for (const rule of rules) {
    const refused = rule.refusalFor(line, cart, buyer);
    if (refused) return { rule, refused };
  }
  return null;
}

export const checkLine = (...asked: Parameters<typeof stoppedBy>): Refusal | null =>
  stoppedBy(...asked)?.refused ?? null;

const HIDING = PURCHASE_RULES.filter((rule): rule is PriceRule => rule.hidesPrice === true);

/** Whether a rule that hides the price as well stops this buyer. */
export const isPriceKept = (line: PriceLine, buyer: PriceBuyer): boolean =>
  HIDING.some((rule) => rule.refusalFor(line, NO_CART, buyer) !== null);

/** What an order that waits is still held to where its approver lowers it. */
export const HELD_ORDER_RULES: readonly PurchaseRule[] = PURCHASE_RULES.filter((rule) => rule.asksHeldOrders);
