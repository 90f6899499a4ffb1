// One order to one service over HTTP: POST of JSON, a bearer key where there is one, and `Idempotency-Key` (the order's number).
import type { HandedOver, HandoverSettings } from './index';

const PATIENCE_MS = 15_000;
const LONGEST_WHY = 200;

interface Sent {
  path: string;
  key: string;
  body: object;
}

export async function postHandover(
  { url, key: secret }: HandoverSettings,
  { path, key, body }: Sent,
  patienceMs = PATIENCE_MS,
): Promise<HandedOver> {
  try {
    const response = await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
      },
      // An answer that leads elsewhere is none: neither order nor key is taken to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    // Only the status is read, not the body.
    await response.body?.cancel();
    return verdictOnHandover(response.status);
  } catch (failure) {
    return {
      kind: 'unavailable',
      why: (failure instanceof Error ? failure.message : String(failure)).slice(0, LONGEST_WHY),
    };
  }
}

/** 200 is also what a sign-in page answers with: only 201 and 202 say that the order was taken. */
function verdictOnHandover(status: number): HandedOver {
  if (status === 201 || status === 202) return { kind: 'taken' };
  if (status === 409) return { kind: 'known' };
  if (status === 400 || status === 422) return { kind: 'refused', why: `HTTP ${status}` };
  return { kind: 'unavailable', why: `HTTP ${status}` };
}
