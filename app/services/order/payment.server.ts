// The payment of the order that this browser placed last: its state, its page once more, and its end by the buyer.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { OrderPayment } from '~/models/order-payment';
import { type LeftBehind, leftBehindOf } from '../cart/merge.map';
import {
  ContinuePaymentDocument,
  EndPaymentDocument,
  OrderPaymentDocument,
  type OrderPaymentQuery,
} from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';

/** Null for a token that opens nothing, and where a back end of another make says nothing of open payments. */
export async function readOrderPayment(caller: Caller, token: string): Promise<OrderPayment | null> {
  if (!(await offers('commerce', 'CustomerOrder.unpaid'))) return null;
  const { data } = await send(caller, { client: 'commerce', document: OrderPaymentDocument, variables: { token } });
  return data?.guestOrderByToken ? orderPaymentOf(data.guestOrderByToken) : null;
}

function orderPaymentOf({ number, payment_status, unpaid }: OrderPaymentQuery['guestOrderByToken']): OrderPayment {
  return {
    number,
    state: unpaid?.reason ?? (payment_status === 'AWAITING' ? 'open' : 'made'),
    wasApprovedLate: unpaid?.was_approved_late ?? false,
    cartId: unpaid?.cart_id ?? null,
    isCartLeft: unpaid?.cart_is_left ?? false,
  };
}

/** `url` is null where nothing is to be paid any more. */
export async function continuePayment(caller: Caller, token: string): Promise<Outcome<{ url: string | null }>> {
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: ContinuePaymentDocument,
    variables: { token },
  });
  return firstRefusal(null, errors) ?? { ok: true, url: data?.continuePayment ?? null };
}

/** The order's cart is open again, with what was put into another one in the meantime. */
export async function endOpenPayment(
  caller: Caller,
  token: string,
): Promise<Outcome<{ cartId: string; left: LeftBehind[] }>> {
  const input = { order_token: token, cart_id: caller.cartId };
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: EndPaymentDocument,
    variables: { input },
  });
  const cart = data?.endPayment;
  if (!cart) return firstRefusal(null, errors) ?? refusal('CART_NOT_FOUND');
  return { ok: true, cartId: cart.id, left: (cart.left_behind ?? []).map(leftBehindOf) };
}
