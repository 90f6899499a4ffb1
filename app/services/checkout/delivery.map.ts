// Delivery from the wire to the page: ways with their price and first day, what was chosen, and the shops where a cart can be fetched.
import type { ShopRules } from '~/models/caller';
import type { ChosenDelivery, PointChoice, ShippingChoice } from '~/models/checkout';
import type { CheckoutQuery } from '../generated/commerce';
import { moneyOf } from '../tile/price.map';

type WireCheckout = NonNullable<CheckoutQuery['cart']>;
type WireShipping = NonNullable<WireCheckout['shipping_addresses'][number]>;
type WireMethod = NonNullable<NonNullable<WireShipping['available_shipping_methods']>[number]>;

const wayOf = ({ carrier_code, method_code }: WireMethod) => `${carrier_code}/${method_code ?? ''}`;

/** Against a plain Magento all ways of delivery are plain ones. */
function travelOf({ carrier_image, shipping_data: data }: WireMethod) {
  return {
    picture: carrier_image ?? null,
    note: data?.note ?? '',
    channel: data?.channel ?? 'day',
    needsPoint: data?.needs_service_point ?? false,
    needsShop: data?.needs_pickup_location ?? false,
    firstDate: data?.first_date ?? null,
  };
}

export function chosenDelivery(address: WireShipping | undefined): ChosenDelivery {
  const chosen = address?.selected_shipping_method?.delivery;
  return {
    date: chosen?.date ?? '',
    interval: chosen?.interval ?? '',
    pointId: chosen?.service_point_id ?? '',
    shopCode: chosen?.pickup_location_code ?? '',
    placePostcode: chosen?.point?.postcode ?? '',
    place: chosen?.point
      ? `${chosen.point.name}, ${chosen.point.street}, ${chosen.point.postcode} ${chosen.point.city}`
      : '',
  };
}

/** Days by `<carrier_code>/<method_code>`. */
function datesOf(cart: WireCheckout): Map<string, string[]> {
  const channels = cart.delivery_dates?.channels ?? [];
  return new Map(
    channels.flatMap(({ schedule, shipping_methods }) =>
      shipping_methods.map((method): [string, string[]] => [method, schedule.map(({ date }) => date)]),
    ),
  );
}

export function shippingChoices(cart: WireCheckout, rules: ShopRules): ShippingChoice[] {
  const address = cart.shipping_addresses[0] ?? undefined;
  const dates = datesOf(cart);
  const chosen = address?.selected_shipping_method;
  return (address?.available_shipping_methods ?? []).flatMap((method) =>
    method
      ? [
          {
            value: wayOf(method),
            title: method.method_title ?? method.carrier_title,
            carrier: method.carrier_title,
            oere: moneyOf(rules.showsVat ? method.price_incl_tax : method.price_excl_tax),
            chosen: chosen?.carrier_code === method.carrier_code && chosen?.method_code === method.method_code,
            problem: method.available ? null : (method.error_message ?? ''),
            dates: dates.get(wayOf(method)) ?? [],
            ...travelOf(method),
          },
        ]
      : [],
  );
}

export function pickupShops(cart: WireCheckout): PointChoice[] {
  return (cart.pickup_locations ?? []).map((shop) => ({
    id: shop.pickup_location_code,
    name: shop.name,
    street: shop.street,
    postcode: shop.postcode,
    city: shop.city,
    openingHours: shop.opening_hours ?? '',
    km: null,
    readyAt: shop.ready_at ?? null,
    hasStock: shop.has_stock,
  }));
}
