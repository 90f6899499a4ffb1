// Passes a picture on to the back end by plain HTTP; its answer is an outcome.
import { z } from 'zod';
import { isRefusalCode, type Outcome, refusal, refusalOf } from '#domain/refusal/refusals';
import { passToFiles } from './backend.server';

const answered = z.union([
  z.object({ ok: z.literal(true), hash: z.string().default('') }),
  z.object({ ok: z.literal(false), code: z.string(), params: z.record(z.union([z.string(), z.number()])).optional() }),
]);

/** Refused at this field. */
export async function postPicture(
  to: URL,
  file: Blob,
  field: string,
  login: Record<string, string> = {},
): Promise<Outcome<{ hash: string }>> {
  const headers = { 'content-type': 'application/octet-stream', ...login };
  const body = await file.arrayBuffer();
  const reply = await passToFiles(new Request(to, { method: 'POST', headers, body }));
  const told = answered.safeParse(await reply.json().catch(() => null));
  if (!told.success) return refusal('UNDEFINED');
  if (told.data.ok) return told.data;
  const { code, params } = told.data;
  return isRefusalCode(code) ? refusalOf(code, params, field) : refusal('UNDEFINED');
}
