// An invitation to the back office: the new colleague chooses a password and is logged in.
import { staffPath } from '#domain/staff/addresses';
import { textsOf } from '~/i18n/texts.server';
import { staffEntered } from '~/request-context/staff.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { acceptInvitation, readInvitation } from '~/services/staff/members.server';
import { StaffInvitationPage } from '~/ui/staff/invitation-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: 'anyone',
  async load(context, { params }) {
    const invitation = await readInvitation(context, params.token ?? '');
    const title = textsOf(context.language).t('staff:invitation.title');
    return { title, model: { invitation }, status: invitation ? 200 : 404 };
  },
  async act(context, { request, params }) {
    const { password = '' } = await staffFields(request);
    const done = await acceptInvitation(context, params.token ?? '', password);
    return done.ok ? staffEntered(request, done, staffPath()) : staffReply('invitation', done, {});
  },
  Page: StaffInvitationPage,
});

export const loader = page.loader;
export const action = page.action;
