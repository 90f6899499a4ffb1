// The approver's change of what waits for him: fewer pieces, at the prices that are held. The order is written anew as what is left of
// it, by the same cumulative sums that make invoices of parts, so that it still comes to what its invoice will.
import { cardsByIds } from '#backend/commerce/catalogue/product/rows';
import { NOTHING_KEPT } from '#backend/commerce/catalogue/product/stored-card';
import { writePayment } from '#backend/commerce/payment/rows';
import type { SignedIn } from '#backend/graphql/context';
import { mayDecide, revised, type WantedPieces } from '#domain/approval';
import { type DocumentTotals, documentBetween, NOTHING_BILLED } from '#domain/invoice';
import { sumOere } from '#domain/money';
import { quantityProblem } from '#domain/quantity';
import { type Refusal, refusal } from '#domain/refusals';
import { orderedOf } from '../life/ordered';
import { type Life, type Stepping, stepOrder } from '../life/step';
import type { OrderRow } from '../rows';
import { givePieces } from '../stock/rows';
import { type Decided, waitingIn } from './decide';
import { replaceParts, writeTotals } from './revision/rows';

export const reviseOrder = (
  number: string,
  wanted: readonly WantedPieces[],
  who: SignedIn,
  life: Life,
): Promise<Decided> =>
  stepOrder(number, life, async (stepping): Promise<Decided> => {
    const found = await waitingIn(stepping);
    if (!found.ok) return found;
    const may = mayDecide(found.approval, who.customer.id, life.now);
    if (!may.ok) return may;
    const outcome = revised(stepping.whole.lines, wanted);
    if (!outcome.ok) return outcome;
    if (!outcome.changed) return { ok: true, returned: [] };
    const problem = await quantityRefused(stepping, outcome.pieces);
    if (problem) return problem;
    return rewrite(stepping, outcome.pieces);
  });

/** Whole packs stay whole packs: a line is lowered to what could be bought, or to nothing. */
async function quantityRefused(
  { tx, whole: { lines, order }, life }: Stepping,
  pieces: ReadonlyMap<number, number>,
): Promise<Refusal | null> {
  const lowered = lines.filter(({ id, quantity }) => {
    const left = pieces.get(id) ?? 0;
    return left > 0 && left < quantity;
  });
  const ids = lowered.map(({ productId }) => productId);
  const scene = { on: tx.client, language: order.language, now: life.now, businessId: null, kept: NOTHING_KEPT };
  const cards = new Map((await cardsByIds(ids, scene)).map((card) => [card.id, card]));
  for (const { id, productId, sku } of lowered) {
    const card = cards.get(productId);
    const limits = { min: card?.min_qty, max: card?.max_qty, increments: card?.increments };
    const wrong = quantityProblem(pieces.get(id) ?? 0, limits);
    if (wrong) return refusal(wrong.code, { params: { sku, ...('params' in wrong ? wrong.params : {}) } });
  }
  return null;
}

/** Whether its quantities can be changed without asking promotions anew. */
export const isPlain = (order: Pick<OrderRow, 'discountOere'>): boolean => order.discountOere === 0;

async function rewrite(stepping: Stepping, pieces: Map<number, number>): Promise<Decided> {
  const { tx, whole, order, payment, life, tell } = stepping;
  const ordered = orderedOf(whole);
  const all = new Map(whole.lines.map(({ id, quantity }) => [id, quantity]));
  const before = documentBetween(ordered, NOTHING_BILLED, { pieces: all, freight: true });
  // A discount of the whole order, or what a gift card pays, is not taken apart here: it is declined, and sent anew.
  if (!isPlain(order) || before.total !== order.totalOere || payment.amountOere !== order.totalOere)
    return refusal('APPROVAL_FIXED');
  const after = documentBetween(ordered, NOTHING_BILLED, { pieces, freight: true });
  await replaceParts(tx.db, order.id, partsOf(stepping, after));
  await writeTotals(tx.db, order.id, {
    goodsOere: sumOere(after.lines.map(({ row }) => row)),
    discountOere: sumOere(after.lines.map(({ discount }) => discount)),
    dutiesOere: sumOere(after.lines.map(({ duty }) => duty)),
    vatOere: after.vat,
    totalExVatOere: after.net,
    totalOere: after.total,
  });
  await writePayment(tx.db, payment.id, { amountOere: after.total }, life.now);
  const gone = whole.lines.map(({ id, productId, quantity }) => ({
    productId,
    quantity: quantity - (pieces.get(id) ?? 0),
  }));
  const less = gone.filter(({ quantity }) => quantity > 0);
  const returned = await givePieces(tx.db, order.id, less, 'cancel', life.now);
  if (returned.length > 0) await life.queue.send(tx, 'tell-who-waits', { productIds: returned });
  const goods = whole.lines
    .filter(({ id, quantity }) => pieces.get(id) !== quantity)
    .map(({ id, name, quantity }) => ({ name, from: quantity, to: pieces.get(id) ?? 0 }));
  await tell('order-revised', `${order.id}:${life.now.getTime()}`, { by: life.by, goods, totalOere: after.total });
  return { ok: true, returned };
}

function partsOf({ whole }: Stepping, after: DocumentTotals) {
  const byId = new Map(after.lines.map((line) => [line.id, line]));
  const codes = whole.duties.map(({ code, label }) => {
    const own = whole.lines.filter((line) => line.dutyCode === code);
    return { code, label, oere: sumOere(own.map(({ id }) => byId.get(id)?.duty ?? 0)) };
  });
  return {
    lines: whole.lines.map(({ id }) => {
      const line = byId.get(id);
      const vatOere = line ? line.goods.vat + line.excise.vat : 0;
      return {
        id,
        quantity: line?.quantity ?? 0,
        rowOere: line?.row ?? 0,
        discountOere: line?.discount ?? 0,
        dutyOere: line?.duty ?? 0,
        vatOere,
      };
    }),
    taxes: after.taxes.map(({ vatBp, base, vat }) => ({ vatBp, baseOere: base, vatOere: vat })),
    duties: codes.filter(({ oere }) => oere > 0),
  };
}

export type RevisedParts = ReturnType<typeof partsOf>;
