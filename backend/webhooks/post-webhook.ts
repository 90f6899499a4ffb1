// Posts one event to a receiver, signed by the Standard Webhooks specification with the library of its authors.
import { Webhook } from 'standardwebhooks';
import { fetchPublic, isPrivateAddress } from '#backend/ports/public-fetch';

const PATIENCE_MS = 15_000;
const LONGEST_REASON = 300;

export interface WebhookMessage {
  /** The same for each try: a receiver that has it ignores it. */
  id: string;
  body: string;
  /** Clear secrets; the current one first. */
  secrets: readonly string[];
}

/** `status` null: no reply. */
export interface WebhookReply {
  status: number | null;
  reason: string;
}

export type PostWebhook = (
  url: string,
  message: WebhookMessage,
  sending: { now: Date; signal: AbortSignal },
) => Promise<WebhookReply>;

export function signedHeaders({ id, body, secrets }: WebhookMessage, now: Date): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Kontorvaerk-Webhook/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}

/** Never throws. The body of the reply is not read, and a redirect is not followed. */
export function webhookPoster(patienceMs = PATIENCE_MS): PostWebhook {
  return async (url, message, { now, signal }) => {
    try {
      const reply = await fetchPublic(url, {
        ...{ method: 'POST', body: message.body, headers: signedHeaders(message, now), redirect: 'manual' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      });
      await reply.body?.cancel();
      return { status: reply.status, reason: `HTTP ${reply.status}` };
    } catch (failure) {
      if (isPrivateAddress(failure))
        return { status: null, reason: 'The host is in a private network (PRIVATE_HOSTS)' };
      const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
      return {
        status: null,
        reason: (cause instanceof Error ? cause.message : String(cause)).slice(0, LONGEST_REASON),
      };
    }
  };
}
