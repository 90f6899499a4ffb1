// An order as other systems are sent it, from what the shop has stored of it.

import { remainingTotals } from '#backend/commerce/order/index';
import type { LineRow } from '#backend/commerce/order/read/read.sql';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { HandedLine, HandedOrder, HandedPlace } from '#backend/ports/handover/index';
import { lineWishes } from '#domain/order/line-wishes';
import type { StaffOrder } from '../staff/read-order';

export function handedOrder(staff: StaffOrder): HandedOrder {
  const { whole, place } = staff;
  const { order } = whole;
  const { billingAddress: billing, shippingAddress: shipping } = order;
  return {
    ...{ number: order.number, store: place.store, placedAt: order.placedAt.toISOString() },
    ...{ status: order.status, language: order.language },
    buyer: { name: fullName(billing), email: order.email, telephone: billing.telephone || shipping.telephone || '' },
    company:
      place.business === null ? null : { name: place.business, number: place.business_number, cvr: place.business_cvr },
    billTo: { ...handedPlace(billing), ean: billing.ean ?? null, vatId: billing.vatId ?? null },
    deliverTo: handedPlace(shipping),
    delivery: handedDelivery(order.shipping),
    ...{ comment: order.comment, reference: order.reference, requisitioner: order.requisitioner },
    ...{ requisitionNumber: order.requisitionNumber, purchaseOrderNumber: order.purchaseOrderNumber },
    accountingCost: order.accountingCost,
    ...handedMoney(staff),
    lines: whole.lines.map(handedLine),
    shipments: staff.shipments.map(({ shipment: { number, carrierTitle, trackingNumber, status, shippedAt } }) => ({
      ...{ number, carrier: carrierTitle, trackingNumber, status, shippedAt: shippedAt.toISOString() },
    })),
    documents: staff.documents.map(({ kind, number, issued_at, total_oere }) => ({
      ...{ kind, number, issuedAt: issued_at.toISOString(), totalOere: total_oere },
    })),
  };
}

function handedMoney({
  whole,
  payment: stage,
}: StaffOrder): Pick<HandedOrder, 'payment' | 'amounts' | 'taxes' | 'duties' | 'discounts'> {
  const { order, payment } = whole;
  return {
    payment: {
      ...{ way: order.paymentCode, state: stage ?? 'unpaid', provider: payment?.provider ?? '' },
      reference: payment?.providerReference ?? null,
      ...{ authorisedOere: payment?.authorisedOere ?? 0, capturedOere: payment?.capturedOere ?? 0 },
      refundedOere: payment?.refundedOere ?? 0,
    },
    amounts: {
      includesVat: order.basis === 'gross',
      ...{ goodsOere: order.goodsOere, discountOere: order.discountOere, dutiesOere: order.dutiesOere },
      ...{ freightOere: order.shippingOere, vatOere: order.vatOere, exVatOere: order.totalExVatOere },
      ...{ totalOere: order.totalOere, giftCardOere: order.giftCardOere },
      toPayOere: order.totalOere - order.giftCardOere,
      remainingOere: remainingTotals(whole).total,
    },
    taxes: whole.taxes.map(({ vatBp, baseOere, vatOere }) => ({ vatBp, baseOere, vatOere })),
    duties: whole.duties.map(({ code, label, oere }) => ({ code, label, oere })),
    discounts: whole.discounts.map(({ label, code, oere }) => ({ label, code, oere })),
  };
}

const fullName = ({ firstname, lastname }: Partial<PostalAddress>): string =>
  [firstname, lastname].filter(Boolean).join(' ');

/** A gift card that is sent by mail goes to no place: what an address lacks is left empty. */
const handedPlace = (address: Partial<PostalAddress>): HandedPlace => ({
  company: [address.company, address.company2].filter(Boolean).join(', '),
  name: fullName(address),
  street: address.street ?? [],
  postcode: address.postcode ?? '',
  city: address.city ?? '',
  country: address.countryCode ?? 'DK',
  telephone: address.telephone ?? '',
});

function handedDelivery(shipping: StaffOrder['whole']['order']['shipping']): HandedOrder['delivery'] {
  const { carrierCode, methodCode, carrierTitle, methodTitle, deliveryDate, deliveryInterval, readyAt, point } =
    shipping;
  const id = shipping.servicePointId ?? shipping.pickupLocationCode ?? null;
  return {
    ...{ carrier: carrierCode ?? '', method: methodCode ?? '' },
    title: [carrierTitle, methodTitle].filter(Boolean).join(': '),
    ...{ date: deliveryDate ?? null, interval: deliveryInterval ?? null, readyAt: readyAt ?? null },
    point: point ? { id, name: point.name, street: point.street, postcode: point.postcode, city: point.city } : null,
  };
}

const handedLine = (line: LineRow): HandedLine => ({
  ...{ sku: line.sku, name: line.name, unit: line.unit, quantity: line.quantity, canceled: line.canceled },
  ...{ note: line.note, options: line.options, wishes: lineWishes(line) },
  ...{ shipped: line.shipped, invoiced: line.invoiced, credited: line.credited },
  ...{ unitOere: line.unitOere, rowOere: line.rowOere, discountOere: line.discountOere },
  ...{ dutyOere: line.dutyOere, dutyCode: line.dutyCode, vatBp: line.vatBp, vatOere: line.vatOere },
});

/** What is wrong with the sums of an order, which no ledger should take over; null: they add up to the øre. */
export function sumFault({ amounts, lines, taxes, duties, discounts }: HandedOrder): string | null {
  const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);
  const parts = amounts.goodsOere - amounts.discountOere + amounts.dutiesOere + amounts.freightOere;
  const checks: [string, number, number][] = [
    ['the parts and the total', parts + (amounts.includesVat ? 0 : amounts.vatOere), amounts.totalOere],
    ['net and VAT', amounts.exVatOere + amounts.vatOere, amounts.totalOere],
    ['lines and goods', sum(lines.map(({ rowOere }) => rowOere)), amounts.goodsOere],
    ['VAT by rate', sum(taxes.map(({ vatOere }) => vatOere)), amounts.vatOere],
    ['duties by kind', sum(duties.map(({ oere }) => oere)), amounts.dutiesOere],
    ['discounts by name', sum(discounts.map(({ oere }) => oere)), amounts.discountOere],
  ];
  const wrong = checks.find(([, found, expected]) => found !== expected);
  return wrong ? `${wrong[0]} differ: ${wrong[1]} and ${wrong[2]} øre` : null;
}
