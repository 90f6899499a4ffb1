// The order page of the back office: everything that the shopper said, what has become of it, and the acts that are possible.

import { erpInvoicePdf, erpInvoicesOf } from '#backend/commerce/invoice/index';
import { remainingTotals } from '#backend/commerce/order/index';
import {
  deliveryRows,
  labelsOfOrders,
  ordersNumbered,
  postalRows,
  readStaffOrder,
  type StaffOrderPage,
  slipsOfOrders,
} from '#backend/commerce/order-desk/index';
import { phoneOrderOfCart } from '#backend/commerce/phone-order/index';
import { readInvoiceWriter } from '#backend/commerce/seller/index';
import { listActions } from '#backend/commerce/staff/index';
import { lineWishes } from '#domain/order/line-wishes';
import { creditable, uninvoiced, unshipped } from '#domain/order/order-life';
import { changedFacts, possibleActs } from '#domain/staff/order-state';
import { mayAct, type Role } from '#domain/staff/rights';
import type { StaffContext } from '../context';
import { readSeen } from '../seen';
import { notesOfOrder, type OrderNoteRow } from './notes.sql';

const MOST_ACTIONS = 200;
const ALL_ACTIONS = { staff: null, since: null, most: MOST_ACTIONS };

/** Null where there is no such order. */
export async function orderForStaff(number: string, role: Role, { db, pool, language }: StaffContext) {
  // Before the rest: what changes in between makes an act fail, and never passes unseen.
  const seen = await readSeen(pool, 'order', number);
  const page = await readStaffOrder(db, pool, number);
  if (!page) return null;
  const { order, lines, payment } = page.whole;
  const notes = await notesOfOrder(db, order.id);
  const actions = await listActions(db, { ...ALL_ACTIONS, command: 'order', subject: number });
  const phone = (await phoneOrderOfCart(db, order.cartId))?.phone ?? null;
  const taken = phone && { ...ALL_ACTIONS, command: 'order phone', subject: phone.cartId };
  if (taken) actions.push(...(await listActions(db, taken)));
  const [authorisedOere, capturedOere] = [payment?.authorisedOere ?? 0, payment?.capturedOere ?? 0];
  const invoicedBy = await readInvoiceWriter(db);
  const figures = { authorisedOere, capturedOere, hasInvoice: hasInvoice(page), invoicedBy };
  const state = { status: order.status, payment: payment?.status ?? null, lines, ...figures };
  return {
    ...{ number, seen, status: order.status, placedAt: order.placedAt.toISOString(), language: order.language },
    ...{ payment: page.payment, isTest: payment?.mode === 'TEST', fulfilment: page.fulfilment },
    store: page.place.store_name,
    ...buyerOnWire(page),
    billing: postalRows(order.billingAddress),
    shipping: postalRows(order.shippingAddress),
    delivery: deliveryRows(order.shipping, language),
    said: [...(phone ? [{ name: 'takenBy', value: phone.staff }] : []), ...saidOnWire(page)],
    lines: lines.map(lineOnWire),
    totals: totalsOnWire(page),
    money: { authorisedOere, capturedOere, refundedOere: payment?.refundedOere ?? 0 },
    ...recordsOnWire(page),
    erpInvoices: (await erpInvoicesOf(pool, [order.id])).map((row) => ({
      ...{ kind: row.kind, number: row.number, issuedOn: row.issued_on, dueOn: row.due_on },
      ...{ totalOere: row.total_oere, hasPdf: row.has_pdf },
    })),
    timeline: timelineOf(page, notes, actions),
    acts: possibleActs(state).filter((act) => mayAct(role, act)),
  };
}

const hasInvoice = ({ documents }: StaffOrderPage): boolean => documents.some(({ kind }) => kind === 'invoice');

function buyerOnWire({ whole: { order }, place }: StaffOrderPage) {
  const { billingAddress: billing, shippingAddress: shipping } = order;
  return {
    buyer: [billing.firstname, billing.lastname].filter(Boolean).join(' '),
    email: order.email,
    telephones: [...new Set([billing.telephone, shipping.telephone])].filter((number) => number !== ''),
    company: [place.business, place.business_number, place.business_cvr].filter(Boolean).join(' · '),
    account: place.customer_email,
    accountId: place.account_id,
  };
}

