// Placing an order: one transaction that locks the cart first and decides inside the lock (demands D1 to D4).

import { approverOf } from '#backend/commerce/approval/ask-approval';
import { denialCause } from '#backend/commerce/cart/authorize';
import type { CartRow } from '#backend/commerce/cart/cart.sql';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { lockCart } from '#backend/commerce/cart/write.sql';
import { type OrderRow, orderOfCart } from '#backend/commerce/order/order.sql';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { PaymentProvider } from '#backend/ports/payment/index';
import type { CartClearingCause } from '#domain/cart/cart-cookie';
import { refusal } from '#domain/refusal/refusals';
import type { WishFrom } from '../price-cart';
import { checkOrder, type RefusedOrder } from './check-order';
import { type NewlyPlaced, writeOrder } from './write-order';

/** What the buyer says when they press the button. */
export interface Placing {
  cartId: string;
  agreementIds: readonly number[];
  /** Kroner, as the button said; null: any. */
  expectedTotal: number | null;
  /** The key of the price changes shown to the buyer; null: not checked. */
  seenChanges: string | null;
  reference: string | null;
  requisitioner: string | null;
  requisitionNumber: string | null;
  comment: string | null;
  accountingCost: string | null;
  ean: string | null;
  /** Addresses of the shop itself, or null. */
  returnUrl: string | null;
  cancelUrl: string | null;
  origin: string | null;
  /** A card stored by the provider, to pay with while its owner is not present; absent: paid as the cart says. */
  cardId?: number | null;
  /** Chooses the way of delivery, from the warehouse's stock, where no buyer was present to choose it; absent: as the cart says. */
  wishFrom?: WishFrom;
}

export interface OrderServices {
  provider: PaymentProvider;
  queue: JobQueue;
}

export type Placed =
  | {
      ok: true;
      order: OrderRow;
      /** Null when the order was there already. */
      made: NewlyPlaced | null;
    }
  | { ok: false; cause: CartClearingCause }
  | { ok: false; refused: RefusedOrder };

export async function placeOrder(placing: Placing, shopper: Shopper, services: OrderServices): Promise<Placed> {
  // Spec §1: a procurement system's buyer fills a cart; the order is the system's own.
  if (shopper.who?.punchout && !shopper.who.punchout.isPurchaseOrder)
    return { ok: false, refused: refusal('PUNCHOUT_NO_ORDER') };
  const placed = await inTransaction(shopper.pool, (tx) => placeInside(tx, placing, shopper, services));
  if (placed.ok && placed.order.paymentCode !== 'card')
    for (const job of ['send-mail', 'send-gift-cards'] as const) services.queue.wake(job);
  return placed;
}

async function placeInside(
  tx: Transaction,
  placing: Placing,
  shopper: Shopper,
  services: OrderServices,
): Promise<Placed> {
  const cart = await lockCart(tx.client, placing.cartId);
  const known = cart?.status === 'ordered' ? await orderOfCart(tx.db, cart.id) : null;
  const cause = denialCause(cart, cart?.status === 'active' || known !== null, shopper);
  if (!cart || cause) return { ok: false, cause: cause ?? 'missing' };
  // Pressed twice, or in two tabs: the same order again.
  if (known) return { ok: true, order: known, made: null };
  return placeLocked(tx, cart, placing, shopper, services);
}

/** As a part of a transaction that does more than that: of a cart that it has locked or made, which is open and the shopper's. */
export async function placeLocked(
  tx: Transaction,
  cart: CartRow,
  placing: Placing,
  shopper: Shopper,
  { provider, queue }: OrderServices,
): Promise<Extract<Placed, { ok: true }> | { ok: false; refused: RefusedOrder }> {
  const checked = await checkOrder(tx, cart, placing, shopper);
  if (!checked.ok) return { ok: false, refused: checked };
  const { draft } = checked;
  const total = { payment: draft.payment, totalExVat: draft.totals.grandTotalExcl };
  const asked = await approverOf(tx, total, shopper.who);
  if (!asked.ok) return { ok: false, refused: asked };
  const { approver } = asked;
  const made = await writeOrder(tx, { cart, draft, placing, shopper, approver, provider, queue });
  return { ok: true, order: made.order, made };
}
