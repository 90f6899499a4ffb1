// Shops where a cart can be fetched, from the wire to the page.
import type { PointChoice } from '~/models/checkout';
import type { CheckoutQuery } from '../generated/commerce';

type WireCheckout = NonNullable<CheckoutQuery['cart']>;

export function shopsOf(cart: WireCheckout): PointChoice[] {
  return (cart.pickup_locations ?? []).map((shop) => ({
    id: shop.pickup_location_code,
    name: shop.name,
    street: shop.street,
    postcode: shop.postcode,
    city: shop.city,
    openingHours: shop.opening_hours ?? '',
    readyAt: shop.ready_at ?? null,
  }));
}
