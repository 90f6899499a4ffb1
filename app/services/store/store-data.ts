// What the page of a store says to search machines (schema.org).
import type { DayHours } from '#domain/delivery/opening-hours';
import type { PhysicalStoreView } from '~/models/physical-store';
import type { StructuredData } from '../catalogue/structured-data';

const SCHEMA = 'https://schema.org';
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days with the same hours as one. */
function weekSaid(week: PhysicalStoreView['week']) {
  const byHours = new Map<string, { hours: DayHours; days: string[] }>();
  week.forEach((hours, at) => {
    if (!hours) return;
    const key = `${hours.from} ${hours.to}`;
    const known = byHours.get(key) ?? { hours, days: [] };
    known.days.push(`${SCHEMA}/${WEEKDAYS[at]}`);
    byHours.set(key, known);
  });
  return [...byHours.values()].map(({ hours: { from, to }, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: from,
    closes: to,
  }));
}

/** A day without hours is said to open and close at midnight, which is how search machines want a closed day. */
const specialDay = ({ date, hours }: PhysicalStoreView['days'][number]) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens: hours?.from ?? '00:00',
  closes: hours?.to ?? '00:00',
});

export function storeDataOf(store: PhysicalStoreView, origin: string): StructuredData {
  const special = [...store.days, ...store.exceptions].filter(({ kind }) => kind !== 'usual');
  return {
    '@context': SCHEMA,
    '@type': 'Store',
    name: store.name,
    url: new URL(store.href, origin).href,
    ...(store.description ? { description: store.description } : {}),
    ...(store.phone ? { telephone: store.phone } : {}),
    ...(store.email ? { email: store.email } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street,
      postalCode: store.postcode,
      addressLocality: store.city,
      addressCountry: 'DK',
    },
    ...(store.place ? { geo: { '@type': 'GeoCoordinates', ...store.place } } : {}),
    openingHoursSpecification: weekSaid(store.week),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special.map(specialDay) } : {}),
  };
}
