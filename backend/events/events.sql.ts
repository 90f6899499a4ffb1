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

/**
 * Gives committed events their numbers, some thousands per call. Called before each read: a reader gets numbers in the order in which events
 * became visible. Returns how many were looked at.
 */
export async function numberEvents(on: Queryable): Promise<number> {
  const { rows } = await on.query<{ numbered: number }>(prepared('SELECT number_events() AS numbered', []));
  return rows[0]?.numbered ?? 0;
}

/** Without a reader, events would otherwise have no number and no end. */
export async function numberAllEvents(on: Queryable): Promise<void> {
  let numbered: number;
  do numbered = await numberEvents(on);
  while (numbered > 0);
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

const SPAN = `SELECT greatest((SELECT max(number) FROM business_event), n.number) AS last, n.number AS deleted FROM business_event_end n`;

export interface EventSpan {
  /** The highest number that a reader can have read. */
  last: number;
  /** Events up to this number were deleted by their age. */
  deleted: number;
}

export async function eventSpan(on: Queryable): Promise<EventSpan> {
  return (await on.query<EventSpan>(prepared(SPAN, []))).rows[0] ?? { last: 0, deleted: 0 };
}

const DELETE_OLD = `WITH gone AS (DELETE FROM business_event WHERE at < $1 AND number IS NOT NULL RETURNING number)
  UPDATE business_event_end n SET number = greatest(n.number, g.number) FROM (SELECT max(number) AS number FROM gone) g WHERE g.number > n.number`;

/** Events that have no number yet stay. */
export async function deleteOldEvents(on: Queryable, before: Date): Promise<void> {
  await on.query<Record<string, never>>(prepared(DELETE_OLD, [before]));
}
