// Where an order ends: at an address, in a shop or parcel shop where it is fetched, or in a mailbox. Every confirmation says it by this.

export const DELIVERY_PLACES = ['address', 'shop', 'parcel-shop', 'email'] as const;
export type DeliveryPlaceKind = (typeof DELIVERY_PLACES)[number];

/** Gift cards alone have no way that a shopper chooses. */
export const BY_EMAIL = 'email';

/** `channel`: null on older orders; `hasPoint`: the order names a shop or parcel shop. */
export function deliveryPlaceOf(channel: string | null, hasPoint: boolean): DeliveryPlaceKind {
  if (channel === BY_EMAIL) return 'email';
  if (!hasPoint) return 'address';
  return channel === 'shop' ? 'shop' : 'parcel-shop';
}
