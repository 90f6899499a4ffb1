// The shop's own list of parcel shops, for when no carrier answers.
import type { Reader } from '#backend/db/client';
import type { StoredPoint } from '#backend/db/tables/cart';
import type { ParcelShop } from '#backend/ports/parcel-shops/index';
import { nearestFirst } from '#domain/address/distance';
import { listedPoints } from './delivery.sql';

const MOST_LISTED = 6;

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
