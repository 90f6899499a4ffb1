// A price request in the back office, answered with a price.
import { staffRequestPath } from '#domain/staff/addresses';
import { SEES_WAITING } from '#domain/staff/waiting';
import { wholeFrom } from '#domain/validate/amount';
import { textsOf } from '~/i18n/texts.server';
import { notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { answerWithPrice, readRequestForStaff } from '~/services/staff/request.server';
import { StaffRequestPage } from '~/ui/staff/request-page';
import { staffPage } from './staff-page.server';

const MOST_ID = 2_147_483_647;

function requestIdFrom(given: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(given ?? '') ? wholeFrom(given ?? '') : null;
  if (id === null || id > MOST_ID) throw notFound();
  return id;
}

const page = staffPage({
  guard: SEES_WAITING.requests,
  async load(context, { request, params }) {
    const asked = await readRequestForStaff(context, requestIdFrom(params.id));
    if (!asked) throw notFound();
    const isSent = new URL(request.url).searchParams.get('done') === 'answer';
    const title = textsOf(context.language).t('staff:request.title', { product: asked.product });
    return { title, model: { asked, isSent } };
  },
  async act(context, { request, params }) {
    const id = requestIdFrom(params.id);
    const { each = '', text = '' } = await staffFields(request);
    const done = await answerWithPrice(context, id, { each, text });
    return done.ok ? redirectTo(`${staffRequestPath(id)}?done=answer`) : staffReply('answer', done, { each, text });
  },
  Page: StaffRequestPage,
});

export const loader = page.loader;
export const action = page.action;
