// From the wire's stores to those of the pages, with what is open at this moment.

import { inCopenhagen } from '#domain/calendar/calendar';
import { openState } from '#domain/delivery/opening-hours';
import { storesPath } from '#domain/page/addresses';
import type { PhysicalStoreView, StoreDayView } from '~/models/physical-store';
import type { PhysicalStoresQuery } from '../generated/commerce';

type WireStore = PhysicalStoresQuery['physicalStores'][number];

const KIND_OF_DAY = { USUAL: 'usual', HOLIDAY: 'holiday', EXCEPTION: 'exception' } as const;
const DAYS_SHOWN = 7;

const storeDayOf = ({ date, kind, hours, note }: WireStore['days'][number]): StoreDayView => ({
  ...{ date, kind: KIND_OF_DAY[kind], hours: hours ?? null, note: note ?? '' },
});

export function physicalStoreOf(store: WireStore, now: Date): PhysicalStoreView {
  const at = inCopenhagen(now);
  // An answer may be of yesterday's last minute.
  const days = store.days.map(storeDayOf).filter(({ date }) => date >= at.date);
  const { latitude, longitude } = store;
  return {
    ...{ code: store.code, href: storesPath(store.url_key), name: store.name },
    ...{ street: store.street, postcode: store.postcode, city: store.city },
    ...{ phone: store.phone ?? '', email: store.email ?? '' },
    place: typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null,
    description: store.description ?? '',
    services: store.services,
    staff: store.staff.map(({ name, role, phone, email }) => ({
      ...{ name, role: role ?? '', phone: phone ?? '', email: email ?? '' },
    })),
    week: store.week.map((hours) => hours ?? null),
    days: days.slice(0, DAYS_SHOWN),
    exceptions: days.slice(DAYS_SHOWN).filter(({ kind }) => kind !== 'usual'),
    state: openState(at, days),
    km: store.distance_km ?? null,
  };
}
