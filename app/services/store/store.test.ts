// The facts that pages show of a physical store at a given time, and its structured data for search engines.
import { expect, it } from 'vitest';
import { faultsIn } from '../../../tests/support/schema-org';
import type { PhysicalStoresQuery } from '../generated/commerce';
import { physicalStoreOf } from './store.map';
import { storeDataOf } from './store-data';

const NINE = { from: '09:00', to: '17:00' };
const DAYS = [
  ['2026-11-23', 'USUAL', NINE],
  ['2026-11-24', 'EXCEPTION', null],
  ['2026-11-25', 'USUAL', NINE],
] as const;
const wire = {
  ...{
    code: 'kbh',
    url_key: 'koebenhavn',
    name: 'Kontorværk </script>',
    street: 'Vej 1',
    postcode: '1620',
    city: 'København V',
  },
  ...{ phone: null, email: null, latitude: 55.67, longitude: 12.54, description: null, services: [], staff: [] },
  week: [NINE, NINE, NINE, NINE, NINE, { from: '10:00', to: '14:00' }, null],
  days: DAYS.map(([date, kind, hours]) => ({ date, kind, hours, note: null })),
  distance_km: null,
} satisfies PhysicalStoresQuery['physicalStores'][number];

it.each([
  ['2026-11-23T10:00:00Z', { kind: 'open', until: '17:00' }],
  ['2026-11-23T16:00:00Z', { kind: 'opens', date: '2026-11-25', from: '09:00', isToday: false }],
  // The response was read on the day before.
  ['2026-11-24T10:00:00Z', { kind: 'opens', date: '2026-11-25', from: '09:00', isToday: false }],
  ['2026-11-26T10:00:00Z', { kind: 'shut' }],
])('at %s the state is that of the current time', (moment, state) =>
  expect(physicalStoreOf(wire, new Date(moment)).state).toEqual(state),
);

it('structured data has the weekly hours, and the days that differ', () => {
  const said = storeDataOf(physicalStoreOf(wire, new Date('2026-11-23T10:00:00Z')), 'https://shop.example');
  expect(said).toMatchObject({
    '@type': 'Store',
    url: 'https://shop.example/butikker/koebenhavn',
    openingHoursSpecification: [
      { opens: '09:00', closes: '17:00', dayOfWeek: expect.arrayContaining(['https://schema.org/Monday']) },
      { opens: '10:00', closes: '14:00', dayOfWeek: ['https://schema.org/Saturday'] },
    ],
    specialOpeningHoursSpecification: [{ validFrom: '2026-11-24', opens: '00:00', closes: '00:00' }],
  });
  expect(faultsIn(said)).toEqual([]);
});
