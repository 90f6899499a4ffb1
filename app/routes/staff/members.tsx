// The list of staff in the back office.
import { SEES_STAFF } from '#domain/staff/members';
import { textsOf } from '~/i18n/texts.server';
import { readMembersForStaff } from '~/services/staff/members.server';
import { StaffMembersPage } from '~/ui/staff/members-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_STAFF,
  async load(context) {
    const model = { members: await readMembersForStaff(context) };
    return { title: textsOf(context.language).t('staff:nav.members'), model };
  },
  Page: StaffMembersPage,
});

export const loader = page.loader;
export const action = page.action;
