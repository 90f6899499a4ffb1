// Orders that wait for approval: an approver decides theirs, a buyer sees theirs; those of others do not exist for them. Spec §2, §6.

import { fieldErrorOf } from '#domain/form/field-error';
import { cartPath, pendingOrderPath } from '#domain/page/addresses';
import type { Outcome } from '#domain/refusal/refusals';
import { parseChosen, parseDecline, parsePieces } from '~/forms/pending-order/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { PendingList, PendingOrder } from '~/models/approval';
import type { RequestContext } from '~/models/request-context';
import { formOf } from '~/request-context/form.server';
import { stayWithin } from '~/request-context/list-question.server';
import { back, badRequest, doneInPart, notFound, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import {
  approve,
  approveAll,
  change,
  decline,
  declineAll,
  listPending,
  readPending,
  withdraw,
} from '~/services/approval/approval.server';
import type { Language } from '~/ui/kit';
import { PendingOrderPage } from '~/ui/pages/pending-order-page';
import { PendingOrdersPage } from '~/ui/pages/pending-orders-page';
import type { PageGiven } from '../server-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

type Shown =
  | { list: PendingList; one: null; language: Language }
  | { list: null; one: PendingOrder; language: Language };
const PAGE_SIZE = 20;

const questionsOf = (request: Request) => new URL(request.url).searchParams;

const page = serverPage({
  guards: ['catalog-only-rule', 'authenticated'],
  async load(context, { request }) {
    return { head: titleOf(context, 'approval:title'), model: await shownTo(context, questionsOf(request)) };
  },
  async act(context, { request }) {
    const number = questionsOf(request).get('order');
    const form = await formOf(request);
    const intent = form.get('intent');
    if (number === null) return decideChosen(context, request, form);
    if (intent !== 'approve' && intent !== 'decline' && intent !== 'withdraw' && intent !== 'change')
      throw badRequest('Unknown intent');
    const pending = await readPending(context, number);
    if (!pending) throw notFound();
    let outcome: Outcome;
    if (intent === 'decline') {
      const parsed = parseDecline(form);
      if (!parsed.ok) return refuse({ intent, ...parsed });
      outcome = await decline(context, pending.uid, parsed.value.reason);
    } else if (intent === 'change') {
      const parsed = parsePieces(form);
      if (!parsed.ok) return refuse({ intent, ...parsed });
      if (isAsBefore(pending, parsed.value)) {
        const toast = { level: TOAST_LEVELS.information, text: 'approval:unchanged' };
        return back(request, pendingOrderPath(number), { toast });
      }
      outcome = await change(context, pending.uid, parsed.value);
    } else {
      outcome = intent === 'approve' ? await approve(context, pending.uid) : await withdraw(context, pending.uid);
    }
    if (!outcome.ok) return refuseWith(intent, outcome, typedValues(form));
    const [text, to] = DONE[intent];
    return back(request, to ?? pendingOrderPath(number), { toast: { level: TOAST_LEVELS.success, text } });
  },
  Page: OrderOrOrders,
});
export const loader = page.loader;
export const action = page.action;

async function shownTo(context: RequestContext, asked: URLSearchParams): Promise<Shown> {
  const { language } = context;
  const number = asked.get('order');
  if (number === null) {
    const page = asked.get('page') ?? '1';
    const list = await listPending(context, /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1, PAGE_SIZE);
    stayWithin(context, list.paging);
    return { list, one: null, language };
  }
  const one = await readPending(context, number);
  if (!one) throw notFound();
  return { list: null, one, language };
}

/** The list's own form: several orders that wait, and one answer to all of them. */
async function decideChosen(context: RequestContext, request: Request, form: FormData): Promise<Response> {
  const intent = form.get('intent');
  if (intent !== 'approve' && intent !== 'decline') throw badRequest('Unknown intent');
  const chosen = parseChosen(form);
  const reason = intent === 'decline' ? parseDecline(form) : NO_REASON;
  if (!chosen.ok || !reason.ok) {
    const errors = { ...(chosen.ok ? {} : chosen.errors), ...(reason.ok ? {} : reason.errors) };
    return refuse({ intent, errors, values: typedValues(form) });
  }
  const outcome = await (intent === 'approve'
    ? approveAll(context, chosen.value)
    : declineAll(context, chosen.value, reason.value.reason));
  if (!outcome.ok) return refuseWith(intent, outcome, typedValues(form));
  const { status, done, failed } = outcome;
  const text = intent === 'approve' ? 'approval:approvedNumbers' : 'approval:declinedNumbers';
  const params = { count: done.length, numbers: done.join(', ') };
  if (status === 'SUCCESS')
    return back(request, pendingOrderPath(), { toast: { level: TOAST_LEVELS.success, text, params } });
  const errors = Object.fromEntries(failed.map(({ number, refusal }) => [`order-${number}`, fieldErrorOf(refusal)]));
  if (status === 'FAILURE') return refuse({ intent, errors, values: typedValues(form) });
  return doneInPart({ intent, errors, values: {}, message: { key: text, params } });
}

const NO_REASON = { ok: true as const, value: { reason: '' } };

/** What is said when it is done, and where to. */
const DONE = {
  approve: ['approval:approved', pendingOrderPath()],
  decline: ['approval:declined', pendingOrderPath()],
  withdraw: ['approval:withdrawn', cartPath()],
  change: ['approval:changed', null],
} as const;

/** Nothing was changed, so no notification is sent. */
const isAsBefore = ({ order, lineUids }: PendingOrder, pieces: ReadonlyMap<string, number>): boolean =>
  order.lines.every((line, at) => (pieces.get(lineUids[at] ?? '') ?? line.quantity) === line.quantity);

function OrderOrOrders({ reply, here, ...shown }: Shown & PageGiven) {
  const { language } = shown;
  if (shown.one) return <PendingOrderPage pending={shown.one} reply={reply} language={language} />;
  return <PendingOrdersPage {...shown.list} reply={reply} here={here} language={language} />;
}
