// The rows of one earlier order, from its record and from what it comes to.

import { DAYS_TO_PAY } from '#backend/commerce/invoice/write-document';
import { newToken } from '#backend/commerce/session/token';
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { VAT_BP } from '#domain/money/vat';
import type { PastInvoice, PastLine } from './order-columns';
import type { OrderPlan } from './order-plan';
import type { PastOrder } from './order-tables';
import type { MethodTitles } from './orders.sql';
import type {
  PastDiscountRow,
  PastLineRow,
  PastOrderRow,
  PastPaperRow,
  PastPaymentRow,
  PastShipmentRow,
  PastTaxRow,
} from './write-orders.sql';

export interface PlannedOrder {
  order: PastOrder;
  plan: OrderPlan;
  storeId: number;
  /** What its way of delivery is called; null where it has none. */
  titles: MethodTitles | null;
}

/** By which an earlier order is known as one. */
export const cartOfPast = (number: string): string => `before-${number}`;

export function orderRow({ order, plan: { totals }, storeId, titles }: PlannedOrder): PastOrderRow {
  const { number, email, status, prices, freight, language, placed_at } = order;
  return {
    ...{ number, email, status, language, placed_at },
    public_token: newToken(),
    cart_id: cartOfPast(number),
    store_id: storeId,
    basis: prices,
    goods_oere: totals.lines.reduce((sum, { row }) => sum + row, 0),
    discount_oere: totals.discount,
    shipping_oere: freight,
    vat_oere: totals.grandTotal - totals.grandTotalExcl,
    total_ex_vat_oere: totals.grandTotalExcl,
    total_oere: totals.grandTotal,
    shipping_address: goodsAddressOf(order),
    billing_address: billOf(order),
    shipping: deliveryKept(order, totals.freightIncl - totals.freightExcl, titles),
    payment_code: order.payment,
    purchase_order_number: order.purchase_order_number,
    reference: order.reference,
    requisitioner: order.requisitioner,
    requisition_number: order.requisition_number,
    withdrawal_told_at: order.withdrawal_told && prices === 'gross' ? placed_at : null,
  };
}

/** As the shop's own orders store it. */
const billOf = ({ firstname, lastname, company, street, postcode, city, telephone, cvr, ean }: PastOrder) => ({
  ...{ firstname, lastname, company, company2: null, street, postcode, city, countryCode: 'DK', telephone },
  ...{ vatId: cvr, ean, reqRekvirent: null, reqRekvnr: null, customerNotes: null, customerAddressId: null },
});

const goodsAddressOf = (order: PastOrder) =>
  order.delivery_firstname === null
    ? billOf(order)
    : {
        ...billOf(order),
        firstname: order.delivery_firstname,
        lastname: order.delivery_lastname,
        company: order.delivery_company,
        street: order.delivery_street,
        postcode: order.delivery_postcode,
        city: order.delivery_city,
        telephone: order.delivery_telephone ?? '',
      };

function deliveryKept(order: PastOrder, vatOere: number, titles: MethodTitles | null): object {
  if (order.delivery === null) return {};
  const [carrierCode, methodCode] = order.delivery.split('/');
  return {
    ...{ carrierCode, methodCode },
    carrierTitle: order.carrier_title ?? titles?.carrier,
    methodTitle: order.method_title ?? titles?.[order.language],
    ...{
      servicePointId: null,
      pickupLocationCode: null,
      deliveryDate: null,
      point: null,
      oere: order.freight,
      vatOere,
    },
  };
}

export const lineRows = ({ order, plan }: PlannedOrder): PastLineRow[] =>
  order.lines.map(({ record }, at) => {
    const { sku, name, quantity, price, list_price, discount } = record;
    const gone = plan.lines[at];
    return {
      order: order.number,
      position: at + 1,
      ...{ sku, name, quantity },
      shipped: gone?.shipped ?? 0,
      canceled: gone?.canceled ?? 0,
      invoiced: gone?.invoiced ?? 0,
      credited: gone?.credited ?? 0,
      unit_oere: price,
      row_oere: price * quantity,
      discount_oere: discount,
      discounts: discount > 0 ? [{ label: discountNameOf(record), code: null, oere: discount }] : [],
      vat_bp: VAT_BP,
      vat_oere: plan.totals.lines[at]?.vatDue ?? 0,
      price_reasons: list_price === null ? [] : listedReasons(list_price, price),
    };
  });

