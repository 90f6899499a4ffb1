// Webhooks and keys in the back office: receivers, deliveries, and what staff do with them.
import { addDays, isIsoDate, startOfDay } from '#domain/calendar/calendar';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type DeliveryQuery, eventNumberFrom } from '#domain/staff/webhook-views';
import type { Caller } from '~/models/caller';
import type {
  StaffApiKeyView,
  StaffDeliveryView,
  StaffWebhookEventView,
  StaffWebhookLogView,
  StaffWebhookView,
} from '~/models/staff-webhooks';
import {
  type StaffDeliveryStateFragment,
  type StaffDoneOfWebhookFragment,
  StaffReplayWebhookDocument,
  StaffRevokeApiKeyDocument,
  StaffTestWebhookDocument,
  StaffWebhookEventDocument,
  StaffWebhookLogDocument,
  type StaffWebhookStateFragment,
  StaffWebhooksDocument,
} from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { refusalOfStaff } from './member.server';

const DELIVERIES_SHOWN = 50;

const webhookOf = ({
  events = null,
  stores = null,
  resumeAt = null,
  lastDeliveredAt = null,
  waitingSince = null,
  ...row
}: StaffWebhookStateFragment): StaffWebhookView => ({
  ...row,
  events,
  stores,
  resumeAt,
  lastDeliveredAt,
  waitingSince,
});

const staffDeliveryOf = ({
  store = null,
  nextTryAt = null,
  deliveredAt = null,
  givenUpAt = null,
  status = null,
  failure = null,
  ...row
}: StaffDeliveryStateFragment): StaffDeliveryView => ({
  ...row,
  ...{ store, nextTryAt, deliveredAt, givenUpAt, status, failure },
});

export async function readWebhooks(caller: Caller): Promise<{ webhooks: StaffWebhookView[]; keys: StaffApiKeyView[] }> {
  const found = await read(caller, { client: 'staff', document: StaffWebhooksDocument, variables: {} });
  return {
    webhooks: found.staffWebhooks.map(webhookOf),
    keys: found.staffApiKeys.map(({ store = null, expiresAt = null, revokedAt = null, lastUsedAt = null, ...key }) => ({
      ...key,
      ...{ store, expiresAt, revokedAt, lastUsedAt },
    })),
  };
}

/** Null: there is no such receiver. */
export async function readWebhookLog(
  caller: Caller,
  name: string,
  { state, after, before }: DeliveryQuery,
): Promise<StaffWebhookLogView | null> {
  const variables = { name, state, after: after || null, before: before || null, first: DELIVERIES_SHOWN };
  const { staffWebhookLog: log } = await read(caller, {
    client: 'staff',
    document: StaffWebhookLogDocument,
    variables,
  });
  return log ? { ...log, webhook: webhookOf(log.webhook), rows: log.rows.map(staffDeliveryOf) } : null;
}

export async function readWebhookEvent(
  caller: Caller,
  name: string,
  number: number,
): Promise<StaffWebhookEventView | null> {
  const variables = { name, number };
  const { staffWebhookEvent } = await read(caller, { client: 'staff', document: StaffWebhookEventDocument, variables });
  return staffWebhookEvent ? { ...staffWebhookEvent, delivery: staffDeliveryOf(staffWebhookEvent.delivery) } : null;
}

export type Made = Outcome<{ made: string }>;

function madeOf(done: StaffDoneOfWebhookFragment | undefined): Made {
  if (!done) throw new BackendFailed('The act on a webhook was not answered');
  return done.problem ? refusalOfStaff(done.problem) : { ok: true, made: done.made ?? '' };
}

/** `made`: the reply of the receiver. */
export async function sendTestToWebhook(caller: Caller, name: string): Promise<Made> {
  const { data } = await send(caller, { client: 'staff', document: StaffTestWebhookDocument, variables: { name } });
  return madeOf(data?.staffTestWebhook);
}

/** As the form sends them: days, and a number where one event alone is sent again. */
interface TypedReplay {
  number?: string;
  from?: string;
  until?: string;
  failed?: string;
  shownAt?: string;
}

/** `made`: how many events are sent again. */
export async function replayToWebhook(caller: Caller, name: string, typed: TypedReplay): Promise<Made> {
  const { number = '', from = '', until = '', failed, shownAt = '' } = typed;
  if (from !== '' && !isIsoDate(from)) return refusal('REPLAY_DAY_INVALID', { field: 'from' });
  if (until !== '' && !isIsoDate(until)) return refusal('REPLAY_DAY_INVALID', { field: 'until' });
  const input = {
    number: eventNumberFrom(number),
    from: from ? startOfDay(from).toISOString() : null,
    to: until ? startOfDay(addDays(until, 1)).toISOString() : null,
    ...{ givenUpAlone: failed !== undefined, shownAt },
  };
  const variables = { name, input };
  const { data } = await send(caller, { client: 'staff', document: StaffReplayWebhookDocument, variables });
  return madeOf(data?.staffReplayWebhook);
}

export async function revokeKey(caller: Caller, id: string): Promise<Made> {
  const { data } = await send(caller, { client: 'staff', document: StaffRevokeApiKeyDocument, variables: { id } });
  return madeOf(data?.staffRevokeApiKey);
}
