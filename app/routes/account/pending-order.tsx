// Orders that wait for approval: an approver decides theirs, a buyer sees theirs; those of others do not exist for them. Spec §2, §6.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLocation } from '@remix-run/react';
import { cartPath, pendingOrderPath, withoutPanel } from '#domain/addresses';
import type { Outcome } from '#domain/refusals';
import { parseDecline, parsePieces } from '~/forms/pending-order/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { PendingList, PendingOrder } from '~/models/approval';
import { serverModel } from '~/page-context';
import { approve, change, decline, listPending, readPending, withdraw } from '~/services/approval/approval.server';
import { type Language, ServerOnly } from '~/ui/kit';
import { PendingOrderPage } from '~/ui/pages/pending-order-page';
import { PendingOrdersPage } from '~/ui/pages/pending-orders-page';
import { getContext } from '~/request-context/get-context.server';
import { stayWithin } from '~/request-context/list-question.server';
import { back, badRequest, notFound, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { formOf } from '~/request-context/form.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

type Shown = { list: PendingList; one: null } | { list: null; one: PendingOrder };
const SHOWN = serverModel<Shown & { language: Language }>();
const PAGE_SIZE = 20;

const questionsOf = (request: Request) => new URL(request.url).searchParams;

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule', 'authenticated');
  const asked = questionsOf(args.request);
  const number = asked.get('order');
  if (number === null) {
    const page = asked.get('page') ?? '1';
    const list = await listPending(context, /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1, PAGE_SIZE);
    stayWithin(context, list.paging);
    SHOWN.keep(args.context, { list, one: null, language: context.language });
  } else {
    const one = await readPending(context, number);
    if (!one) throw notFound();
    SHOWN.keep(args.context, { list: null, one, language: context.language });
  }
  return { title: titleOf(context, 'approval:title') };
}

/** What is said when it is done, and where to. */
const DONE = {
  approve: ['approval:approved', pendingOrderPath()],
  decline: ['approval:declined', pendingOrderPath()],
  withdraw: ['approval:withdrawn', cartPath()],
  change: ['approval:changed', null],
} as const;

/** Nothing was changed, so no one is told that anything was. */
const isAsBefore = ({ order, lineUids }: PendingOrder, pieces: ReadonlyMap<string, number>): boolean =>
  order.lines.every((line, at) => (pieces.get(lineUids[at] ?? '') ?? line.quantity) === line.quantity);

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule', 'authenticated');
  const number = questionsOf(args.request).get('order') ?? '';
  const form = await formOf(args.request);
  const intent = form.get('intent');
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
      return back(args.request, pendingOrderPath(number), { toast });
    }
    outcome = await change(context, pending.uid, parsed.value);
  } else {
    outcome = intent === 'approve' ? await approve(context, pending.uid) : await withdraw(context, pending.uid);
  }
  if (!outcome.ok) return refuseWith(intent, outcome, typedValues(form));
  const [text, to] = DONE[intent];
  return back(args.request, to ?? pendingOrderPath(number), { toast: { level: TOAST_LEVELS.success, text } });
}

export default function PendingOrderRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = SHOWN.useModel();
  const reply = useActionData<typeof action>() ?? null;
  const { pathname, search } = useLocation();
  if (!model) return null;
  const { language } = model;
  if (model.one) return <PendingOrderPage pending={model.one} reply={reply} language={language} />;
  return <PendingOrdersPage {...model.list} here={withoutPanel(pathname + search)} language={language} />;
}
