// Sales figures of the back office.
import { figuresQuery, SEES_FIGURES } from '#domain/staff/figures';
import { textsOf } from '~/i18n/texts.server';
import { readFiguresForStaff } from '~/services/staff/figures.server';
import { StaffFiguresPage } from '~/ui/staff/figures-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_FIGURES,
  async load(context, { request }) {
    const query = figuresQuery(Object.fromEntries(new URL(request.url).searchParams));
    const model = { query, figures: await readFiguresForStaff(context, query) };
    return { title: textsOf(context.language).t('staff:nav.figures'), model };
  },
  Page: StaffFiguresPage,
});

export const loader = page.loader;
export const action = page.action;
