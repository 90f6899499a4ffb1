// A withdrawal, a return or a complaint in the back office: what the shopper said, and the acts of staff on it.
import { staffCasePath } from '#domain/staff/addresses';
import { isCaseAct, isCaseKind } from '#domain/staff/cases';
import { SEES_ORDERS } from '#domain/staff/rights';
import { textsOf } from '~/i18n/texts.server';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { actOnCaseForStaff, readCaseForStaff } from '~/services/staff/cases.server';
import { StaffCasePage } from '~/ui/staff/case-page';
import { staffPage } from './staff-page.server';

/** What an act has made, as the address of the page names it. */
const MADE_OF_CASE = /^[\w-]{1,40}$/;

const page = staffPage({
  guard: SEES_ORDERS,
  async load(context, { request, params: { kind, number = '' } }) {
    const found = isCaseKind(kind) ? await readCaseForStaff(context, kind, number) : null;
    if (!found || !isCaseKind(kind)) throw notFound();
    const { searchParams } = new URL(request.url);
    const [act, made] = [searchParams.get('done'), searchParams.get('made') ?? ''];
    const done = isCaseAct(kind, act) ? { act, made: MADE_OF_CASE.test(made) ? made : '' } : null;
    const title = `${textsOf(context.language).t(`staff:caseKind.${kind}`)} ${number}`;
    return { title, model: { shown: found, done } };
  },
  async act(context, { request, params: { kind, number = '' } }) {
    const fields = await staffFields(request);
    const { act } = fields;
    if (!isCaseKind(kind) || !isCaseAct(kind, act)) throw badRequest('No such act');
    const { done, changes } = await actOnCaseForStaff(context, { kind, number, act, fields });
    if (!done.ok) return { ...staffReply(act, done, fields), changes };
    const words = new URLSearchParams({ done: act, ...(done.made ? { made: done.made } : {}) });
    return redirectTo(`${staffCasePath(kind, number)}?${words}`);
  },
  Page: StaffCasePage,
});

export const loader = page.loader;
export const action = page.action;
