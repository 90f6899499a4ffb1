// From the wire's orders to those of the account area and the success page.

import { deliveryPlaceOf } from '#domain/delivery/delivery-place';
import { sumOere } from '#domain/money/money';
import { inBonusShop, orderPath, productPath } from '#domain/page/addresses';
import { readablePhone } from '#domain/validate/phone';
import type { Destination, OrderAddress, OrderLine, OrderRow, OrderView } from '~/models/order';
import { discountRows } from '../cart/promotions.map';
import type { CustomerOrdersQuery, OrderFieldsFragment } from '../generated/commerce';
import { pictureOf } from '../tile/card.map';
import { moneyOf, reasonsOf } from '../tile/price.map';

type WireRow = NonNullable<NonNullable<NonNullable<CustomerOrdersQuery['customer']>['orders']>['items'][number]>;
type WireAddress = OrderFieldsFragment['shipping_address'];

type RowFields = Pick<
  WireRow,
  'id' | 'number' | 'order_date' | 'status' | 'status_code' | 'email' | 'buyer_name' | 'is_test_payment'
> & {
  total?: { grand_total: { value?: number | null } } | null;
};

export const orderRowView = (order: RowFields): OrderRow => ({
  id: order.id,
  number: order.number,
  placedAt: order.order_date,
  status: order.status_code ?? order.status,
  statusLabel: order.status,
  totalOere: moneyOf(order.total?.grand_total),
  href: orderPath(order.number),
  email: order.email ?? '',
  buyer: order.buyer_name ?? '',
  isTestPayment: order.is_test_payment ?? false,
});

export function orderAddressOf(address: WireAddress): OrderAddress {
  return {
    name: [address?.firstname, address?.lastname].filter(Boolean).join(' '),
    company: address?.company ?? '',
    street: (address?.street ?? []).filter(Boolean).join(', '),
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
    telephone: address?.telephone ?? '',
  };
}

function pathOfOrdered(slug: string | null | undefined, points: number | null | undefined): string | null {
  if (!slug) return null;
  return typeof points === 'number' ? inBonusShop(productPath(slug)) : productPath(slug);
}

function lineOf(line: NonNullable<NonNullable<OrderFieldsFragment['items']>[number]>, includesVat: boolean): OrderLine {
  const quantity = line.quantity_ordered ?? 0;
  const duty = moneyOf(line.duty);
  const price = moneyOf(line.product_sale_price);
  // Consumers' prices include the duty (as in the cart); companies see it next to the price.
  const included = includesVat ? duty : 0;
  const name = line.product_name ?? '';
  return {
    sku: line.product_sku,
    name,
    // Products bought for points are in the bonus shop, and perhaps nowhere else.
    href: pathOfOrdered(line.product_url_key, line.points),
    picture: line.image?.url ? pictureOf(line.image, name) : null,
    options: (line.selected_options ?? []).flatMap((option) => option ?? []),
    quantity,
    canceled: line.quantity_canceled ?? 0,
    unit: line.unit ?? '',
    note: line.note ?? '',
    giftCards: (line.gift_cards ?? []).map(({ code, sent_at, send_at }) => ({
      code,
      sentAt: sent_at ?? null,
      sendAt: send_at ?? null,
    })),
    unitOere: price + (quantity > 0 ? included / quantity : 0),
    dutyOere: includesVat || quantity === 0 ? 0 : duty / quantity,
    // A plain Magento says the price of one and not what the row comes to.
    rowOere: (line.row_total ? moneyOf(line.row_total) : price * quantity) + included,
    discounts: discountRows(line.discounts),
    reasons: reasonsOf(line.price_reasons),
  };
}

function deliveryOf(said: OrderFieldsFragment['delivery']): OrderView['delivery'] {
  const point = said?.point;
  return {
    date: said?.date ?? null,
    interval: said?.interval ?? null,
    readyAt: said?.ready_at ?? null,
    place: point ? `${point.name}, ${point.street}, ${point.postcode} ${point.city}` : null,
  };
}

type WirePlace = { channel?: string | null; point?: WirePoint | null } | null | undefined;
type WirePoint = { name: string; street: string; postcode: string; city: string };

/** The address that was typed, unless the goods are fetched elsewhere or nothing is carried. */
export function destinationOf(delivery: WirePlace, address: OrderAddress): Destination {
  const point = delivery?.point;
  const kind = deliveryPlaceOf(delivery?.channel ?? null, Boolean(point));
  if (kind === 'email') return { kind, lines: [] };
  if (point) return { kind, lines: [point.name, point.street, `${point.postcode} ${point.city}`] };
  const { company, name, street, postcode, city, telephone } = address;
  return {
    kind,
    lines: [company, name, street, `${postcode} ${city}`, readablePhone(telephone)].filter(
      (line) => line.trim() !== '',
    ),
  };
}

/** What the rows add up to: the subtotal that the wire says, which knows no duties, or the rows themselves. */
function subtotalOf(said: { value?: number | null } | null | undefined, lines: OrderLine[], duties: number): number {
  return said ? moneyOf(said) + duties : sumOere(lines.map((line) => line.rowOere));
}

export function orderViewOf(order: OrderFieldsFragment): OrderView {
  // A plain Magento names no basis, and its order lines are without VAT.
  const includesVat = order.price_basis === 'GROSS';
  const total = order.total;
  const duties = (order.duties ?? []).flatMap((duty) =>
    duty ? [{ label: duty.label ?? '', oere: moneyOf(duty.amount) }] : [],
  );
  const lines = (order.items ?? []).flatMap((line) => (line ? [lineOf(line, includesVat)] : []));
  const said = includesVat ? total?.subtotal_incl_tax : total?.subtotal_excl_tax;
  return {
    ...orderRowView(order),
    lines,
    includesVat,
    remainingOere: total?.remaining_total ? moneyOf(total.remaining_total) : null,
    subtotalOere: subtotalOf(said, lines, includesVat ? sumOere(duties.map((duty) => duty.oere)) : 0),
    discounts: discountRows(total?.discounts),
    paidByCards: (order.applied_gift_cards ?? []).flatMap((card) =>
      card ? [{ code: card.code ?? '', oere: moneyOf(card.applied_balance) }] : [],
    ),
    duties,
    freightOere: moneyOf(total?.total_shipping),
    earnedPoints: order.reward_points ?? 0,
    taxes: (total?.taxes ?? []).flatMap((tax) => (tax ? [{ percent: tax.rate, oere: moneyOf(tax.amount) }] : [])),
    shippingAddress: orderAddressOf(order.shipping_address),
    billingAddress: orderAddressOf(order.billing_address),
    shippingTitle: order.shipping_method ?? '',
    destination: destinationOf(order.delivery, orderAddressOf(order.shipping_address)),
    delivery: deliveryOf(order.delivery),
    paymentTitle: order.payment_methods?.[0]?.name ?? '',
    paymentCode: order.payment_methods?.[0]?.type ?? '',
    paymentStatus: order.payment_status ?? 'AWAITING',
    reference: order.reference ?? '',
    requisitioner: order.requisitioner ?? '',
    requisitionNumber: order.requisition_number ?? '',
    ean: order.ean_number ?? '',
    accountingCost: order.accounting_cost ?? '',
    comment: order.customer_note ?? '',
  };
}
