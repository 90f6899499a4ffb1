// From the wire to an order as goods of it are returned.
import type { ReturnFeesView, ReturnOfferView, ReturnView } from '~/models/goods-return';
import type { FeesOfReturnQuery, OrderToReturnQuery } from '../generated/commerce';
import { moneyOf } from '../tile/price.map';

type WireOrder = OrderToReturnQuery['guestOrderByToken'];
type WireReturns = WireOrder['returns'];
type WireReturn = NonNullable<NonNullable<NonNullable<WireReturns>['items']>[number]>;
type WireOffer = NonNullable<NonNullable<FeesOfReturnQuery['guestOrderByToken']>['return_offer']>;

const REFUSALS = { CONSUMER: 'consumer', UNDELIVERED: 'undelivered', LATE: 'late', OVER: 'over' } as const;
const REASONS = { UNDELIVERED: 'undelivered', LATE: 'late', EXEMPT: 'exempt', OVER: 'over' } as const;
const SIZES = { BOX: 'box', BOXES: 'boxes', PALLET: 'pallet' } as const;
const STATES = {
  PENDING: 'pending',
  AUTHORIZED: 'ready',
  PARTIALLY_RECEIVED: 'partly',
  PROCESSED_AND_CLOSED: 'received',
  CLOSED: 'closed',
  DENIED: 'refused',
} as const;

/** Null where the back end knows no such returns. */
export function returnOfferOf(order: WireOrder): ReturnOfferView | null {
  const { number, email, order_date: placedAt, shipping_address: address, return_offer: offer } = order;
  if (!offer) return null;
  const buyer = [address?.firstname, address?.lastname].filter(Boolean).join(' ');
  return {
    ...{ order: number, email: email ?? '', placedAt, buyer, telephone: address?.telephone ?? '' },
    from: {
      name: address?.company ?? buyer,
      street: (address?.street ?? []).filter(Boolean).join(', '),
      postcode: address?.postcode ?? '',
      city: address?.city ?? '',
    },
    refusal: offer.refusal ? REFUSALS[offer.refusal] : null,
    pickupDays: offer.pickup_days,
    lines: offer.lines.map(({ product_sku: sku, product_name: name, ...line }) => ({
      ...{ uid: line.uid, sku, name, unit: line.unit, quantity: line.quantity, left: line.left },
      ...{
        lastDay: line.last_day ?? null,
        grams: line.weight_grams,
        reason: line.reason ? REASONS[line.reason] : null,
      },
    })),
    returns: returnsOnOrder(order.returns),
  };
}

export const returnsOnOrder = (returns: WireReturns): ReturnView[] =>
  (returns?.items ?? []).flatMap((one) => (one ? [returnOf(one)] : []));

function returnOf(one: WireReturn): ReturnView {
  const { number, created_at: createdAt, parcel_count: parcels, weight_grams: grams, contact } = one;
  return {
    ...{ number, createdAt, parcels, grams, contact },
    status: one.status ? STATES[one.status] : 'pending',
    pickupOn: one.pickup ? (one.pickup_date ?? null) : null,
    size: SIZES[one.package_size],
    lines: (one.items ?? []).flatMap((item) => {
      if (!item) return [];
      const { product_sku: sku, product_name: name, unit } = item.order_item;
      return [{ sku, name: name ?? '', unit: unit ?? '', quantity: item.request_quantity, received: item.quantity }];
    }),
    label: one.label ? { isOwn: one.label.carrier === 'own', packages: one.label.packages } : null,
  };
}

/** Null for what cannot be returned. */
export function returnFeesOf({ fees }: WireOffer): ReturnFeesView | null {
  if (!fees) return null;
  return {
    lines: fees.lines.map(({ uid, price_excl_tax, fee_excl_tax }) => ({
      ...{ uid, priceOere: moneyOf(price_excl_tax), feeOere: moneyOf(fee_excl_tax) },
    })),
    feeOere: moneyOf(fees.fee_excl_tax),
    creditOere: moneyOf(fees.credit_total),
  };
}