function saidOnWire({ whole: { order }, place }: StaffOrderPage) {
  const said: [string, string | null][] = [
    ['comment', order.comment],
    ['reference', order.reference],
    ['requisitioner', order.requisitioner],
    ['requisitionNumber', order.requisitionNumber],
    ['purchaseOrder', order.purchaseOrderNumber],
    ['ean', order.billingAddress.ean],
    ['vatId', order.billingAddress.vatId],
    ['accountingCost', order.accountingCost],
    ['addressNote', order.shippingAddress.customerNotes],
    ['approver', place.approver_email],
  ];
  return said.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

const lineOnWire = (line: StaffOrderPage['whole']['lines'][number]) => ({
  ...{ position: line.position, sku: line.sku, name: line.name, unit: line.unit, quantity: line.quantity },
  ...{ unitOere: line.unitOere, rowOere: line.rowOere, points: line.unitPoints },
  ...{ shipped: line.shipped, canceled: line.canceled, invoiced: line.invoiced, credited: line.credited },
  ...{ toShip: Math.max(0, unshipped(line)), toInvoice: uninvoiced(line), toCredit: creditable(line) },
  details: [
    ...line.options.map(({ label, value }) => `${label}: ${value}`),
    ...(line.note ? [line.note] : []),
    ...lineWishes(line),
    ...line.discounts.map(({ label, code }) => [label, code].filter(Boolean).join(' ')),
  ],
});

function totalsOnWire({ whole }: StaffOrderPage) {
  const { order, duties, discounts, taxes, cards } = whole;
  const remaining = remainingTotals(whole).total;
  return [
    { name: 'goods', label: order.basis, oere: order.goodsOere },
    ...discounts.map(({ label, code, oere }) => ({
      name: 'discount',
      label: [label, code].filter(Boolean).join(' '),
      oere: -oere,
    })),
    ...duties.map(({ label, oere }) => ({ name: 'duty', label, oere })),
    { name: 'freight', label: order.basis, oere: order.shippingOere },
    ...taxes.map(({ vatBp, vatOere }) => ({ name: 'vat', label: String(vatBp / 100), oere: vatOere })),
    { name: 'total', label: '', oere: order.totalOere },
    ...cards.map(({ oere }) => ({ name: 'giftCard', label: '', oere: -oere })),
    ...(remaining === order.totalOere
      ? []
      : [
          { name: 'calledOff', label: '', oere: remaining - order.totalOere },
          { name: 'remaining', label: '', oere: remaining },
        ]),
  ];
}

const recordsOnWire = ({ shipments, documents, cases, mails }: StaffOrderPage) => ({
  shipments: shipments.map(({ shipment, lines }) => ({
    ...{ number: shipment.number, carrier: shipment.carrierTitle, tracking: shipment.trackingNumber },
    ...{ status: shipment.status, at: shipment.shippedAt.toISOString() },
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  })),
  documents: documents.map(({ kind, number, issued_at, total_oere, reason }) => ({
    ...{ kind, number, at: issued_at.toISOString(), totalOere: total_oere, reason },
  })),
  cases: cases.map(({ kind, number, at, closed_at }) => ({
    ...{ kind, number, at: at.toISOString(), isClosed: closed_at !== null },
  })),
  mails: mails.map(({ id, template, recipient, queued_at, sent_at, given_up_at }) => ({
    ...{ id, template, recipient, queuedAt: queued_at.toISOString() },
    ...{ sentAt: sent_at?.toISOString() ?? null, isGivenUp: given_up_at !== null },
  })),
});

type Action = Awaited<ReturnType<typeof listActions>>[number];

/** Newest first, those of one moment as well. A note is in the log of actions, too, and is shown once. */
function timelineOf({ history }: StaffOrderPage, notes: readonly OrderNoteRow[], actions: readonly Action[]) {
  const events = [
    ...[...history]
      .reverse()
      .map(({ at, status, note }) => ({ at, kind: 'history', who: '', what: status, text: note, changes: [] })),
    ...[...notes]
      .reverse()
      .map(({ at, staff, text }) => ({ at, kind: 'note', who: staff, what: 'note', text, changes: [] })),
    ...actions
      .filter(({ command }) => command !== 'order note')
      .map(({ at, staff, command, before, after }) => ({
        ...{ at, kind: 'action', who: staff, what: command.replace(/^order /, ''), text: '' },
        changes: changedFacts(before, after),
      })),
  ];
  return events
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

export async function erpInvoiceForStaff(
  { order, kind, number }: { order: string; kind: string; number: string },
  { db, pool }: StaffContext,
): Promise<string | null> {
  const [found] = await ordersNumbered(db, [order]);
  return found ? erpInvoicePdf(pool, found.id, kind === 'credit' ? 'credit' : 'invoice', number) : null;
}

/** As base64; null where one of the orders does not exist. */
const sheetsForStaff =
  (sheetsOf: typeof slipsOfOrders | typeof labelsOfOrders) =>
  async (numbers: readonly string[], { db, pool, now, drawSheet }: StaffContext): Promise<string | null> => {
    const { sheets, missing } = await sheetsOf(numbers, { db, pool, now });
    return missing.length > 0 ? null : (await drawSheet(sheets)).toString('base64');
  };

export const slipsForStaff = sheetsForStaff(slipsOfOrders);
export const labelsForStaff = sheetsForStaff(labelsOfOrders);
