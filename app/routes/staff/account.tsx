// The own account of a member of staff: role, rights, a new password, the second factor, and own logins.
import { staffAccountPath } from '#domain/staff/addresses';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { changeStaffPassword } from '~/services/staff/member.server';
import { readRecoveryCodesLeft, renewOwnCodes, turnOffOwnFactor } from '~/services/staff/second-factor.server';
import { endSessionsForStaff, readOwnSessions } from '~/services/staff/sessions.server';
import { StaffAccountPage } from '~/ui/staff/access-pages';
import { staffPage } from './staff-page.server';

const DONE = ['password', 'sessions', 'off'] as const;

const page = staffPage({
  guard: 'staff',
  async load(context, { request }) {
    const done = new URL(request.url).searchParams.get('done');
    const model = {
      done: DONE.find((one) => one === done) ?? null,
      sessions: await readOwnSessions(context),
      codesLeft: context.member?.hasSecondFactor ? await readRecoveryCodesLeft(context) : 0,
    };
    return { title: textsOf(context.language).t('staff:account.title'), model };
  },
  async act(context, { request }) {
    const { old = '', wanted = '', session, others, factor, password = '', code = '' } = await staffFields(request);
    if (session !== undefined || others !== undefined) {
      const ended = await endSessionsForStaff(context, session ?? null);
      return ended.ok ? redirectTo(`${staffAccountPath()}?done=sessions`) : staffReply('sessions', ended, {});
    }
    if (factor === 'renew') {
      const renewed = await renewOwnCodes(context, code);
      return renewed.ok ? { made: renewed.codes.join(' ') } : staffReply('renew', renewed, {});
    }
    if (factor === 'off') {
      const off = await turnOffOwnFactor(context, password, code);
      return off.ok ? redirectTo(`${staffAccountPath()}?done=off`) : staffReply('off', off, {});
    }
    const done = await changeStaffPassword(context, old, wanted);
    return done.ok ? redirectTo(`${staffAccountPath()}?done=password`) : staffReply('password', done, {});
  },
  Page: StaffAccountPage,
});

export const loader = page.loader;
export const action = page.action;
