// Returning items by agreement (spec §4 "Return flow"): the order is opened by its link or its details, and the page has one question per
// step. The answers are in the address, so that each step works without scripts and the browser's back button goes to the previous one.
import { randomUUID } from 'node:crypto';
import { returnPath } from '#domain/page/addresses';
import type { Refusal } from '#domain/refusal/refusals';
import { parseReturnContact, type ReturnProgress, readReturnProgress } from '~/forms/goods-return/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { RequestContext } from '~/models/request-context';
import { formOf } from '~/request-context/form.server';
import { badRequest, notFound, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { orderReturn, readReturnFees, readReturnOffer } from '~/services/goods-return/goods-return.server';
import { readSeller } from '~/services/seller/seller.server';
import { ReturnPage } from '~/ui/pages/return-page';
import { serverPage } from '../server-page.server';
import { openGuestOrder } from './open-guest-order.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  robots: 'noindex',
  async load(context, { request, params }) {
    const head = titleOf(context, 'returns:title');
    const { token } = params;
    if (token === undefined) return { head, model: { step: 'find' as const } };
    const [offer, seller] = await Promise.all([readReturnOffer(context, token), readSeller(context)]);
    if (!offer) throw notFound();
    const { searchParams } = new URL(request.url);
    const shown = { offer, seller, token, language: context.language };
    const done = offer.returns.find(({ number }) => number === searchParams.get('done'))?.number ?? null;
    if (done !== null || offer.refusal !== null) return { head, model: { step: 'over' as const, ...shown, done } };
    const progress = readReturnProgress(searchParams, offer);
    const fees = progress.step === 'send' ? await readReturnFees(context, token, progress.answers.lines) : null;
    const asked = { ...shown, progress, answered: answeredIn(searchParams, progress), fees, formKey: randomUUID() };
    return { head, ...(progress.problems ? { status: 400 } : {}), model: { step: 'ask' as const, ...asked } };
  },
  async act(context, { request, params }) {
    const form = await formOf(request);
    const { token } = params;
    const intent = form.get('intent');
    if (token === undefined) {
      if (intent !== 'find') throw badRequest('Unknown intent');
      return openGuestOrder(context, form, (found) => returnPath(found));
    }
    if (intent !== 'send') throw badRequest('Unknown intent');
    const offer = await readReturnOffer(context, token);
    if (!offer) throw notFound();
    const progress = readReturnProgress(new URL(request.url).searchParams, offer);
    return sendReturn(context, form, { token, progress });
  },
  Page: ReturnPage,
});
export const loader = page.loader;
export const action = page.action;

async function sendReturn(
  context: RequestContext,
  form: FormData,
  { token, progress: { step, answers } }: { token: string; progress: ReturnProgress },
): Promise<Response> {
  const formKey = form.get('formKey');
  if (typeof formKey !== 'string' || formKey === '') throw badRequest('Not a return');
  const parsed = parseReturnContact(form);
  if (!parsed.ok) return refuse({ intent: 'send', ...parsed });
  const { comment, ...contact } = parsed.value;
  // What was sent before has its answers used up: by its key it is found again, and anything else is a choice of nothing.
  const lines = step === 'send' ? answers.lines : [];
  const done = await orderReturn(context, {
    ...answers,
    lines,
    token,
    contact,
    comment,
    formKey: formKey.slice(0, 64),
  });
  if (done.ok) return redirectTo(returnPath(token, done.number));
  // An answer that is no longer valid, such as a past date, is requested again.
  return step === 'send' ? refuseWith('send', aboveIt(done), typedValues(form)) : redirectTo(context.here);
}

/** What is wrong with an earlier answer is said above the form that sends. */
const aboveIt = ({ field: _field, ...rest }: Refusal): Refusal => rest;

/** The answers before this step, for its form to carry along; no other parameters. */
function answeredIn(params: URLSearchParams, { step }: ReturnProgress): [name: string, value: string][] {
  const asked = ['intact', 'pickup', 'size', 'parcels', 'date'];
  const own = { choose: 0, intact: 0, pickup: 1, size: 2, count: 3, date: 4, send: 5 }[step];
  const before = asked.slice(0, own).flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  const lines = [...params].filter(([name, value]) => name.startsWith('line-') && value.trim() !== '');
  return step === 'choose' ? [] : [...lines, ...before];
}
