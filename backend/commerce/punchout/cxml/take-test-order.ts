// Takes an order that a system sends to try the connection (deploymentMode="test"): decided like any other, stored for staff, and never placed.
import { cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import type { PurchaseOrder } from '#domain/purchase-order/model';
import { fillOrderCart } from './fill-order-cart';
import type { OrderingParts, Taken } from './ordering';
import { refusedByAgreement, refusedByLimits } from './refused-by-agreement';
import { deleteVisit, insertTestOrder, lastTestOrder } from './test-orders.sql';

/** The same refusals as for an order that is meant; the cart that it was decided by is deleted in each case. */
export async function takeTestOrder(order: PurchaseOrder, parts: OrderingParts): Promise<Taken> {
  const { sender, life } = parts;
  const { code } = sender.connection;
  const { orderId, type, version } = order;
  const last = await lastTestOrder(life.db, code, orderId);
  const known = last && last.type !== 'delete' ? last : null;
  if (type === 'new' && known) return cxmlRefusal(409, `The test order ${orderId} is here already.`);
  if (type !== 'new' && !known) return cxmlRefusal(409, `There is no test order ${orderId} that could be changed.`);
  if (version !== null && known?.version != null && version < known.version)
    return cxmlRefusal(409, `Version ${version} of the test order ${orderId} is older than version ${known.version}.`);
  const decided = type === 'delete' ? NOTHING_DECIDED : await decidedInTest(order, parts);
  if (!decided.ok) return decided;
  await insertTestOrder(life.db, {
    ...{ connectionCode: code, orderRef: orderId, version, type },
    ...{ payloadId: parts.payloadId, receivedAt: life.now, ubl: parts.ubl },
    ...{ lines: decided.lines, notes: decided.notes, totalOere: decided.lines.reduce((sum, { row }) => sum + row, 0) },
  });
  return { ok: true, number: `TEST-${orderId}`, lines: decided.lines, notes: decided.notes };
}

const NOTHING_DECIDED = { ok: true, lines: [], notes: [] } as const;

async function decidedInTest(order: PurchaseOrder, { sender, contextFor, life }: OrderingParts) {
  const context = await contextFor();
  try {
    const filled = await fillOrderCart(order, sender, context);
    if (!filled.ok) return filled;
    const amount = (await filled.cart.priced()).totals.grandTotalExcl;
    const asked = { sender, now: life.now, except: null };
    return refusedByAgreement(filled, sender) ?? (await refusedByLimits(amount, asked, life.db)) ?? filled;
  } finally {
    const { punchout } = await context.requireSignedIn();
    if (punchout) await deleteVisit(life.db, punchout.id);
  }
}
