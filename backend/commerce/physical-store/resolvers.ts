// Stores that one can walk into, on the wire: where they are, what they do, and when they are open.
import { listShops, type ShopRow } from '#backend/commerce/delivery/delivery.sql';
import type { PhysicalStore, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { nearestFirst } from '#domain/address/distance';
import { inCopenhagen } from '#domain/calendar/calendar';
import { closedDays } from '#domain/delivery/delivery-calendar';
import { type OpenDayKind, openDays } from '#domain/delivery/opening-hours';
import { postcodeFrom } from '#domain/validate/postcode';

/** The page shows a week; the rest is for the next exceptions. */
const DAYS_TOLD = 35;
const DAYS_OF_WEEK = 7;

const KINDS = { usual: 'USUAL', holiday: 'HOLIDAY', exception: 'EXCEPTION' } as const satisfies Record<
  OpenDayKind,
  string
>;

type InBoth = { da: string; en: string } | undefined;

function storeOnWire(shop: ShopRow, km: number | null, { language, now, store }: Context): PhysicalStore {
  const { details } = shop;
  const { openingHours: hours = [], exceptions = [], services = [], staff = [] } = details;
  const said = (text: InBoth) => text?.[language] || null;
  const noteOf = new Map(exceptions.map(({ date, note }) => [date, note]));
  const days = openDays(inCopenhagen(now).date, DAYS_TOLD, { hours, exceptions }, closedDays(now, store.calendar));
  return {
    ...{ code: shop.code, name: shop.name, url_key: details.urlKey ?? shop.code },
    ...{ street: details.street ?? '', postcode: details.postcode ?? '', city: details.city ?? '' },
    ...{ phone: details.phone || null, email: details.email || null },
    ...{ latitude: details.latitude ?? null, longitude: details.longitude ?? null },
    description: said(details.description),
    services: services.flatMap((one) => said(one) ?? []),
    staff: staff.map(({ name, role, phone, email }) => ({
      ...{ name, role: said(role), phone: phone || null, email: email || null },
    })),
    week: Array.from({ length: DAYS_OF_WEEK }, (_, at) => hours[at] ?? null),
    days: days.map(({ date, kind, hours: open }) => ({
      ...{ date, kind: KINDS[kind], hours: open, note: said(noteOf.get(date)) },
    })),
    distance_km: km,
  };
}

export const physicalStoreResolvers: Resolvers = {
  Query: {
    physicalStores: async (_root, { postcode }, context) => {
      const shops = await listShops(context.db, []);
      const asked = postcode ? postcodeFrom(postcode) : null;
      if (!asked) return shops.map((shop) => storeOnWire(shop, null, context));
      const placed = shops.map((shop) => ({ shop, postcode: shop.details.postcode ?? '' }));
      return nearestFirst(placed, asked).map(({ shop, km }) => storeOnWire(shop, km, context));
    },
  },
};
