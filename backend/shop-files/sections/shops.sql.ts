// SQL of the sections of physical shops and parcel shops.
import type { PoolClient } from 'pg';
import type { StockSourceDetails } from '#backend/db/tables/stock';
import type { PointRecord, ShopRecord } from './shops';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

interface StoredShop {
  code: string;
  name: string;
  details: StockSourceDetails;
}

export async function loadShops(on: PoolClient): Promise<ShopRecord[]> {
  const { rows } = await on.query<StoredShop>(
    'SELECT code, name, details FROM stock_source WHERE shop_code IS NOT NULL ORDER BY position, code',
  );
  return rows.map(({ code, name, details }) => ({
    code,
    name,
    url_key: details.urlKey ?? code,
    street: details.street ?? '',
    postcode: details.postcode ?? '',
    city: details.city ?? '',
    phone: details.phone ?? '',
    email: details.email ?? '',
    ...(details.latitude === undefined ? {} : { latitude: details.latitude }),
    ...(details.longitude === undefined ? {} : { longitude: details.longitude }),
    opening_hours: Object.fromEntries(
      DAYS.flatMap((day, at) => {
        const hours = details.openingHours?.[at];
        return hours ? [[day, hours]] : [];
      }),
    ),
    exceptions: (details.exceptions ?? []).map(({ hours, ...day }) => (hours ? { ...day, hours } : day)),
    description: details.description ?? { da: '', en: '' },
    services: details.services ?? [],
    staff: details.staff ?? [],
  }));
}

const detailsOf = ({
  code: _code,
  name: _name,
  url_key,
  opening_hours,
  exceptions,
  ...rest
}: ShopRecord): StockSourceDetails => ({
  ...rest,
  exceptions: exceptions.map(({ hours = null, ...day }) => ({ ...day, hours })),
  urlKey: url_key,
  openingHours: DAYS.map((day) => opening_hours[day] ?? null),
});

/** A new shop is ordered after the existing ones. */
export async function writeShops(on: PoolClient, shops: readonly ShopRecord[]): Promise<void> {
  const rows = shops.map((shop) => ({ code: shop.code, name: shop.name, details: detailsOf(shop) }));
  await on.query(
    `INSERT INTO stock_source (code, name, shop_code, position, details)
      SELECT r.row->>'code', r.row->>'name', r.row->>'code', r.at + (SELECT max(position) FROM stock_source), r.row->'details'
        FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS r (row, at)
      ON CONFLICT (code) DO UPDATE SET name = EXCLUDED.name, details = EXCLUDED.details`,
    [JSON.stringify(rows)],
  );
}

export async function removePoints(on: PoolClient, points: readonly PointRecord[]): Promise<void> {
  await on.query(
    `DELETE FROM service_point p USING unnest($1::text[], $2::text[]) AS gone (carrier_code, id)
      WHERE (p.carrier_code, p.id) = (gone.carrier_code, gone.id)`,
    [points.map(({ carrier }) => carrier), points.map(({ id }) => id)],
  );
}
