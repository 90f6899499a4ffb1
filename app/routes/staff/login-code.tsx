// The second page of the login of the back office: the code of the second factor, in the browser that sent the password.
import { samePath } from '#domain/page/same-path';
import { staffLoginPath, staffTarget } from '#domain/staff/addresses';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { loginStepOf, staffEntered } from '~/request-context/staff.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { logInStaffByCode } from '~/services/staff/second-factor.server';
import { StaffLoginCodePage } from '~/ui/staff/second-factor-pages';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: 'anyone',
  async load(context, { request }) {
    const to = samePath(new URL(request.url).searchParams.get('to'));
    const isWaiting = loginStepOf(request) !== '';
    if (request.method === 'GET' && !isWaiting) throw redirectTo(staffLoginPath(to ?? undefined));
    return { title: textsOf(context.language).t('staff:login.codeTitle'), model: { to: staffTarget(to) } };
  },
  async act(context, { request }) {
    const { code = '', to = '' } = await staffFields(request);
    const done = await logInStaffByCode(context, loginStepOf(request), code);
    return done.ok ? staffEntered(request, done, staffTarget(samePath(to))) : staffReply('code', done, { to });
  },
  Page: StaffLoginCodePage,
});

export const loader = page.loader;
export const action = page.action;
