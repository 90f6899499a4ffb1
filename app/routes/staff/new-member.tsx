// The invitation of a colleague to the back office.
import { staffMemberPath } from '#domain/staff/addresses';
import { SEES_STAFF } from '#domain/staff/members';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { inviteTyped } from '~/services/staff/members.server';
import { StaffNewMemberPage } from '~/ui/staff/new-member-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_STAFF,
  load: async (context) => ({ title: textsOf(context.language).t('staff:member.new'), model: {} }),
  async act(context, { request }) {
    const fields = await staffFields(request);
    const done = await inviteTyped(context, fields);
    return done.ok ? redirectTo(`${staffMemberPath(done.id)}?done=resend`) : staffReply('invite', done, fields);
  },
  Page: StaffNewMemberPage,
});

export const loader = page.loader;
export const action = page.action;
