// Complaining of goods (spec §2 /reklamation): the order is found by its words, by its token or in the account, or is not known at all; the
// form accepts pictures and waits for those from a telephone; afterwards the complaint has its own page.
import { randomUUID } from 'node:crypto';
import { complaintPath, NO_ORDER } from '#domain/complaint/addresses';
import { fieldErrorOf } from '#domain/form/field-error';
import { isDigits } from '#domain/validate/digits';
import { extraPicturesPosted, parseComplaintAnswer } from '~/forms/complaint/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import { parseOrderSearch } from '~/forms/withdrawal/schema.server';
import type { RequestContext } from '~/models/request-context';
import { serverModel } from '~/page-context';
import { formOf } from '~/request-context/form.server';
import { badRequest, notFound, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { uploadFormOf } from '~/request-context/upload-form.server';
import { readComplainable, readComplaint, sendAnswer, tokenOfOwnOrder } from '~/services/complaint/complaint.server';
import { EXTRA_FIELD, readUpload, sendExtraPicture } from '~/services/complaint/pictures.server';
import { findGuestOrder } from '~/services/withdrawal/withdrawal.server';
import { ComplaintFormPage } from '~/ui/pages/complaint-form-page';
import { ComplaintPage } from '~/ui/pages/complaint-page';
import { serverPage } from '../server-page.server';
import { takeComplaint } from './take-complaint.server';

export { default, meta, shouldRevalidate } from '../server-page';

/** The key of the form that was posted, left by the action for the page that shows it again. */
const KEY = serverModel<string>();
const LONGEST_NUMBER = 20;

type PageProps =
  | ({ page: 'form' } & Parameters<typeof ComplaintFormPage>[0])
  | ({ page: 'one' } & Parameters<typeof ComplaintPage>[0]);

const ComplaintPages = (props: PageProps) =>
  props.page === 'form' ? <ComplaintFormPage {...props} /> : <ComplaintPage {...props} />;

const page = serverPage({
  guards: [],
  robots: 'noindex',
  async load(context, { request, params, context: slot }) {
    const head = titleOf(context, 'complaint:title');
    const { orderid: order, complaintid: complaint } = params;
    const questions = new URL(request.url).searchParams;
    if (complaint !== undefined) return { head, model: await oneComplaint(context, { order, complaint, questions }) };
    if (order === undefined) {
      const number = (questions.get('number') ?? '').slice(0, LONGEST_NUMBER);
      return {
        head,
        model: { page: 'form' as const, step: 'find' as const, number, isLoggedIn: context.customer !== null },
      };
    }
    const token = await tokenOfOrder(context, order);
    const known = token === null ? null : await readComplainable(context, token);
    if (order !== NO_ORDER && !known) throw isOrderNumber(order) ? askWords(order) : notFound();
    const upload = await readUpload(context, KEY.read(slot) ?? randomUUID());
    const line = (questions.get('line') ?? '').slice(0, LONGEST_NUMBER);
    const { language, customer, rules } = context;
    const isConsumer = known?.isConsumer ?? rules.showsVat;
    const shown = { order: known, line, email: customer?.email ?? '', isConsumer, upload, language };
    return { head, model: { page: 'form' as const, step: 'form' as const, ...shown } };
  },
  async act(context, { request, params, context: slot }) {
    const { orderid: order, complaintid: complaint } = params;
    if (complaint !== undefined) return postAnswer(context, await uploadFormOf(request), { order, complaint });
    if (order === undefined) return openComplaintByWords(context, await formOf(request));
    const token = await tokenOfOrder(context, order);
    if (order !== NO_ORDER && token === null) throw notFound();
    const form = await uploadFormOf(request);
    const { key, reply } = await takeComplaint(context, form, token);
    KEY.keep(slot, key);
    return reply;
  },
  Page: ComplaintPages,
});
export const loader = page.loader;
export const action = page.action;

const isOrderNumber = (order: string) => order.length <= LONGEST_NUMBER && isDigits(order, order.length);

/** Token of the order with this number if the customer may see it; any other text is the token itself. */
async function tokenOfOrder(context: RequestContext, order: string): Promise<string | null> {
  if (order === NO_ORDER) return null;
  return isOrderNumber(order) ? tokenOfOwnOrder(context, order) : order;
}

/** The same for an order of someone else and one that is not there. */
const askWords = (number: string) => redirectTo(`${complaintPath()}?${new URLSearchParams({ number })}`, [], 302);

interface One {
  order: string | undefined;
  complaint: string;
}

async function oneComplaint(
  context: RequestContext,
  { order, complaint: token, questions }: One & { questions: URLSearchParams },
) {
  const complaint = await readComplaint(context, token);
  if (!complaint || (complaint.order ?? NO_ORDER) !== order) throw notFound();
  const news = questions.has('made') ? ('made' as const) : questions.has('answered') ? ('answered' as const) : null;
  return { page: 'one' as const, complaint, token, news, formKey: randomUUID(), language: context.language };
}

async function postAnswer(
  context: RequestContext,
  form: FormData,
  { order, complaint: token }: One,
): Promise<Response> {
  if (form.get('intent') !== 'answer') throw badRequest('Unknown intent');
  if (!(await readComplaint(context, token))) throw notFound();
  const parsed = parseComplaintAnswer(form);
  const values = typedValues(form);
  // Pictures first: valid ones are stored even if other input is invalid.
  const errors = { ...(parsed.ok ? {} : parsed.errors), ...(await takeExtraPictures(context, form, token)) };
  if (!parsed.ok || Object.keys(errors).length > 0) return refuse({ intent: 'answer', values, errors });
  const done = await sendAnswer(context, { token, ...parsed.value });
  if (!done.ok) return refuseWith('answer', done, values);
  return redirectTo(`${complaintPath(order, token)}?answered`);
}

async function takeExtraPictures(context: RequestContext, form: FormData, token: string) {
  const errors: Record<string, string> = {};
  for (const file of extraPicturesPosted(form)) {
    const sent = await sendExtraPicture(context, token, file);
    if (!sent.ok) errors[EXTRA_FIELD] = fieldErrorOf(sent);
  }
  return errors;
}

async function openComplaintByWords(context: RequestContext, form: FormData): Promise<Response> {
  if (form.get('intent') !== 'find') throw badRequest('Unknown intent');
  const parsed = parseOrderSearch(form);
  if (!parsed.ok) return refuse({ intent: 'find', ...parsed });
  const found = await findGuestOrder(context, parsed.value);
  if (found.ok) return redirectTo(complaintPath(found.token));
  // The same text for a wrong number, e-mail and postcode, so that it does not reveal whether the order exists.
  if (found.code === 'ORDER_NOT_FOUND')
    return refuse({ intent: 'find', values: typedValues(form), message: { key: 'withdrawal:find.unknown' } });
  return refuseWith('find', found, typedValues(form));
}
