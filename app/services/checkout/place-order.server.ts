// Placing the order: the last step of the checkout, and the only one that costs money.
import { kroner, oere } from '#domain/money/money';
import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import { PlaceOrderDocument } from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { firstRefusal, refusalOfCoded } from '../transport/refused.map';
import { send } from '../transport/transport.server';

export interface Placing {
  reference: string;
  requisitioner: string;
  requisitionNumber: string;
  ean: string;
  accountingCost: string;
  comment: string;
  agreementIds: string[];
  /** The total that the button named, in øre; another total by now is a refusal, not an order. */
  seenTotal: number;
  /** The price changes that the page showed. */
  seenChanges: string;
  returnUrl: string;
  cancelUrl: string;
}

/**
 * The order that the cart has become, or null while it is a cart: an order that says nothing of what it needs is refused for a
 * cart, and for an order that is there already it is given again (the back end decides inside the cart's lock).
 */
export async function orderOfCart(
  caller: Caller,
  placing: Omit<Placing, 'seenTotal' | 'seenChanges'>,
): Promise<{ number: string; token: string; payAt: string | null } | null> {
  // Only for a back end that checks the order against the expected total: any other would place the order.
  if (!(await offers('commerce', 'PlaceOrderInput.expected_total'))) return null;
  const outcome = await placeOrder(caller, { ...placing, seenTotal: -1, seenChanges: '' });
  return outcome.ok ? outcome : null;
}

/** For a back end that returns no code of the problem itself. */
const BY_CODE = new Map([
  ['PRICE_CHANGED', 'TOTAL_CHANGED'],
  ['CREDIT_LIMIT_EXCEEDED', 'CREDIT_LIMIT_EXCEEDED'],
] as const);

export function refusalOfPlacing(error: { code: string; message: string; problem_code?: string | null }): Refusal {
  const known = error.problem_code ? undefined : [...BY_CODE].find(([code]) => code === error.code)?.[1];
  return known ? refusal(known) : refusalOfCoded(error);
}

/** `payAt` is where the shopper goes to pay; null when nothing is paid now. Pressing twice gives the same order. */
export async function placeOrder(
  caller: Caller,
  placing: Placing,
): Promise<Outcome<{ number: string; token: string; payAt: string | null }>> {
  if (!caller.cartId) return refusal('CART_NOT_FOUND');
  const input = {
    cart_id: caller.cartId,
    reference: placing.reference || null,
    requisitioner: placing.requisitioner || null,
    requisition_number: placing.requisitionNumber || null,
    ean: placing.ean || null,
    accounting_cost: placing.accountingCost || null,
    comment: placing.comment || null,
    agreement_ids: placing.agreementIds.map(Number),
    expected_total: kroner(oere(placing.seenTotal)),
    price_changes: placing.seenChanges,
    return_url: placing.returnUrl,
    cancel_url: placing.cancelUrl,
  };
  const answer = await send(caller, { client: 'commerce', document: PlaceOrderDocument, variables: { input } });
  const placed = answer.data?.placeOrder;
  const [error] = placed?.errors ?? [];
  if (error) return refusalOfPlacing(error);
  if (!placed?.orderV2) return firstRefusal(null, answer.errors) ?? refusal('UNABLE_TO_PLACE_ORDER');
  return {
    ok: true,
    number: placed.orderV2.number,
    // Magento's own name for the public token of an order is on the order.
    token: placed.order_token ?? placed.orderV2.token,
    payAt: placed.payment_redirect_url ?? null,
  };
}
