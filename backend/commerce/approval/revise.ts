// The approver's change of a waiting order: fewer pieces, at the held prices. The order is rewritten with what is left of it, with the totals of a
// cart with those lines; its promotions are checked again for matching products.
import { checkProduct } from '#backend/commerce/cart/check-wanted';
import { cardsByIds } from '#backend/commerce/catalogue/product/product.sql';
import { NOTHING_KEPT } from '#backend/commerce/catalogue/product/stored-card';
import { type Life, type Stepping, stepOrder } from '#backend/commerce/fulfilment/step';
import { type OrderRow, setShipping } from '#backend/commerce/order/order.sql';
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import { givePieces } from '#backend/commerce/order/stock.sql';
import { writePayment } from '#backend/commerce/payment/payment.sql';
import { keepPoints } from '#backend/commerce/points/spend';
import type { SignedIn } from '#backend/graphql/context';
import { mayDecide, revised, type WantedPieces } from '#domain/approval/approval';
import type { CartTotals } from '#domain/cart/cart-totals';
import { oere } from '#domain/money/money';
import { pointsKept } from '#domain/points/point-sale';
import { earnedBy, earningWorth } from '#domain/points/reward-points';
import { HELD_ORDER_RULES } from '#domain/purchase-rules/check-line';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { type Decided, deciderOf, waitingIn } from './decide';
import { type Rebated, rebate } from './revision/rebate';
import { replaceDiscounts, replaceParts, writeTotals } from './revision/revision.sql';

export const reviseOrder = (
  number: string,
  wanted: readonly WantedPieces[],
  who: SignedIn,
  life: Life,
): Promise<Decided> =>
  stepOrder(number, life, async (stepping): Promise<Decided> => {
    const found = await waitingIn(stepping);
    if (!found.ok) return found;
    const may = mayDecide(found.approval, deciderOf(who, stepping.order.businessId), life.now);
    if (!may.ok) return may;
    const outcome = revised(stepping.whole.lines, wanted);
    if (!outcome.ok) return outcome;
    if (!outcome.changed) return { ok: true, returned: [] };
    const problem = await quantityRefused(stepping, outcome.pieces);
    if (problem) return problem;
    return rewrite(stepping, outcome.pieces);
  });

/** Packs are not split: a line is lowered to a quantity that could be bought, or to nothing. */
async function quantityRefused(
  { tx, whole: { lines, order }, life }: Stepping,
  pieces: ReadonlyMap<number, number>,
): Promise<Refusal | null> {
  const lowered = lines.filter(({ id, quantity }) => {
    const left = pieces.get(id) ?? 0;
    return left > 0 && left < quantity;
  });
  // Rules that depend on the buyer were checked when the order was sent.
  const terms = { who: null, store: order, purchaseRules: HELD_ORDER_RULES };
  const ids = lowered.map(({ productId }) => productId);
  const scene = { on: tx.client, language: order.language, now: life.now, businessId: null, kept: NOTHING_KEPT };
  const cards = new Map((await cardsByIds(ids, scene)).map((card) => [card.id, card]));
  for (const { id, productId } of lowered) {
    const card = cards.get(productId);
    const wrong = card && checkProduct(card, pieces.get(id) ?? 0, terms);
    if (wrong) return wrong;
  }
  return null;
}

/** What a gift card has paid is not taken apart: such an order is declined, and sent again. */
export const isChangeable = (order: Pick<OrderRow, 'giftCardOere'>): boolean => order.giftCardOere === 0;

async function rewrite(stepping: Stepping, pieces: Map<number, number>): Promise<Decided> {
  const { tx, whole, order, payment, life, tell } = stepping;
  if (!isChangeable(order) || payment.amountOere !== order.totalOere) return refusal('APPROVAL_FIXED');
  const found = await rebate(tx, whole, pieces);
  if (!found.ok) return found;
  const { totals, kept, discountsOf } = found.rebated;
  const isNet = order.basis === 'net';
  await replaceParts(tx.db, order.id, partsOf(whole, pieces, totals, discountsOf));
  await replaceDiscounts(tx.db, order.id, kept);
  await writeTotals(tx.db, order.id, {
    goodsOere: isNet ? totals.subtotalExcl : totals.subtotalIncl,
    discountOere: totals.discount,
    dutiesOere: isNet ? totals.dutiesExcl : totals.dutiesIncl,
    vatOere: oere(totals.grandTotal - totals.grandTotalExcl),
    totalExVatOere: totals.grandTotalExcl,
    totalOere: totals.grandTotal,
    points: earnedBy(
      order.points,
      earningWorth(whole.lines.map((line) => ({ ...line, pieces: pieces.get(line.id) ?? 0 }))),
      earningWorth(whole.lines.map((line) => ({ ...line, pieces: line.quantity }))),
    ),
  });
  await setShipping(tx.db, order.id, { ...order.shipping, vatOere: totals.freightVatDue });
  await writePayment(tx.db, payment.id, { amountOere: totals.grandTotal }, life.now);
  const gone = whole.lines.map(({ id, productId, quantity }) => ({
    productId,
    quantity: quantity - (pieces.get(id) ?? 0),
  }));
  const less = gone.filter(({ quantity }) => quantity > 0);
  const returned = await givePieces(tx.db, order.id, less, 'cancel', life.now);
  const left = whole.lines.map((line) => ({ ...line, quantity: pieces.get(line.id) ?? 0 }));
  await keepPoints(tx, order, pointsKept(left), life.now);
  if (returned.length > 0) await life.queue.send(tx, 'tell-who-waits', { productIds: returned });
  const goods = whole.lines
    .filter(({ id, quantity }) => pieces.get(id) !== quantity)
    .map(({ id, name, quantity }) => ({ name, from: quantity, to: pieces.get(id) ?? 0 }));
  await tell('order-revised', `${order.id}:${life.now.getTime()}`, {
    by: life.by,
    goods,
    totalOere: totals.grandTotal,
  });
  return { ok: true, returned };
}

function partsOf(
  { order, lines }: WholeOrder,
  pieces: ReadonlyMap<number, number>,
  totals: CartTotals,
  discountsOf: Rebated['discountsOf'],
) {
  const byId = new Map(totals.lines.map((line) => [line.id, line]));
  return {
    lines: lines.map(({ id }) => {
      const sums = byId.get(String(id));
      return {
        id,
        quantity: pieces.get(id) ?? 0,
        rowOere: sums?.row ?? 0,
        discountOere: sums?.discount ?? 0,
        dutyOere: sums?.duty ?? 0,
        vatOere: sums?.vatDue ?? 0,
        discounts: discountsOf(id),
      };
    }),
    taxes: totals.taxes.map(({ bp, base, amount }) => ({ vatBp: bp, baseOere: base, vatOere: amount })),
    duties: totals.duties.map(({ code, label, excl, incl }) => ({
      code,
      label,
      oere: order.basis === 'net' ? excl : incl,
    })),
  };
}
