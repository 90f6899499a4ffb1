// What decides about delivery: the goods' value, weight, size and readiness, the customer's day, and the order that these goods could join.
import type { PricedItem } from '#backend/commerce/cart/price-items';
import { goodsValue, isMoney } from '#backend/commerce/cart/price-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { Reader } from '#backend/db/client';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { Language, SignedIn } from '#backend/graphql/context';
import { inCopenhagen } from '#domain/calendar/calendar';
import { DAYS_UNKNOWN } from '#domain/catalogue/stock';
import type { DeliveryCalendar } from '#domain/delivery/delivery-calendar';
import { type Load, loadOf } from '#domain/delivery/shipping-rate';
import type { Oere } from '#domain/money/money';
import type { PriceBasis } from '#domain/money/vat';
import { type MethodRow, type OpenOrder, openOrders } from './delivery.sql';

export interface ShippingScene {
  /** Goods in the basis of the store, without duties. */
  goods: Oere;
  basis: PriceBasis;
  business: SignedIn['business'];
  language: Language;
  now: Date;
  /** The store's. */
  calendar: DeliveryCalendar;
  load: Load;
  /** Workdays until the slowest item can be available; null where unknown. */
  goodsWorkdays: number | null;
  joined: OpenOrder | null;
  /** A promotion frees the freight. */
  isFree: boolean;
}

export function sceneOf(
  priced: readonly PricedItem[],
  { terms, language, who, now, store }: Pick<Shopper, 'terms' | 'language' | 'who' | 'now' | 'store'>,
  joined: OpenOrder | null,
  isFree = false,
): ShippingScene {
  const carried = priced.filter(({ item }) => !isMoney(item));
  const slowest = carried.reduce((days, { item }) => Math.max(days, item.product.delivery_days), 0);
  return {
    goods: goodsValue(priced),
    basis: terms.basis,
    business: who?.business ?? null,
    language,
    now,
    calendar: store.calendar,
    load: loadOf(
      carried.map(({ item }) => ({
        grams: item.product.weight_grams,
        longestMm: item.longestMm ?? null,
        quantity: item.quantity,
      })),
    ),
    goodsWorkdays: slowest >= DAYS_UNKNOWN ? null : slowest,
    joined,
    isFree,
  };
}

/** The order to the same door that comes next, where the store has that way of delivery at all. */
export async function joinableOrder(
  reader: Reader,
  methods: readonly MethodRow[],
  address: PostalAddress | null,
  { who, now }: Pick<Shopper, 'who' | 'now'>,
): Promise<OpenOrder | null> {
  if (!who?.business || !address || !methods.some(({ channel }) => channel === 'collected')) return null;
  const open = await openOrders(reader, who.business.id, inCopenhagen(now).date);
  const sameDoor = open.filter(
    (order) => order.postcode === address.postcode && order.street.join('\n') === address.street.join('\n'),
  );
  return sameDoor.sort((one, other) => (one.date < other.date ? -1 : 1))[0] ?? null;
}
