// Straight-line distance between postcodes, and sorting by it; used to order parcel shops.
import { centreOf } from './centres';

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whole kilometres between the centres; null when either centre is unknown. */
export function kmBetween(one: string, other: string): number | null {
  const [from, to] = [centreOf(one), centreOf(other)];
  if (!from || !to) return null;
  const north = Math.sin(radians(to.north - from.north) / 2) ** 2;
  const east = Math.sin(radians(to.east - from.east) / 2) ** 2;
  const bend = north + Math.cos(radians(from.north)) * Math.cos(radians(to.north)) * east;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(bend)));
}

export interface Located {
  postcode: string;
}

/** Sorts nearest first and adds the distance; the same postcode comes first, ties stay in order. Without a distance, the nearest number counts. */
export function nearestFirst<T extends Located>(places: readonly T[], postcode: string): (T & { km: number | null })[] {
  const apart = (place: Located) => Math.abs(Number(place.postcode) - Number(postcode));
  return places
    .map((place) => ({ ...place, km: kmBetween(place.postcode, postcode) }))
    .sort((one, other) => {
      const [near, far] = [one.km ?? Number.POSITIVE_INFINITY, other.km ?? Number.POSITIVE_INFINITY];
      const byKm = near === far ? 0 : near - far;
      return byKm || apart(one) - apart(other);
    });
}
