// The front page of the back office.
import { textsOf } from '~/i18n/texts.server';
import { StaffTodayPage } from '~/ui/staff/today-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: 'staff',
  async load({ language }) {
    return { title: textsOf(language).t('staff:today.title'), model: {} };
  },
  Page: StaffTodayPage,
});

export const loader = page.loader;
export const action = page.action;
