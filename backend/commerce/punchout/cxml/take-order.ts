// An OrderRequest becomes an order on invoice, changes the earlier one, or cancels it. Prices are those of the order; otherwise the difference is
// reported.

import type { Shopper } from '#backend/commerce/cart/shopper';
import { ALL_TERMS } from '#backend/commerce/checkout/agreements';
import { placeOrder } from '#backend/commerce/checkout/place/place-order';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import type { Db } from '#backend/db/client';
import { inTransaction } from '#backend/db/transaction';
import { hasMailbox, nameOfAccount } from '#domain/punchout/buyers';
import type { CxmlEnvelope } from '#domain/punchout/cxml/cxml-envelope';
import { type CxmlRefusal, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { readOrderRequest } from '#domain/punchout/cxml/order-request';
import type { PurchaseOrder } from '#domain/purchase-order/model';
import { wordsOfPlace } from '#domain/purchase-order/notes';
import { accountingOf } from './decide-order';
import { deleteFilesOf, storeFiles } from './files.sql';
import { fillOrderCart } from './fill-order-cart';
import type { OrderingParts, Taken } from './ordering';
import {
  claimPurchase,
  deletePurchase,
  isKnownPayload,
  lockOrderLimits,
  movePurchase,
  type NewPurchase,
  purchasedOrder,
} from './orders.sql';
import { refusedByAgreement, refusedByLimits } from './refused-by-agreement';
import type { KnownSender } from './sender';
import { takeTestOrder } from './take-test-order';
import { insertPayload } from './visits.sql';

type Placed = Extract<Taken, { ok: false }> | (Extract<Taken, { ok: true }> & { cartId: string });
type Known = Awaited<ReturnType<typeof purchasedOrder>>;

export async function takeOrderRequest(
  { request, isTest }: Pick<CxmlEnvelope, 'request' | 'isTest'>,
  parts: OrderingParts,
): Promise<Taken> {
  const { sender, files } = parts;
  const read = readOrderRequest(request, { isTest, readElsewhere: buyerFields(sender), attached: files });
  return read.ok ? takePurchase(read.order, parts) : read;
}

/** A document that was refused counts as not seen. */
export async function takePurchase(order: PurchaseOrder, parts: OrderingParts): Promise<Taken> {
  const { sender, payloadId, life } = parts;
  const { code } = sender.connection;
  if (await isKnownPayload(life.db, code, payloadId))
    return cxmlRefusal(409, `The payloadID ${payloadId} was received before.`, true);
  const taken = order.isTest
    ? await takeTestOrder(order, parts)
    : await byType(order, await purchasedOrder(life.db, code, order.orderId), parts);
  if (taken.ok) await insertPayload(life.db, code, payloadId, life.now);
  return taken;
}

/** Extrinsics that name the buyer. */
const buyerFields = ({ connection }: KnownSender): string[] => {
  const { id, name } = connection.settings.buyers ?? {};
  return [id, name].flatMap((field) => field ?? []);
};

function byType(order: PurchaseOrder, known: Known, parts: OrderingParts): Promise<Taken> | Taken {
  const { type, orderId, version } = order;
  const older = known?.purchase.version ?? null;
  if (type !== 'new' && version !== null && older !== null && version < older)
    return cxmlRefusal(409, `Version ${version} of the order ${orderId} is older than version ${older}, which stays.`);
  if (type === 'new')
    return known ? cxmlRefusal(409, `The order ${orderId} is here already.`, true) : placePurchase(order, null, parts);
  if (!known) return cxmlRefusal(409, `There is no order ${orderId} that could be changed.`);
  return type === 'delete' ? takeBack(order, known, parts) : replacePurchase(order, known, parts);
}

/** Its system knows: it is not notified of a cancellation that it sent. */
async function takeBack({ orderId }: PurchaseOrder, known: NonNullable<Known>, parts: OrderingParts): Promise<Taken> {
  const gone = await callOffPurchase(known.number, `Taken back by ${orderId}`, parts);
  if (gone.ok) await deletePurchase(parts.life.db, known.purchase.cartId);
  return gone;
}

async function callOffPurchase(number: string, reason: string, { life }: OrderingParts): Promise<Taken> {
  const canceled = await cancelOrder(number, { reason, asCustomer: true }, life);
  return canceled.ok
    ? { ok: true, number, lines: [], notes: [] }
    : cxmlRefusal(409, `The order ${number} is on its way and cannot be changed (${canceled.code}).`);
}

/** The new order is created before the old one is cancelled: an impossible change leaves the existing order. */
async function replacePurchase(order: PurchaseOrder, known: NonNullable<Known>, parts: OrderingParts): Promise<Taken> {
  if (!OPEN.has(known.status))
    return cxmlRefusal(409, `The order ${known.number} is on its way and cannot be changed.`);
  const placed = await placePurchase(order, known, parts);
  if (!placed.ok) return placed;
  const gone = await callOffPurchase(known.number, `Replaced by ${placed.number}`, parts);
  if (gone.ok) return placed;
  await callOffPurchase(placed.number, 'The order that it replaces was sent meanwhile', parts);
  const { connectionCode } = known.purchase;
  const { payloadId } = parts;
  await revertPurchase(known, { connectionCode, payloadId, cartId: placed.cartId }, parts.life.db);
  return gone;
}

/** Nothing of it has been sent. */
const OPEN: ReadonlySet<string> = new Set(['pending', 'processing', 'needs_review', 'on_hold']);

async function placePurchase(
  order: PurchaseOrder,
  known: Known,
  { sender, payloadId, ubl, files, contextFor, life }: OrderingParts,
): Promise<Placed> {
  const context = await contextFor();
  const filled = await fillOrderCart(order, sender, context);
  if (!filled.ok) return filled;
  const unwanted = refusedByAgreement(filled, sender);
  if (unwanted) return unwanted;
  const { cart, shopper, lines, notes } = filled;
  const purchase: NewPurchase = {
    ...{ connectionCode: sender.connection.code, orderRef: order.orderId, cartId: cart.row.id },
    ...{ payloadId, receivedAt: life.now, version: order.version, lines, notes, ubl },
    amountOere: (await cart.priced()).totals.grandTotalExcl,
  };
  const unclaimed = await inTransaction(life.pool, (tx) =>
    claimWithinLimits(tx.db, { purchase, files }, known, sender),
  );
  if (unclaimed) return unclaimed;
  const placed = await placeOrder(placingFor(order, cart.row.id, shopper), shopper, life);
  if (placed.ok) {
    context.productsChanged(placed.made?.sold ?? []);
    return { ok: true, number: placed.order.number, cartId: cart.row.id, lines, notes };
  }
  if (known) await revertPurchase(known, purchase, life.db);
  else await deletePurchase(life.db, cart.row.id);
  return cxmlRefusal(
    409,
    `The order could not be placed (${'refused' in placed ? placed.refused.code : placed.cause}).`,
  );
}

/** The change has failed. */
async function revertPurchase(
  { purchase }: NonNullable<Known>,
  changed: Pick<NewPurchase, 'connectionCode' | 'payloadId' | 'cartId'>,
  db: Db,
): Promise<void> {
  await deleteFilesOf(db, changed);
  await movePurchase(db, purchase, changed.cartId);
}

/** Two orders at once are held against the limits one after the other: the second finds the claim of the first. */
async function claimWithinLimits(
  db: Db,
  { purchase, files }: { purchase: NewPurchase; files: OrderingParts['files'] },
  known: Known,
  sender: KnownSender,
): Promise<CxmlRefusal | null> {
  const { orderRef, amountOere, receivedAt } = purchase;
  await lockOrderLimits(db, sender.connection.code);
  const over = await refusedByLimits(amountOere, { sender, now: receivedAt, except: orderRef }, db);
  if (over) return over;
  if (!(await claimPurchase(db, purchase, known?.purchase ?? null)))
    return cxmlRefusal(409, `The order ${orderRef} is being placed already.`, true);
  await storeFiles(db, purchase, files, known === null);
  return null;
}

/** What a buyer enters at the checkout, taken from the purchase order. The terms are in the agreement with the customer. */
const placingFor = (order: PurchaseOrder, cartId: string, shopper: Shopper) => ({
  cartId,
  agreementIds: ALL_TERMS,
  expectedTotal: null,
  seenChanges: null,
  reference: order.orderId,
  requisitioner: nameOfBuyer(shopper) ?? order.recipient ?? order.orderId,
  requisitionNumber: order.requisitionId ?? order.orderId,
  comment: commentOn(order),
  accountingCost: accountingOf(order),
  ean: order.ean,
  returnUrl: null,
  cancelUrl: null,
  origin: null,
});

const LONGEST_COMMENT = 1_000;

/** What staff have to know of the order, in its own field: what the buyer wrote, and what no other field of an order holds. */
function commentOn({ comments, isSentComplete, billTo }: PurchaseOrder): string | null {
  const said = [
    comments,
    isSentComplete ? 'Sendes samlet (shipComplete).' : '',
    billTo && billTo.street.length > 0 ? `BillTo: ${wordsOfPlace(billTo)}.` : '',
  ];
  return said.filter(Boolean).join('\n').slice(0, LONGEST_COMMENT) || null;
}

/** Null where the order is placed by the account that all buyers share. */
const nameOfBuyer = ({ who }: Shopper): string | null =>
  who && !hasMailbox(who.customer.email) ? nameOfAccount(who.customer) : null;
