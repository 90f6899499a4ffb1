// What an earlier order comes to, calculated by the shop's own rules: its sums, how far its lines have gone, and each of its documents.
import { extentOf } from '#backend/commerce/order/ordered';
import { type CartTotals, totalsOf } from '#domain/cart/cart-totals';
import { oere } from '#domain/money/money';
import { VAT_BP } from '#domain/money/vat';
import { type DocumentTotals, documentBetween, type Ordered } from '#domain/order/invoice';
import {
  type Chosen,
  choose,
  creditable,
  type LifeLine,
  uninvoiced,
  unshipped,
  withPieces,
} from '#domain/order/order-life';
import type { Refusal } from '#domain/refusal/refusals';
import type { Located } from '../../section';
import type { PastInvoice, PastLine, Piece } from './order-columns';
import type { PastOrder } from './order-tables';

export interface OrderPlan {
  totals: CartTotals;
  /** By their places on the order, which are their ids. */
  lines: LifeLine[];
  /** What is in each parcel. */
  parcels: Chosen[];
  documents: DocumentTotals[];
  isFreightCredited: boolean;
  /** Rows whose goods are not on the order, or not any more. */
  refused: { row: Located<object>; refusal: Refusal }[];
}

export function planOf(order: PastOrder): OrderPlan {
  const totals = pastTotals(order);
  const plan: OrderPlan = {
    totals,
    lines: linesOf(order),
    parcels: [],
    documents: [],
    isFreightCredited: false,
    refused: [],
  };
  for (const row of order.shipments) {
    const picked = choose(plan.lines, unshipped, piecesNamed(row.record.goods));
    if (!picked.ok) plan.refused.push({ row, refusal: picked });
    plan.parcels.push(picked.ok ? picked.chosen : []);
    if (picked.ok) plan.lines = withPieces(plan.lines, 'shipped', picked.chosen);
  }
  for (const row of order.invoices) writePaper(plan, row, orderedFrom(order, totals));
  plan.lines = withoutTheRest(order, plan.lines);
  return plan;
}

/** As the shop invoices and credits: the freight is on the first invoice, and is refunded with the last of the products. */
function writePaper(plan: OrderPlan, row: Located<PastInvoice>, ordered: Ordered): void {
  const isCredit = row.record.kind === 'credit';
  const way = isCredit ? 'credited' : 'invoiced';
  const picked = choose(plan.lines, isCredit ? creditable : uninvoiced, piecesNamed(row.record.goods));
  if (!picked.ok) plan.refused.push({ row, refusal: picked });
  const after = picked.ok ? withPieces(plan.lines, way, picked.chosen) : plan.lines;
  const [before, now] = [extentOf(plan.lines, way), extentOf(after, way)];
  if (isCredit) {
    before.freight = plan.isFreightCredited;
    now.freight = before.freight || withFreight(row.record, after);
    plan.isFreightCredited = now.freight;
  }
  plan.documents.push(documentBetween(ordered, before, now));
  plan.lines = after;
}

const withFreight = ({ freight }: PastInvoice, lines: readonly LifeLine[]) =>
  freight ?? lines.every((line) => creditable(line) === 0);

const piecesNamed = (goods: readonly Piece[] | null) => goods && new Map(goods.map(({ sku, pieces }) => [sku, pieces]));

const linesOf = ({ lines }: PastOrder): LifeLine[] =>
  lines.map(({ record: { sku, quantity } }, id) => ({
    ...{ id, sku, quantity },
    ...{ shipped: 0, canceled: 0, invoiced: 0, credited: 0 },
  }));

/** What did not leave before the order was over was cancelled. Of an order without parcels it is not known what left. */
function withoutTheRest({ status, shipments }: PastOrder, lines: LifeLine[]): LifeLine[] {
  const isOver = status === 'canceled' || (status !== 'processing' && shipments.length > 0);
  return isOver ? lines.map((line) => ({ ...line, canceled: line.quantity - line.shipped })) : lines;
}

/** Never more than the line's amount: a discount above it is reported as a fault. */
const takenOff = ({ price, quantity, discount }: PastLine) => oere(Math.min(discount, price * quantity));

const pastTotals = ({ prices, lines, freight }: PastOrder): CartTotals =>
  totalsOf({
    basis: prices,
    lines: lines.map(({ record }, id) => ({
      ...{ id: String(id), unit: oere(record.price), dutyUnit: oere(0), quantity: record.quantity, vatBp: VAT_BP },
      discount: takenOff(record),
    })),
    freight: { amount: oere(freight), vatBp: VAT_BP },
  });

const orderedFrom = ({ prices, lines, freight }: PastOrder, { taxes }: CartTotals): Ordered => ({
  basis: prices,
  lines: lines.map(({ record }, id) => ({
    ...{ id, quantity: record.quantity, unit: oere(record.price), discount: takenOff(record) },
    ...{ duty: oere(0), vatBp: VAT_BP },
  })),
  freight: { amount: oere(freight), vatBp: VAT_BP },
  taxes: taxes.map(({ bp, amount }) => ({ vatBp: bp, vat: amount })),
});
