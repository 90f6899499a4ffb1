// An event of the change log as other systems read it, by feed and by webhook.
import type { EventRow } from './events.sql';

export interface PublishedEvent {
  number: number;
  /** What happened: 'order.placed'. */
  type: string;
  /** Version of the form of `data`: raised when a field is removed or changes its meaning, not when one is added. */
  version: number;
  timestamp: string;
  subject: { kind: string; id: string };
  store: string | null;
  /** The subject at the end of the transaction that made the fact. */
  data: unknown;
}

export const publishedEvent = (row: EventRow): PublishedEvent => ({
  ...{ number: row.number, type: row.kind, version: row.version, timestamp: row.at.toISOString() },
  ...{ subject: { kind: row.subject_kind, id: row.subject ?? '' }, store: row.store, data: row.state },
});
