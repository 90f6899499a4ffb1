// SQL of the change log: events in the order of their numbers, and the end of their retention. Triggers write them (functions/change-log).
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface EventRow {
  number: number;
  kind: string;
  version: number;
  subject_kind: string;
  subject: string | null;
  store: string | null;
  at: Date;
  state: unknown;
}

export interface EventFilter {
  /** Null: all. */
  kinds: readonly string[] | null;
  /** By code; events that belong to no store are in each. */
  stores: readonly string[] | null;
}

/** Gives committed events their numbers. Called before each read: a reader gets numbers in the order in which events became visible. */
export async function numberEvents(on: Queryable): Promise<void> {
  await on.query<{ numbered: number }>(prepared('SELECT number_events() AS numbered', []));
}

const EVENTS = `SELECT number, kind, version, subject_kind, subject, store, at, state FROM business_event
  WHERE number > $1 AND ($2::text[] IS NULL OR kind = ANY ($2::text[])) AND ($3::text[] IS NULL OR store IS NULL OR store = ANY ($3::text[]))
  ORDER BY number LIMIT $4`;

export async function eventsAfter(
  on: Queryable,
  after: number,
  { kinds, stores }: EventFilter,
  limit: number,
): Promise<EventRow[]> {
  return (await on.query<EventRow>(prepared(EVENTS, [after, kinds, stores, limit]))).rows;
}

const SPAN = `SELECT coalesce((SELECT min(number) FROM business_event), 0)::float8 AS first,
  (SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM business_event_number)::float8 AS last`;

/** The lowest number that is still stored (0: none is), and the highest that was ever given. */
export async function eventSpan(on: Queryable): Promise<{ first: number; last: number }> {
  const { rows } = await on.query<{ first: number; last: number }>(prepared(SPAN, []));
  return rows[0] ?? { first: 0, last: 0 };
}

/** Events that no one has numbered yet stay. */
export async function deleteOldEvents(on: Queryable, before: Date): Promise<void> {
  const text = 'DELETE FROM business_event WHERE at < $1 AND number IS NOT NULL';
  await on.query<Record<string, never>>(prepared(text, [before]));
}
