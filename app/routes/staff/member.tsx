// One colleague in the back office: role, access and logins, and the acts on them.
import { staffMemberPath } from '#domain/staff/addresses';
import { isMemberAct, SEES_STAFF } from '#domain/staff/members';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { actOnMemberForStaff, readMemberForStaff } from '~/services/staff/members.server';
import { StaffMemberPage } from '~/ui/staff/member-page';
import { staffPage } from './staff-page.server';

function memberIdFrom(given: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(given ?? '')) throw notFound();
  return Number(given);
}

const page = staffPage({
  guard: SEES_STAFF,
  async load(context, { request, params }) {
    const colleague = await readMemberForStaff(context, memberIdFrom(params.id));
    if (!colleague) throw notFound();
    const done = new URL(request.url).searchParams.get('done');
    return { title: colleague.name, model: { colleague, done: isMemberAct(done) ? done : null } };
  },
  async act(context, { request, params }) {
    const id = memberIdFrom(params.id);
    const fields = await staffFields(request);
    const { act, seen = '', role = null } = fields;
    if (!isMemberAct(act)) throw badRequest('No such act');
    const { done, changes } = await actOnMemberForStaff(context, { id, act, seen, role });
    if (!done.ok) return { ...staffReply(act, done, fields), changes };
    return redirectTo(`${staffMemberPath(id)}?done=${act}`);
  },
  Page: StaffMemberPage,
});

export const loader = page.loader;
export const action = page.action;
