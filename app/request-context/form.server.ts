// What was posted, read as a form once it is known to be no larger than a form of the shop: what is too large is never parsed.
import { foreignBytes, foreignPairs } from '#domain/punchout/foreign-form';
import { REFUSALS } from '#domain/refusal/refusals';
import { textsOf } from '~/i18n/texts.server';
import { FORM_BYTES, fieldsIn, MOST_FIELDS, MOST_REPEATS, nameFault } from './form-size.server';
import { requestLanguage } from './locale.server';
import { badRequest, contentTooLarge } from './respond.server';

/** `mostBytes`: more than usual for a form that takes a file. A body that is no form (JSON, a multipart without its parts) is 400. */
export async function formOf(request: Request, mostBytes = FORM_BYTES): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const body = await formBody(request, mostBytes);
  const fields = body && fieldsIn(body, type);
  if (!body || (fields ?? 0) > MOST_FIELDS) throw await formTooLarge(request);
  const form = fields === null ? null : await parsedForm(body, type);
  if (!form) throw badRequest('The body is not a form');
  const times = new Map<string, number>();
  for (const name of form.keys()) {
    const fault = nameFault(name);
    if (fault) throw badRequest(fault);
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  if (Math.max(0, ...times.values()) > MOST_REPEATS) throw await formTooLarge(request);
  return form;
}

/** More than the fields of a cart of a hundred lines, as a procurement system gets it. */
const MOST_FOREIGN_FIELDS = 4_000;

/**
 * Fields that another system posts: their names are its own, so that none is refused, and their bytes may be no UTF-8. Null for a body that
 * is no form, or too large for one.
 */
export async function foreignFieldsOf(request: Request): Promise<[name: string, value: string][] | null> {
  const type = request.headers.get('Content-Type') ?? '';
  const body = await formBody(request, FORM_BYTES);
  const count = body && fieldsIn(body, type);
  if (!body || count === null || count > MOST_FOREIGN_FIELDS) return null;
  if (!type.startsWith('multipart')) return foreignPairs(body.toString('latin1'));
  // Each byte is parsed as one character, because a multipart form in ISO-8859-1 is not valid UTF-8.
  const form = await parsedForm(Buffer.from(body.toString('latin1')), type);
  return form && [...form].map(([name, value]) => [foreignField(name), foreignField(String(value))]);
}

const foreignField = (text: string): string => foreignBytes(Buffer.from(text, 'latin1'));

export async function formTooLarge(request: Request): Promise<Response> {
  const { t } = textsOf(await requestLanguage(request));
  return contentTooLarge(t(REFUSALS.BODY_TOO_LARGE));
}

async function parsedForm(body: Buffer<ArrayBuffer>, type: string): Promise<FormData | null> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return null;
  }
}

/** Null for a body that is longer, which is read no further, even where its head announces less. */
async function formBody({ headers, body }: Request, mostBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(headers.get('Content-Length') ?? 0) > mostBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
