// Posts a cXML document to a customer's procurement system and returns its answer as bytes.
import { fetchPublic } from './public-fetch';

export interface PostedAnswer {
  http: number;
  contentType: string | null;
  bytes: Uint8Array;
}
export type PostCxml = (address: string, text: string, signal: AbortSignal) => Promise<PostedAnswer>;

const PATIENCE_MS = 30_000;
/** A status with some words. */
const MOST_BYTES = 64 * 1024;

/** An answer that leads elsewhere is none: documents hold a secret. */
export const postCxml: PostCxml = async (address, text, signal) => {
  const response = await fetchPublic(address, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'text/xml; charset=UTF-8' },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MOST_BYTES) throw new Error('The procurement system answered more than a status');
    parts.push(part);
  }
  return { http: response.status, contentType: response.headers.get('content-type'), bytes: Buffer.concat(parts) };
};
