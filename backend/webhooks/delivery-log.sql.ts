// SQL of the log of webhooks: deliveries to one receiver by state, newest first, and one of them with its event.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { DeliveryState } from '#domain/staff/webhook-views';

export interface LoggedDelivery {
  number: number;
  kind: string;
  subject_kind: string;
  subject: string | null;
  store: string | null;
  at: Date;
  tries: number;
  next_try_at: Date | null;
  delivered_at: Date | null;
  given_up_at: Date | null;
  last_status: number | null;
  failure: string | null;
}

const LOGGED = `e.number, e.kind, e.subject_kind, e.subject, e.store, e.at, d.tries, d.next_try_at, d.delivered_at, d.given_up_at, d.last_status, d.failure
  FROM webhook_delivery d JOIN business_event e ON e.id = d.event_id WHERE d.webhook_id = $1`;

/** As the partial indexes name them. */
const IN_STATE: Record<DeliveryState, string> = {
  all: 'true',
  waiting: 'd.delivered_at IS NULL AND d.given_up_at IS NULL',
  'given-up': 'd.given_up_at IS NOT NULL',
  delivered: 'd.delivered_at IS NOT NULL',
};

export interface DeliveryPage {
  state: DeliveryState;
  /** Numbers of events: older than the one, or newer than the other. */
  after: number | null;
  before: number | null;
}

/** Newest first, also those before a number: the ones next to it. */
export async function deliveriesLogged(
  on: Queryable,
  webhookId: number,
  { state, after, before }: DeliveryPage,
  limit: number,
): Promise<LoggedDelivery[]> {
  const within = `SELECT ${LOGGED} AND ${IN_STATE[state]} AND ($2::bigint IS NULL OR d.number < $2) AND ($3::bigint IS NULL OR d.number > $3)`;
  const text = `SELECT * FROM (${within} ORDER BY d.number ${before === null ? 'DESC' : 'ASC'} LIMIT $4) page ORDER BY number DESC`;
  return (await on.query<LoggedDelivery>(prepared(text, [webhookId, after, before, limit]))).rows;
}

export interface DeliveredEvent extends LoggedDelivery {
  version: number;
  state: unknown;
}

/** Null: there is no such delivery, or its event was deleted by its age. */
export async function deliveryOfEvent(
  on: Queryable,
  webhookId: number,
  number: number,
): Promise<DeliveredEvent | null> {
  const text = `SELECT e.version, e.state, ${LOGGED} AND d.number = $2`;
  return (await on.query<DeliveredEvent>(prepared(text, [webhookId, number]))).rows[0] ?? null;
}
