// A parcel shop in the common form of all carriers, and the carrier's interface.

export const MOST_SHOPS = 10;

export interface ParcelShop {
  /** '<carrier>-<postcode>-<the carrier's own number>': enough to find it again. */
  id: string;
  /** The carrier's own number of it, which the parcel's label carries. */
  number: string;
  carrier: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  openingHours: string;
}

export interface ParcelShopCarrier {
  code: string;
  /** Throws when it cannot say. */
  near(postcode: string, signal: AbortSignal): Promise<ParcelShop[]>;
}
