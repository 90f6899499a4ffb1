// Webhooks in the back office: receivers, the log of one, a delivery with its event, and the keys of other systems.
import { listApiKeys } from '#backend/api/api-key.sql';
import { keyLife } from '#backend/api/keys';
import { publishedEvent } from '#backend/events/event';
import { deliveriesLogged, deliveryOfEvent, type LoggedDelivery } from '#backend/webhooks/delivery-log.sql';
import { type ListedWebhook, listWebhooks, webhookByName } from '#backend/webhooks/webhooks.sql';
import { isKeyValid } from '#domain/staff/api-scopes';
import { type DeliveryState, eventNumberFrom } from '#domain/staff/webhook-views';
import type { StaffContext } from '../context';
import { pageByKey } from '../page-by-key';

const MOST_DELIVERIES = 200;

const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export async function webhooksForStaff({ pool, now }: StaffContext) {
  return (await listWebhooks(pool)).map((row) => webhookOnWire(row, now));
}

function webhookOnWire({ kinds, stores, given_up, resume_at, ...row }: ListedWebhook, now: Date) {
  const { name, url, waiting, delivered, failures, last_delivered_at, waiting_since } = row;
  return {
    ...{ name, url, events: kinds, stores, waiting, delivered, givenUp: given_up, failures },
    // A pause that is over is no pause: the next round tries.
    resumeAt: resume_at !== null && resume_at > now ? isoOrNull(resume_at) : null,
    ...{ lastDeliveredAt: isoOrNull(last_delivered_at), waitingSince: isoOrNull(waiting_since) },
  };
}

interface LogPage {
  name: string;
  state: DeliveryState;
  after: string | null;
  before: string | null;
  first: number;
}

export async function webhookLogForStaff({ name, state, first, ...given }: LogPage, { pool, now }: StaffContext) {
  const found = (await listWebhooks(pool)).find((one) => one.name === name);
  const row = found && (await webhookByName(pool, name));
  if (!found || !row) return null;
  const place = { after: eventNumberFrom(given.after), before: eventNumberFrom(given.before) };
  const page = await pageByKey(place, first, MOST_DELIVERIES, (limit) =>
    deliveriesLogged(pool, row.id, { state, ...place }, limit),
  );
  return { ...page, webhook: webhookOnWire(found, now), rows: page.rows.map(deliveryOnWire) };
}

const deliveryOnWire = (row: LoggedDelivery) => ({
  ...{
    number: row.number,
    type: row.kind,
    subjectKind: row.subject_kind,
    subject: row.subject ?? '',
    store: row.store,
  },
  ...{ at: row.at.toISOString(), tries: row.tries, nextTryAt: isoOrNull(row.next_try_at) },
  ...{ deliveredAt: isoOrNull(row.delivered_at), givenUpAt: isoOrNull(row.given_up_at), status: row.last_status },
  failure: row.failure,
});

export async function webhookEventForStaff(name: string, number: number, { pool }: StaffContext) {
  if (!Number.isSafeInteger(number)) return null;
  const webhook = await webhookByName(pool, name);
  const row = webhook && (await deliveryOfEvent(pool, webhook.id, number));
  if (!row) return null;
  return { delivery: deliveryOnWire(row), event: JSON.stringify(publishedEvent(row), null, 2) };
}

export async function apiKeysForStaff({ pool, now }: StaffContext) {
  return (await listApiKeys(pool)).map((row) => ({
    ...{ id: row.id, name: row.name, scopes: row.scopes, store: row.store, createdAt: row.created_at.toISOString() },
    ...{
      expiresAt: isoOrNull(row.expires_at),
      revokedAt: isoOrNull(row.revoked_at),
      lastUsedAt: isoOrNull(row.last_used_at),
    },
    isValid: isKeyValid(keyLife(row), now),
  }));
}
