// Physical stores in the database: distances, opening hours with exceptions, texts in both languages, and pickup by the same hours.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PhysicalStoresDocument } from '~/services/generated/commerce';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const stores = async (postcode: string | null = null, language: 'da' | 'en' = 'da') => {
  const { data, errors } = await counter.ask(PhysicalStoresDocument, { postcode }, { language });
  expect(errors).toEqual([]);
  return data?.physicalStores ?? [];
};

// spec: 2 Routes: `/butikker/{id?}` stores
//   at backend/commerce/physical-store/resolvers.ts, app/routes/store/stores.tsx, app/routes/store/store.tsx
test('sorts by distance from the postcode, and returns the distance', async () => {
  expect((await stores()).map(({ code }) => code)).toEqual([
    'kbh',
    'aarhus',
    'odense',
    'aalborg',
    'esbjerg',
    'kolding',
  ]);
  const near = await stores('5260');
  expect(near[0]?.code).toBe('odense');
  expect(near.map(({ distance_km: km }) => km)).toEqual(
    near.map(({ distance_km: km }) => km).sort((a, b) => Number(a) - Number(b)),
  );
});

test.each(['', 'abc', '99999', '0000', '5260; DROP', '\u0000', 'ø'.repeat(5_000)])(
  'an invalid postcode (%#) returns all stores in their order',
  async (typed) => {
    const found = await stores(typed);
    expect([found.length, found[0]?.code]).toEqual([6, 'kbh']);
  },
);

test('the days include holidays and the exceptions of the store', async () => {
  counter.clock.forward(20 * 24 * 60 * 60 * 1000);
  const exceptions = [
    { date: '2026-11-28', hours: { from: '10:00', to: '12:00' }, note: { da: 'Loppemarked', en: 'Flea market' } },
    { date: '2026-11-30', hours: null, note: { da: '', en: '' } },
  ];
  await counter.rows(
    `UPDATE stock_source SET details = jsonb_set(details, '{exceptions}', $1::jsonb) WHERE code = 'odense'`,
    [JSON.stringify(exceptions)],
  );
  const odense = (await stores(null, 'en')).find(({ code }) => code === 'odense');
  const told = Object.fromEntries((odense?.days ?? []).map((day) => [day.date, day]));
  expect(odense?.days.length).toBe(35);
  expect(told['2026-11-28']).toMatchObject({
    kind: 'EXCEPTION',
    hours: { from: '10:00', to: '12:00' },
    note: 'Flea market',
  });
  expect(told['2026-11-29']).toMatchObject({ kind: 'USUAL', hours: null });
  expect(told['2026-11-30']).toMatchObject({ kind: 'EXCEPTION', hours: null, note: null });
  expect(told['2026-12-24']).toMatchObject({ kind: 'HOLIDAY', hours: null });
  expect(odense?.services).toContain('Hand in empty cartridges and batteries');
});

test('a store without coordinates is included', async () => {
  await counter.rows(
    `INSERT INTO stock_source (code, name, shop_code, position) VALUES ('nyt', 'Nyt sted', 'nyt', 99)`,
  );
  const found = (await stores('8000')).find(({ code }) => code === 'nyt');
  expect(found).toMatchObject({
    latitude: null,
    services: [],
    staff: [],
    week: [null, null, null, null, null, null, null],
  });
});
