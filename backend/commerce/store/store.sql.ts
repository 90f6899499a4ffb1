// SQL of the stores, and of what all of them share: duty rates and units.
import { asc, sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import type { Reader } from '#backend/db/client';
import { store } from '#backend/db/tables/store';
import { type DeliveryCalendar, USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';

export type StoreRow = typeof store.$inferSelect & { calendar: DeliveryCalendar };

export async function listStores(reader: Reader): Promise<StoreRow[]> {
  const stores = await reader.select().from(store).orderBy(asc(store.position), asc(store.id));
  const calendar = await storedCalendar(reader);
  return stores.map((one) => ({ ...one, calendar: calendarOfStore(one.code, calendar) }));
}

export type CalendarRow = {
  cutoff: string;
  store_cutoffs: Record<string, string>;
  closed: string[];
  open: string[];
};
/** Null: the shop has no calendar. */
export async function storedCalendar(reader: Reader): Promise<CalendarRow | null> {
  const found = await reader.execute<CalendarRow>(
    sql`SELECT cutoff, store_cutoffs, closed::text[] AS closed, open::text[] AS open FROM delivery_calendar`,
  );
  return found.rows[0] ?? null;
}

function calendarOfStore(code: string, row: CalendarRow | null): DeliveryCalendar {
  if (!row) return USUAL_CALENDAR;
  const { store_cutoffs: own, cutoff, closed, open } = row;
  return { cutoff: own[code] ?? cutoff, closed, open };
}

export type DutyRateRow = {
  code: string;
  label_da: string;
  label_en: string;
  gross_oere: number;
  valid_from: string;
  valid_to: string | null;
};
export async function listDutyRates(reader: Reader): Promise<DutyRateRow[]> {
  const found = await reader.execute<DutyRateRow>(
    sql`SELECT code, label_da, label_en, gross_oere, valid_from::text, valid_to::text FROM duty_rate`,
  );
  return found.rows;
}

export type UnitRow = { code: string; label_da: string; label_en: string };
export async function listUnits(reader: Reader): Promise<UnitRow[]> {
  return (await reader.execute<UnitRow>(sql`SELECT code, label_da, label_en FROM unit`)).rows;
}

export type StoreCodeRow = { code: string; login_required: boolean };
/** The stores there are, and which of them answer their own customers alone. */
export async function listStoreCodes(on: Pick<Pool | PoolClient, 'query'>): Promise<StoreCodeRow[]> {
  const { rows } = await on.query<StoreCodeRow>(
    `SELECT code, coalesce((settings->>'loginRequired')::boolean, false) AS login_required FROM store ORDER BY position, id`,
  );
  return rows;
}
