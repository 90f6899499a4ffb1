// The own account of a member of staff: role, rights, and a new password, and own logins.
import { staffAccountPath } from '#domain/staff/addresses';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { changeStaffPassword } from '~/services/staff/member.server';
import { endSessionsForStaff, readOwnSessions } from '~/services/staff/sessions.server';
import { StaffAccountPage } from '~/ui/staff/access-pages';
import { staffPage } from './staff-page.server';

const DONE = ['password', 'sessions'] as const;

const page = staffPage({
  guard: 'staff',
  async load(context, { request }) {
    const done = new URL(request.url).searchParams.get('done');
    const model = {
      done: DONE.find((one) => one === done) ?? null,
      sessions: await readOwnSessions(context),
    };
    return { title: textsOf(context.language).t('staff:account.title'), model };
  },
  async act(context, { request }) {
    const { old = '', wanted = '', session, others } = await staffFields(request);
    if (session !== undefined || others !== undefined) {
      const ended = await endSessionsForStaff(context, session ?? null);
      return ended.ok ? redirectTo(`${staffAccountPath()}?done=sessions`) : staffReply('sessions', ended, {});
    }
    const done = await changeStaffPassword(context, old, wanted);
    return done.ok ? redirectTo(`${staffAccountPath()}?done=password`) : staffReply('password', done, {});
  },
  Page: StaffAccountPage,
});

export const loader = page.loader;
export const action = page.action;
