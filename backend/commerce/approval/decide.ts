// Approval, rejection, time-out or withdrawal: each ends the waiting once, inside the lock of the order's cart. Products and prices have been held
// since the order was sent, so an approval places exactly what was requested, even where prices and stock have changed since.

import type { OrderServices } from '#backend/commerce/checkout/place/place-order';
import { mayAdminister } from '#backend/commerce/customer/account/may-administer';
import { type Life, type Stepping, stepOrder } from '#backend/commerce/fulfilment/step';
import { makeCards } from '#backend/commerce/giftcard/sale/make-cards';
import { setShipping, setStatus } from '#backend/commerce/order/order.sql';
import { giveBack } from '#backend/commerce/payment/give-back';
import { type Worked, workThrough } from '#backend/db/each-for-itself';
import type { Context, SignedIn } from '#backend/graphql/context';
import { queueMail } from '#backend/mail/queue-mail';
import { type ApprovalDecision, type Decider, mayDecide, mayWithdraw } from '#domain/approval/approval';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type ApprovalRow, lockApproval, overdueNumbers, writeDecision } from './approval.sql';
import { dayIfApproved } from './delivery-day';

/** `returned`: products whose stock came back. */
export type Decided = Outcome<{ returned: number[] }>;

export const lifeOf = ({ db, pool, now }: Context, { queue, provider }: OrderServices, by: string): Life => ({
  db,
  pool,
  queue,
  provider,
  now,
  by,
});

export const nameOf = ({ customer }: SignedIn): string => `${customer.firstname} ${customer.lastname}`;

/** Anyone who administers the users of the ordering company may decide in place of an absent approver. */
export const deciderOf = (who: SignedIn, businessId: number | null): Decider => ({
  id: who.customer.id,
  standsIn: businessId !== null && who.business?.id === businessId && mayAdminister(who),
});

/** An order that is no longer waiting, for any reason, is decided: it cannot be approved. */
export async function waitingIn({ tx, order }: Stepping): Promise<Outcome<{ approval: ApprovalRow }>> {
  const approval = await lockApproval(tx.db, order.id);
  if (!approval) return refusal('PURCHASE_ORDER_NOT_FOUND');
  const over = order.status !== 'needs_review' && approval.decision === null;
  return { ok: true, approval: over ? { ...approval, decision: 'withdrawn' } : approval };
}

export const approveOrder = (number: string, who: SignedIn, life: Life): Promise<Decided> =>
  stepOrder(number, life, async (stepping): Promise<Decided> => {
    const found = await waitingIn(stepping);
    if (!found.ok) return found;
    const may = mayDecide(found.approval, deciderOf(who, stepping.order.businessId), life.now);
    if (!may.ok) return may;
    const { tx, order, tell } = stepping;
    await decide(stepping, 'approved', who.customer.id, '');
    await keepDay(stepping);
    await setStatus(tx.db, order.id, 'processing', `Approved by ${life.by}`, life.now);
    await makeCards(tx, order, life);
    const { email: recipient, language, storeId } = order;
    const payload = { orderId: order.id };
    const mail = { template: 'order-confirmation', recipient, language, storeId, payload } as const;
    await queueMail(tx, life.queue, mail, life.now);
    await tell('order-approved', `${order.id}`, { by: life.by });
    return { ok: true, returned: [] };
  });

export const declineOrder = (number: string, reason: string, who: SignedIn, life: Life): Promise<Decided> =>
  stepOrder(number, life, async (stepping): Promise<Decided> => {
    const found = await waitingIn(stepping);
    if (!found.ok) return found;
    const may = mayDecide(found.approval, deciderOf(who, stepping.order.businessId), life.now);
    if (!may.ok) return may;
    const returned = await callOff(stepping, 'declined', who.customer.id, reason);
    await stepping.tell('order-declined', `${stepping.order.id}`, { by: life.by, reason });
    return { ok: true, returned };
  });

/** The buyer takes it back: their cart is open again, with what was in it. */
export const withdrawApproval = (number: string, who: SignedIn, life: Life): Promise<Decided> =>
  stepOrder(number, life, async (stepping): Promise<Decided> => {
    const found = await waitingIn(stepping);
    if (!found.ok) return found;
    const may = mayWithdraw(found.approval, who.customer.id);
    if (!may.ok) return may;
    return { ok: true, returned: await callOff(stepping, 'withdrawn', who.customer.id, '') };
  });

/** Ends all whose time is up, each for itself: which products' stock came back, and which orders failed. */
export const expireApprovals = async (life: Life): Promise<Worked<string, number[]>> =>
  workThrough(await overdueNumbers(life.db, life.now), async (number) => {
    const ended = await stepOrder(number, life, async (stepping): Promise<Decided> => {
      const found = await waitingIn(stepping);
      // Someone was first, in the last moment.
      if (!found.ok || found.approval.decision !== null) return refusal('APPROVAL_DECIDED');
      const back = await callOff(stepping, 'expired', null, '');
      await stepping.tell('approval-expired', `${stepping.order.id}`, {});
      return { ok: true, returned: back };
    });
    return ended.ok ? ended.returned : [];
  });

async function decide({ tx, order, life }: Stepping, decision: ApprovalDecision, by: number | null, reason: string) {
  await writeDecision(tx.db, order.id, { decision, decidedAt: life.now, decidedBy: by, reason });
}

async function callOff(stepping: Stepping, decision: ApprovalDecision, by: number | null, reason: string) {
  const { tx, order, payment, life } = stepping;
  await decide(stepping, decision, by, reason);
  const note = `${decision} by ${life.by}${reason ? `: ${reason}` : ''}`;
  const returned = await giveBack(tx, order, payment, { status: 'cancelled', note }, life.now);
  if (returned.length > 0) await life.queue.send(tx, 'tell-who-waits', { productIds: returned });
  return returned;
}

/** The day of delivery, if it can no longer be met because the order waited. */
async function keepDay({ tx, order, life }: Stepping): Promise<void> {
  const { shipping } = order;
  const day = await dayIfApproved(tx.db, order, life.now);
  if (day !== null && day !== shipping.deliveryDate)
    await setShipping(tx.db, order.id, { ...shipping, deliveryDate: day });
}
