// A picture that the storefront passes on by plain HTTP, and the outcome of taking it as JSON.
import { PICTURE_BYTES, PICTURE_MEGABYTES } from '#domain/complaint/pictures';
import { type Outcome, refusal } from '#domain/refusal/refusals';

export async function takePosted(
  request: Request,
  keep: (file: Buffer) => Promise<Outcome<object>>,
): Promise<Response> {
  const file = await pictureIn(request);
  const taken: Outcome<object> = file
    ? await keep(file)
    : refusal('PICTURE_TOO_LARGE', { params: { megabytes: PICTURE_MEGABYTES } });
  return Response.json(taken, { headers: { 'cache-control': 'no-store' } });
}

/** Null for a body that is longer, which is read no further. */
async function pictureIn({ body }: Request): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > PICTURE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
