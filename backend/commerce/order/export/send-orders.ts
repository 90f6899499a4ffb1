// Hands orders over to another system, the oldest first: each by itself, and no further than to the first that finds it away.
import type { Queryable } from '#backend/db/queryable';
import type { HandedPlace, Handover, WholeOrder } from '#backend/ports/handover/index';
import { type ExportRange, type ExportRow, exportBatch } from './export.sql';
import { deliveryPlaces } from './places.sql';

export interface SentOrders {
  taken: number;
  known: number;
  refused: { number: string; why: string }[];
  /** The order at which the service was away; those from it on were not sent. */
  stoppedAt: { number: string; why: string } | null;
}

/** `store`: only orders of this one. What was canceled is told of by no one here. */
export async function sendOrders(
  on: Queryable,
  to: Handover<WholeOrder>,
  { store, withTests = true, ...range }: ExportRange & { store: string | null; withTests?: boolean },
): Promise<SentOrders> {
  const sent: SentOrders = { taken: 0, known: 0, refused: [], stoppedAt: null };
  for await (const order of ordersToHandOver(on, range)) {
    if (order.status === 'canceled' || (store !== null && order.store !== store)) continue;
    if (order.isTestPayment && !withTests) continue;
    const answer = await to.send(order);
    if (answer.kind === 'away') return { ...sent, stoppedAt: { number: order.number, why: answer.why } };
    if (answer.kind === 'refused') sent.refused.push({ number: order.number, why: answer.why });
    else sent[answer.kind] += 1;
  }
  return sent;
}

async function* ordersToHandOver(on: Queryable, range: ExportRange): AsyncGenerator<WholeOrder> {
  let after = 0;
  for (;;) {
    const rows = await exportBatch(on, after, range);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const byOrder = new Map<number, [ExportRow, ...ExportRow[]]>();
    for (const row of rows) {
      const lines = byOrder.get(row.id);
      if (lines) lines.push(row);
      else byOrder.set(row.id, [row]);
    }
    const places = await deliveryPlaces(on, [...byOrder.keys()]);
    for (const [id, lines] of byOrder) yield handedOrder(lines, places.get(id) ?? NOWHERE);
  }
}

/** A gift card that is sent by mail goes to no place. */
const NOWHERE: HandedPlace = { company: '', name: '', street: [], postcode: '', city: '', country: '' };

function handedOrder(rows: [ExportRow, ...ExportRow[]], deliverTo: HandedPlace): WholeOrder {
  const [row] = rows;
  return {
    number: row.number,
    store: row.store,
    status: row.status,
    placedAt: row.placed_at,
    email: row.email,
    company: row.business === null ? null : { name: row.business, number: row.reference_number },
    ean: row.ean,
    requisitioner: row.requisitioner,
    requisitionNumber: row.requisition_number,
    accountingCost: row.accounting_cost,
    payment: row.payment_code,
    isTestPayment: row.is_test_payment,
    amounts: {
      ...{ exVatOere: row.total_ex_vat_oere, vatOere: row.vat_oere, totalOere: row.total_oere },
      includesVat: row.basis === 'gross',
    },
    lines: rows.map((line) => ({
      ...{ sku: line.sku, name: line.name, unit: line.unit, quantity: line.quantity },
      ...{ unitOere: line.unit_oere, rowOere: line.row_oere, discountOere: line.discount_oere },
      ...{ dutyOere: line.duty_oere, vatOere: line.line_vat_oere },
    })),
    deliverTo,
  };
}
