// Takes pieces off an order before they are sent: the buyer is charged for the rest, and gets back what was paid for them.
import { heldByOrder, unusedCards } from '#backend/commerce/giftcard/index';
import { orderByNumber, remainingTotals, wholeOrders } from '#backend/commerce/order/index';
import { moneyFor } from '#backend/commerce/payment/money/ask';
import { inTransaction } from '#backend/db/transaction';
import { surplusOf } from '#domain/gift-card/gift-card';
import { NOTHING, type Oere, sumOere } from '#domain/money/money';
import type { Chosen } from '#domain/order/order-life';
import type { OrderStatus } from '#domain/order/order-status';
import { planReduction } from '#domain/order/reduction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { cancelPieces, remainingPieces } from './cancel';
import { pointsToGiveBack } from './settle-points';
import { type Life, type Stepping, stepOrder } from './step';

/** SKU or place of the line ('#2') → pieces to take off. */
type Pieces = ReadonlyMap<string, number>;

interface ReducedLine {
  sku: string;
  name: string;
  unit: string;
  quantity: number;
  /** Pieces of the line that were not cancelled. */
  before: number;
  after: number;
}

/** What the reduction does to the order and its money. Totals include VAT. */
export interface ReductionPlan {
  lines: ReducedLine[];
  totalBefore: Oere;
  totalAfter: Oere;
  /** Captured already: back to the payment card. */
  refund: Oere;
  toGiftCards: Oere;
  pointsBack: number;
}

type Planned = Outcome<{ plan: ReductionPlan; chosen: Chosen }>;
type Planning = Pick<Stepping, 'tx' | 'whole'> & { payment: Stepping['payment'] | null };

export const reduceOrder = (
  number: string,
  { pieces, reason }: { pieces: Pieces; reason: string },
  life: Life,
): Promise<Outcome<{ plan: ReductionPlan; status: OrderStatus; returned: number[] }>> =>
  stepOrder(number, life, async (stepping) => {
    if (reason === '') return refusal('ORDER_REASON_MISSING', { field: 'reason' });
    const planned = await planPieces(stepping, pieces);
    if (!planned.ok) return planned;
    const { plan, chosen } = planned;
    const taken = plan.lines.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(', ');
    const done = await cancelPieces(stepping, chosen, `${taken}. ${reason}`);
    if (!done.ok) return done;
    await tellReduced(stepping, plan, reason);
    return { ok: true, plan, status: done.status, returned: done.returned };
  });

/** What `reduceOrder` would do now. Nothing is written. */
export const planOrderReduction = (number: string, pieces: Pieces, { pool }: Pick<Life, 'pool'>): Promise<Planned> =>
  inTransaction(pool, async (tx) => {
    const order = await orderByNumber(tx.db, number);
    const [whole] = order ? await wholeOrders(tx.db, [order]) : [];
    return whole ? planPieces({ tx, whole, payment: whole.payment }, pieces) : refusal('ORDER_NOT_FOUND');
  });

async function planPieces({ tx, whole, payment }: Planning, pieces: Pieces): Promise<Planned> {
  const { order, lines } = whole;
  const picked = planReduction({ status: order.status, payment: payment?.status ?? null, lines }, pieces);
  if (!picked.ok) return picked;
  const { chosen, reduced } = picked;
  const unused = await unusedCards(tx, order.id, lines, chosen);
  if (!unused.ok) return unused;
  const totalAfter = remainingTotals(whole, reduced).total;
  const held = sumOere((await heldByOrder(tx.db, order.id)).map((one) => one.held));
  const money = payment && (await moneyFor(tx.db, payment, totalAfter));
  const plan: ReductionPlan = {
    lines: chosen.flatMap(({ id, quantity }) => {
      const line = lines.find((one) => one.id === id);
      if (!line) return [];
      const before = line.quantity - line.canceled;
      const { sku, name, unit } = line;
      return [{ sku, name, unit, quantity, before, after: before - quantity }];
    }),
    totalBefore: remainingTotals(whole).total,
    totalAfter,
    refund: money?.excess ?? NOTHING,
    toGiftCards: money ? surplusOf({ held, ...money.byGiftCards }) : NOTHING,
    pointsBack: await pointsToGiveBack(tx.db, whole, reduced),
  };
  return { ok: true, plan, chosen };
}

function tellReduced({ whole, order, tell }: Stepping, plan: ReductionPlan, reason: string): Promise<void> {
  const pieces = plan.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return tell('order-reduced', `${order.id}:${remainingPieces(whole.lines) - pieces}`, {
    goods: plan.lines.map(({ quantity, unit, name, sku }) => ({ quantity: `${quantity} ${unit}`, name, sku })),
    reason,
    totalOere: plan.totalAfter,
    refundedOere: plan.refund,
    giftCardOere: plan.toGiftCards,
    points: plan.pointsBack,
  });
}
