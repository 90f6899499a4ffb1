// Credits what was invoiced: goods that come back, all or part, to the shelf or not. The money follows to the card.

import { keepSpentPoints, settlePoints } from '#backend/commerce/fulfilment/settle-points';
import { type Life, type Stepping, stepOrder } from '#backend/commerce/fulfilment/step';
import { giveBackCards, giveBackSurplus } from '#backend/commerce/giftcard/order-cards';
import { takeBackCards, unusedCards } from '#backend/commerce/giftcard/sale/take-back';
import { raiseLines } from '#backend/commerce/order/fulfilment.sql';
import { setStatus } from '#backend/commerce/order/order.sql';
import { extentOf } from '#backend/commerce/order/ordered';
import { givePieces } from '#backend/commerce/order/stock.sql';
import { askRefund } from '#backend/commerce/payment/money/ask';
import { returnUses } from '#backend/commerce/promotion/uses.sql';
import { type Oere, oere } from '#domain/money/money';
import type { DocumentTotals } from '#domain/order/invoice';
import { type Chosen, choose, creditable, keepsNothing, statusAfterCredit, withPieces } from '#domain/order/order-life';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { withoutPriceOffs } from '#domain/returns/price-off';
import type { FeeSoFar } from '#domain/returns/return-fee';
import { worthAfter } from './gift-card-share';
import { type InvoiceRow, invoicesOfOrders, type WholeInvoice } from './invoice.sql';
import { type Keeping, lessWhatIsKept, reasonOnNote, unharmed } from './keep-of-credit';
import { priceOffsOf } from './price-offs.sql';
import { documentLines, totalsBetween, writeDocument } from './write-document';

export interface Crediting extends Keeping {
  /** SKU → pieces; null: all that was invoiced. */
  pieces: ReadonlyMap<string, number> | null;
  /** The goods go back on the shelf. */
  restock: boolean;
  /** Null: when nothing stays with the buyer and nothing is still to come. A consumer who withdraws gets the freight back, too. */
  freight: boolean | null;
  reason: string;
}

/**
 * `refunded`: what goes back to the card; nothing for anyone who pays on account. `returned`: products whose stock came back. `fees`: what a
 * return by agreement costs, line by line.
 */
export type Credited = Outcome<{
  credit: WholeInvoice;
  refunded: Oere;
  returned: number[];
  fees: ReadonlyMap<number, FeeSoFar>;
}>;

export const creditOrder = (number: string, crediting: Crediting, life: Life): Promise<Credited> =>
  stepOrder(number, life, (stepping) =>
    creditPieces(stepping, choose(stepping.lines, creditable, crediting.pieces), crediting),
  );

/** Within a step of the order. Refuses before it has written anything. */
export async function creditPieces(
  stepping: Stepping,
  picked: Outcome<{ chosen: Chosen }>,
  crediting: Omit<Crediting, 'pieces'>,
): Promise<Credited> {
  const { tx, order, lines, life } = stepping;
  if (!picked.ok) return picked;
  const back = withPieces(lines, 'credited', picked.chosen);
  const earlier = await creditedSoFar(stepping);
  const paid = await stillPaidFor(stepping, picked.chosen, earlier.freightCredited, crediting.freight);
  const left = lessWhatIsKept(stepping, paid, crediting);
  if (!left.ok) return left;
  const { totals, fees } = left;
  if (totals.total > earlier.left) return refusal('AMOUNT_ABOVE_INVOICED');
  const unused = await unusedCards(tx, order.id, stepping.whole.lines, picked.chosen);
  if (!unused.ok) return unused;
  await raiseLines(tx.db, 'credited', picked.chosen);
  const whole = crediting.restock ? unharmed(stepping, crediting, picked.chosen) : [];
  const returned = await givePieces(tx.db, order.id, piecesIn(stepping, whole), 'return', life.now);
  await takeBackCards(tx, order.id, unused.cards, life.now);
  const document = { kind: 'credit' as const, reason: reasonOnNote(crediting, fees) };
  const credit = await writeDocument(stepping, document, { ...totals, lines: documentLines(totals, stepping) });
  await settlePoints(stepping, back);
  await keepSpentPoints(stepping, back);
  const status = statusAfterCredit(order.status, back);
  // Codes of an order of which nothing is left may be used again.
  if (status === 'closed') await returnUses(tx.db, order.id, life.now);
  const refunded = await giveMoneyBack(stepping, credit, status);
  if (returned.length > 0) await life.queue.send(tx, 'tell-who-waits', { productIds: returned });
  return { ok: true, credit, refunded, returned, fees };
}

/** What the pieces cost their buyer, less what was given back of their price. `freight`: as `Crediting` has it. */
export async function stillPaidFor(
  stepping: Stepping,
  chosen: Chosen,
  freightCredited: boolean,
  freight: boolean | null,
): Promise<DocumentTotals> {
  const { tx, order, lines } = stepping;
  const back = withPieces(lines, 'credited', chosen);
  const before = { ...extentOf(lines, 'credited'), freight: freightCredited };
  const now = { ...extentOf(back, 'credited'), freight: freightCredited || (freight ?? keepsNothing(back)) };
  const off = { lines, chosen, offs: await priceOffsOf(tx.db, order.id) };
  return withoutPriceOffs(totalsBetween(stepping, before, now), off, order.basis);
}

/** What the payment card does not take back goes to the gift cards; who pays on account first owes less. */
async function creditCards(stepping: Stepping, credit: InvoiceRow, refunded: Oere) {
  const { tx, order, payment, life } = stepping;
  const event = { event: credit.number, at: life.now };
  if (payment.status !== 'account') {
    await giveBackCards(tx, order.id, oere(credit.totalOere - refunded), event);
    return;
  }
  const worth = worthAfter(stepping, await invoicesOfOrders(tx.db, [order.id]), oere(0));
  await giveBackSurplus(tx, order.id, { worth, byCard: oere(0) }, event);
}

/** What was invoiced and not given back yet, and whether the freight was. */
export async function creditedSoFar({ tx, order }: Stepping): Promise<{ left: Oere; freightCredited: boolean }> {
  const documents = await invoicesOfOrders(tx.db, [order.id]);
  const left = documents.reduce((sum, one) => sum + (one.kind === 'invoice' ? one.totalOere : -one.totalOere), 0);
  const freightCredited = documents.some((one) => one.kind === 'credit' && one.freightNetOere > 0);
  return { left: oere(left), freightCredited };
}

const piecesIn = ({ whole }: Stepping, chosen: Chosen) =>
  chosen.flatMap(({ id, quantity }) => {
    const line = whole.lines.find((one) => one.id === id);
    return line ? [{ productId: line.productId, quantity }] : [];
  });

export async function giveMoneyBack(
  stepping: Stepping,
  { invoice }: WholeInvoice,
  status: Stepping['order']['status'],
) {
  const { tx, order, payment, life, tell } = stepping;
  const refunded = await askRefund(tx, payment, oere(invoice.totalOere), life.now);
  await creditCards(stepping, invoice, refunded);
  await setStatus(tx.db, order.id, status, `Credited by ${life.by}: ${invoice.number}`, life.now);
  const { number: credit, totalOere, reason } = invoice;
  await tell('credit-note', credit, { credit, totalOere, reason, refundedOere: refunded, token: order.publicToken });
  return refunded;
}
