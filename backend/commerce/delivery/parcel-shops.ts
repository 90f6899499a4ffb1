// Parcel shops as shoppers and staff choose them, and the shop's own list for when no carrier answers.
import type { Reader } from '#backend/db/client';
import type { StoredPoint } from '#backend/db/tables/cart';
import type { ParcelShop, ParcelShops } from '#backend/ports/parcel-shops/index';
import { nearestFirst } from '#domain/address/distance';
import { postcodeFrom } from '#domain/validate/postcode';
import { listedPoints } from './delivery.sql';

const MOST_LISTED = 6;
const LONGEST_ID = 80;

/** The nearest first; none for a postcode that does not exist. */
export async function parcelShopsNear(parcelShops: ParcelShops, typed: string) {
  const postcode = postcodeFrom(typed);
  return postcode ? nearestFirst(await parcelShops.near(postcode), postcode) : [];
}

/** Called before the transaction: the carrier's response can be slow. */
export const parcelShopOfId = async (parcelShops: ParcelShops, id: string | null | undefined) =>
  id && id.length <= LONGEST_ID ? await parcelShops.find(id) : null;

export async function listedShops(reader: Reader, postcode: string): Promise<ParcelShop[]> {
  const points = nearestFirst(await listedPoints(reader), postcode).slice(0, MOST_LISTED);
  return points.map(({ id, name, street, postcode: of, city, openingHours }) => ({
    id: `list-${of}-${id}`,
    number: id,
    carrier: '',
    name,
    street,
    postcode: of,
    city,
    openingHours,
  }));
}

/** As stored with the cart and the order: a copy, because parcel shops move and close. */
export const storedPoint = ({ name, street, postcode, city, openingHours }: ParcelShop): StoredPoint => ({
  name,
  street,
  postcode,
  city,
  openingHours,
});
