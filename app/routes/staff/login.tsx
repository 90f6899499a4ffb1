// The login of the back office.
import { samePath } from '#domain/page/same-path';
import { staffTarget } from '#domain/staff/addresses';
import { textsOf } from '~/i18n/texts.server';
import { staffEntered } from '~/request-context/staff.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { logInStaff } from '~/services/staff/member.server';
import { StaffLoginPage } from '~/ui/staff/access-pages';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: 'anyone',
  async load(context, { request }) {
    const { searchParams } = new URL(request.url);
    return {
      title: textsOf(context.language).t('staff:login.title'),
      model: { to: staffTarget(samePath(searchParams.get('to'))) },
    };
  },
  async act(context, { request }) {
    const { email = '', password = '', to = '' } = await staffFields(request);
    const done = await logInStaff(context, email, password);
    return done.ok ? staffEntered(request, done, staffTarget(samePath(to))) : staffReply('login', done, { email, to });
  },
  Page: StaffLoginPage,
});

export const loader = page.loader;
export const action = page.action;
