// Handles a posted complaint: stores its pictures first, so that none is lost when other input is invalid; then it is sent, or a link
// goes to a telephone, or the form is only shown again.
import { z } from 'zod';
import { complaintPath, NO_ORDER } from '#domain/complaint/addresses';
import { missingSides } from '#domain/complaint/pictures';
import { fieldErrorOf } from '#domain/form/field-error';
import { REFUSALS, type Refusal } from '#domain/refusal/refusals';
import { parseComplaint, parseFreeComplaint, parseUploadPhone, picturesPosted } from '~/forms/complaint/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { RequestContext } from '~/models/request-context';
import { badRequest, redirectTo, refuse, refuseWith, showAgain } from '~/request-context/respond.server';
import { type NewComplaint, readComplaint, sendComplaint } from '~/services/complaint/complaint.server';
import {
  pictureField,
  readUpload,
  requestUploadLink,
  sendPicture,
  startPictures,
} from '~/services/complaint/pictures.server';

const INTENTS = ['send', 'phone', 'look'] as const;
const key = z.string().uuid();

/** `order`: the token of the order; null: the buyer does not know it. */
export async function takeComplaint(
  context: RequestContext,
  form: FormData,
  order: string | null,
): Promise<{ key: string; reply: Response }> {
  const named = key.safeParse(form.get('key'));
  const intent = INTENTS.find((one) => one === form.get('intent'));
  if (!named.success || !intent) throw badRequest('Not a complaint');
  const posted = { context, form, order, key: named.data.toLowerCase() };
  const taken = await takePictures(posted);
  return { key: posted.key, reply: await replyOf(posted, intent, taken) };
}

interface Posted {
  context: RequestContext;
  form: FormData;
  order: string | null;
  key: string;
}
/** What was wrong with pictures, by field; `message` where none of them could be taken. */
interface Taken {
  errors: Record<string, string>;
  message: Refusal | null;
}

async function takePictures({ context, form, key: of }: Posted): Promise<Taken> {
  const files = picturesPosted(form);
  const errors: Record<string, string> = {};
  if (files.length === 0) return { errors, message: null };
  const started = await startPictures(context, of);
  // A form that was sent already takes no more: what it became is shown below.
  if (!started.ok) return { errors, message: started.code === 'PICTURES_UPLOADED' ? null : started };
  // One after another: the same picture twice must be seen.
  for (const { side, file } of files) {
    const sent = await sendPicture(context, { door: 'form', key: of, side, file });
    if (!sent.ok) errors[pictureField(side)] = fieldErrorOf(sent);
  }
  return { errors, message: null };
}

async function replyOf(
  posted: Posted,
  intent: (typeof INTENTS)[number],
  { errors, message }: Taken,
): Promise<Response> {
  const { form, context } = posted;
  const values = typedValues(form);
  if (message) return refuseWith(intent, message, values);
  if (intent === 'send') return sendPosted(posted, errors);
  if (Object.keys(errors).length > 0) return refuse({ intent, values, errors });
  if (intent === 'look') return showAgain(intent, values);
  const phone = parseUploadPhone(form);
  if (!phone.ok) return refuse({ intent, values, errors: phone.errors });
  const asked = await requestUploadLink(context, posted.key, phone.value.mobile);
  return asked.ok ? showAgain(intent, values) : refuseWith(intent, asked, values);
}

/** All that is wrong is said together: fields, pictures that were refused, and sides that are still missing. */
async function sendPosted(
  { context, form, order, key: of }: Posted,
  refused: Record<string, string>,
): Promise<Response> {
  const values = typedValues(form);
  const read = order === null ? aboutFree(form) : aboutLine(form, order);
  if (!read.ok || Object.keys(refused).length > 0) {
    const errors = { ...(read.ok ? {} : read.errors), ...(await missingPictures(context, of)), ...refused };
    return refuse({ intent: 'send', values, errors });
  }
  const made = await sendComplaint(context, { key: of, ...read.made });
  if (made.ok) {
    const complaint = await readComplaint(context, made.token);
    return redirectTo(`${complaintPath(complaint?.order ?? NO_ORDER, made.token)}?made`);
  }
  if (made.code !== 'PICTURE_MISSING') return refuseWith('send', made, values);
  return refuse({ intent: 'send', values, errors: await missingPictures(context, of) });
}

const NO_PICTURE = REFUSALS.PICTURE_MISSING;

async function missingPictures(context: RequestContext, of: string): Promise<Record<string, string>> {
  const { pictures } = await readUpload(context, of);
  return Object.fromEntries(missingSides(pictures).map((side) => [pictureField(side), NO_PICTURE]));
}

type About = { ok: true; made: Omit<NewComplaint, 'key'> } | { ok: false; errors: Record<string, string> };

function aboutLine(form: FormData, token: string): About {
  const parsed = parseComplaint(form);
  if (!parsed.ok) return parsed;
  const { line, ...said } = parsed.value;
  return { ok: true, made: { ...said, of: { token, line } } };
}

function aboutFree(form: FormData): About {
  const parsed = parseFreeComplaint(form);
  if (!parsed.ok) return parsed;
  const { product, name, email, ...said } = parsed.value;
  return { ok: true, made: { ...said, of: { product, name, email } } };
}
