// Staff test a receiver of webhooks, send events once more, and revoke a key; each is logged as the command of the same name.
import { revokeApiKey } from '#backend/api/api-key.sql';
import { witnessOf } from '#backend/commerce/staff/index';
import { guardedPool, inTransaction } from '#backend/db/transaction';
import type { StaffReplayInput } from '#backend/generated/staff';
import { replayWebhook, testWebhook } from '#backend/webhooks/receivers';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { StaffContext } from '../context';
import { wireMoment } from '../wire';

type Acting = Pick<StaffContext, 'pool' | 'now'> & { staff: string };

const asItCame = (result: unknown): unknown => result;

export function testWebhookForStaff(name: string, { pool, now, staff }: Acting): Promise<Outcome<{ reply: string }>> {
  const deed = { staff, command: 'webhook test', kind: 'webhook', subject: name, told: asItCame, now } as const;
  return testWebhook(name, { pool: guardedPool(pool, witnessOf({ ...deed, isAlwaysTold: true })), now });
}

/** A moment that is none counts as missing; one event of a form that was shown too early for its delivery is not repeated. */
export function replayWebhookForStaff(
  name: string,
  { number = null, from, to, givenUpAlone, shownAt }: StaffReplayInput,
  { pool, now, staff }: Acting,
): Promise<Outcome<{ count: number }>> {
  const period = { from: wireMoment(from), to: wireMoment(to), givenUpAlone: givenUpAlone ?? false, number };
  const told = (result: unknown) => ({ ...period, result });
  const deed = { staff, command: 'webhook replay', kind: 'webhook', subject: name, told, now } as const;
  const guarded = guardedPool(pool, witnessOf({ ...deed, isAlwaysTold: true }));
  return replayWebhook(name, { ...period, endedBefore: wireMoment(shownAt) ?? now }, { pool: guarded });
}

export async function revokeKeyForStaff(id: string, { pool, now, staff }: Acting): Promise<Outcome> {
  const deed = { staff, command: 'api-key revoke', kind: 'api key', subject: id, told: null, now } as const;
  const isRevoked = await inTransaction(guardedPool(pool, witnessOf(deed)), ({ client }) =>
    revokeApiKey(client, id, now),
  );
  return isRevoked ? { ok: true } : refusal('API_KEY_NOT_FOUND');
}
