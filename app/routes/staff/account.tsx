// The own account of a member of staff: role, rights, and a new password.
import { staffAccountPath } from '#domain/staff/addresses';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { changeStaffPassword } from '~/services/staff/member.server';
import { StaffAccountPage } from '~/ui/staff/access-pages';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: 'staff',
  async load(context, { request }) {
    const isChanged = new URL(request.url).searchParams.get('done') === 'password';
    return { title: textsOf(context.language).t('staff:account.title'), model: { isChanged } };
  },
  async act(context, { request }) {
    const { old = '', wanted = '' } = await staffFields(request);
    const done = await changeStaffPassword(context, old, wanted);
    return done.ok ? redirectTo(`${staffAccountPath()}?done=password`) : staffReply('password', done, {});
  },
  Page: StaffAccountPage,
});

export const loader = page.loader;
export const action = page.action;