const discountNameOf = ({ discount_name: name }: Pick<PastLine, 'discount_name'>): string => name ?? 'Rabat';

/** By name, as the order's totals list them. */
export function pastDiscounts({ order }: PlannedOrder): PastDiscountRow[] {
  const sums = new Map<string, number>();
  for (const { record } of order.lines)
    if (record.discount > 0)
      sums.set(discountNameOf(record), (sums.get(discountNameOf(record)) ?? 0) + record.discount);
  return [...sums].map(([label, oere]) => ({ order: order.number, label, oere }));
}

function listedReasons(list: number, price: number) {
  const listed = { code: 'list', label: null, oere: list, params: {} };
  return list === price
    ? [listed]
    : [listed, { code: 'vat-removed', label: null, oere: price - list, params: { bp: VAT_BP } }];
}

export const taxRows = ({ order, plan }: PlannedOrder): PastTaxRow[] =>
  plan.totals.taxes.map(({ bp, base, amount }) => ({
    ...{ order: order.number, vat_bp: bp, base_oere: base, vat_oere: amount },
  }));

/** None where it is not known who took the money: such an order is only looked at. */
export function paymentRows({ order, plan }: PlannedOrder): PastPaymentRow[] {
  const isOnAccount = order.payment === 'account';
  if (!isOnAccount && order.provider === null) return [];
  const taken = isOnAccount || order.status === 'canceled' ? 0 : plan.totals.grandTotal;
  const credited = order.invoices.reduce(
    (sum, { record }, at) => sum + (record.kind === 'credit' ? (plan.documents[at]?.total ?? 0) : 0),
    0,
  );
  return [
    {
      order: order.number,
      provider: order.provider ?? 'account',
      mode: order.provider === 'test' ? 'TEST' : 'LIVE',
      status: order.status === 'canceled' ? 'cancelled' : isOnAccount ? 'account' : 'captured',
      amount_oere: plan.totals.grandTotal,
      taken_oere: taken,
      refunded_oere: Math.min(taken, credited),
      provider_reference: order.provider_reference,
    },
  ];
}

export const shipmentRows = ({ order, plan }: PlannedOrder): PastShipmentRow[] =>
  order.shipments.map(({ record }, at) => ({
    order: order.number,
    number: record.number,
    carrier_code: record.carrier,
    carrier_title: record.carrier_title ?? record.carrier,
    tracking_number: record.tracking,
    status: record.status,
    shipped_at: record.shipped_at,
    goods: (plan.parcels[at] ?? []).map(({ id, quantity }) => ({ position: id + 1, quantity })),
    events: record.events.map((event) => event.record),
  }));

export const paperRows = ({ order, plan }: PlannedOrder): PastPaperRow[] =>
  order.invoices.flatMap(({ record }, index) => {
    const totals = plan.documents[index];
    if (!totals) return [];
    return {
      ...{
        order: order.number,
        kind: record.kind,
        number: record.number,
        issued_at: record.issued_at,
        reason: record.reason,
      },
      due_at: record.due_at ?? dayDue(record, order),
      freight_net_oere: totals.freight.net,
      freight_vat_oere: totals.freight.vat,
      ...{ net_oere: totals.net, vat_oere: totals.vat, total_oere: totals.total },
      taxes: totals.taxes.map(({ vatBp, base, vat }) => ({ vat_bp: vatBp, base_oere: base, vat_oere: vat })),
      lines: totals.lines.map(({ id, quantity, row, discount, vatBp, goods }, at) => ({
        ...{
          at: id + 1,
          position: at + 1,
          quantity,
          unit_oere: row / quantity,
          row_oere: row,
          discount_oere: discount,
        },
        ...{ vat_bp: vatBp, net_oere: goods.net, vat_oere: goods.vat },
      })),
    };
  });

function dayDue({ kind, issued_at }: PastInvoice, { payment }: PastOrder): string {
  const day = inCopenhagen(new Date(issued_at)).date;
  return kind === 'invoice' && payment === 'account' ? addDays(day, DAYS_TO_PAY) : day;
}
