// MailerLite as the sending service: one call for each address, which makes it or changes it (Connect API, "Create/upsert subscriber").
// Source: https://developers.mailerlite.com/docs/subscribers
import { z } from 'zod';
import type { NewsletterService, NewsletterSettings, ToldAddress, ToldOutcome } from './index';

const PATIENCE_MS = 15_000;
/** One address with its fields. */
const MOST_BYTES = 64 * 1024;

const told = z.object({ data: z.object({ email: z.string(), status: z.string() }) });

const STATUS = { SUBSCRIBED: 'active', UNSUBSCRIBED: 'unsubscribed' } as const;

export function mailerLite({ key, url }: NewsletterSettings, patienceMs = PATIENCE_MS): NewsletterService {
  return {
    async tell(address, signal) {
      try {
        const response = await fetch(new URL('/api/subscribers', url), {
          method: 'POST',
          body: JSON.stringify(addressBody(address)),
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            accept: 'application/json',
          },
          // An answer that leads elsewhere is none: the key is not taken to another host.
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        });
        return verdictOnAddress(address, response.status, await boundedText(response));
      } catch (failure) {
        return { ok: false, isForGood: false, why: failure instanceof Error ? failure.message : String(failure) };
      }
    },
  };
}

function addressBody({ email, status, language, store, consent, leaveAt }: ToldAddress): object {
  const consented = consent ? { opted_in_at: utc(consent.at) } : {};
  const fields = { language, store, location: consent?.location ?? '', leave_url: leaveAt ?? '' };
  return { email, status: STATUS[status], ...consented, fields };
}

/** As its API writes a moment: 2026-11-23 10:00:00, in UTC. */
const utc = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/**
 * 422 is its rejection of an address; every other failure may be temporary. An answer that is not about this address is invalid, for a
 * proxy or a sign-in page answers with 200, too.
 */
function verdictOnAddress({ email, status }: ToldAddress, http: number, text: string): ToldOutcome {
  if (http === 422) return { ok: false, isForGood: true, why: 'The service does not take the address (HTTP 422)' };
  if (http !== 200 && http !== 201) return { ok: false, isForGood: false, why: `The service answered HTTP ${http}` };
  const said = told.safeParse(readJson(text));
  if (!said.success || said.data.data.email.toLowerCase() !== email)
    return { ok: false, isForGood: false, why: 'The service answered something else than the address' };
  if (said.data.data.status === STATUS[status]) return { ok: true };
  // Who left by the service's own link, or whose mailbox it knows to be dead, is not made active again by us.
  return { ok: false, isForGood: true, why: `The service keeps the address as ${said.data.data.status.slice(0, 40)}` };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of HTML, or half an answer.
    return null;
  }
}

async function boundedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MOST_BYTES) throw new Error('The service answered more than one address');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
