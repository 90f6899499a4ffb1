// One order in the back office: what it is, and the acts of staff on it.
import { staffOrderPath } from '#domain/staff/addresses';
import { typedPiecesText } from '#domain/staff/order-state';
import { isOrderAct, SEES_ORDERS } from '#domain/staff/rights';
import type { StaffReply } from '~/models/staff';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import type { StaffPageContext } from '~/request-context/staff.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { actForStaff, planReductionTyped, readOrderForStaff } from '~/services/staff/order.server';
import { StaffOrderPage } from '~/ui/staff/order-page';
import { staffPage } from './staff-page.server';

/** What an act has made, as the address of the page names it. */
const MADE = /^[\w-]{1,40}$/;

async function previewReduction(
  context: StaffPageContext,
  number: string,
  fields: Record<string, string>,
): Promise<StaffReply> {
  const { done, changes } = await planReductionTyped(context, number, fields);
  if (!done.ok) return staffReply('reduce', done, fields);
  return { intent: 'reduce', errors: {}, values: fields, message: NO_MESSAGE, planned: changes };
}

const NO_MESSAGE = { key: '', params: {} };

const page = staffPage({
  guard: SEES_ORDERS,
  async load(context, { request, params }) {
    const order = await readOrderForStaff(context, params.number ?? '');
    if (!order) throw notFound();
    const { searchParams } = new URL(request.url);
    const [done, made] = [searchParams.get('done'), searchParams.get('made') ?? ''];
    const model = { order, done: isOrderAct(done) ? { act: done, made: MADE.test(made) ? made : '' } : null };
    return { title: order.number, model };
  },
  async act(context, { request, params }) {
    const number = params.number ?? '';
    const fields = await staffFields(request);
    const { act } = fields;
    if (!isOrderAct(act)) throw badRequest('No such act');
    // What it costs is shown first, and again once other pieces are typed.
    if (act === 'reduce' && fields.shown !== typedPiecesText(fields)) return previewReduction(context, number, fields);
    const { done, changes } = await actForStaff(context, { number, act, fields });
    if (!done.ok) return { ...staffReply(act, done, fields), changes };
    const words = new URLSearchParams({ done: act, ...(done.made ? { made: done.made } : {}) });
    return redirectTo(`${staffOrderPath(number)}?${words}`);
  },
  Page: StaffOrderPage,
});

export const loader = page.loader;
export const action = page.action;
