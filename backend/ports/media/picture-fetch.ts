// Fetches a picture from an address of the web: http(s) on public networks only, within bounds of size, time and redirects, and only if the answer is of an image type.
import type { Response } from 'undici';
import { fetchPublic, isPrivateAddress } from '../public-fetch';
import { MOST_BYTES } from './picture-intake';

const PATIENCE_MS = 20_000;
const MOST_REDIRECTS = 3;

export interface FetchLimits {
  mostBytes: number;
  patienceMs: number;
}

export type FetchedPicture =
  | { ok: true; bytes: Buffer }
  | { ok: false; refusal: 'pictureNoPicture' | 'pictureUnreachable'; reason: string };

const unreachable = (reason: string): FetchedPicture => ({ ok: false, refusal: 'pictureUnreachable', reason });

export const isWebAddress = (name: string): boolean => /^https?:\/\//i.test(name);

/** `reason` is shown to staff, in Danish. */
export async function fetchPicture(
  address: string,
  { mostBytes, patienceMs }: FetchLimits = { mostBytes: MOST_BYTES, patienceMs: PATIENCE_MS },
): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await followed(address, signal);
    if (response === null)
      return unreachable('adressen sender videre for mange gange eller til noget andet end http(s)');
    const refused = refusedAnswer(response, mostBytes);
    if (refused) {
      await response.body?.cancel();
      return refused;
    }
    const bytes = await answerBytes(response, mostBytes);
    return bytes === null ? unreachable(sayTooLarge(mostBytes)) : { ok: true, bytes };
  } catch (failure) {
    if (signal.aborted) return unreachable(`intet svar inden for ${patienceMs / 1000} sekunder`);
    if (isPrivateAddress(failure)) return unreachable('adressen er ikke på det offentlige net (PRIVATE_HOSTS)');
    if (failure instanceof TypeError) return unreachable('serveren svarer ikke');
    throw failure;
  }
}

const sayTooLarge = (mostBytes: number) => `svaret er større end ${Math.round(mostBytes / 1024)} kB`;

/** Each step is looked at before it is taken. */
async function followed(address: string, signal: AbortSignal): Promise<Response | null> {
  let at = address;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    if (!isWebAddress(at) || !URL.canParse(at)) return null;
    const response = await fetchPublic(at, { signal, redirect: 'manual', headers: { accept: 'image/*' } });
    const next = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || next === null || !URL.canParse(next, at)) return response;
    await response.body?.cancel();
    at = new URL(next, at).href;
  }
  return null;
}

function refusedAnswer(response: Response, mostBytes: number): FetchedPicture | null {
  if (!response.ok) return unreachable(`serveren svarede ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!/^image\//i.test(type)) return { ok: false, refusal: 'pictureNoPicture', reason: type };
  return Number(response.headers.get('content-length') ?? 0) > mostBytes ? unreachable(sayTooLarge(mostBytes)) : null;
}

/** Null as soon as more comes than a picture may have; the rest is not waited for. */
async function answerBytes(response: Response, mostBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
