// One promotion in the back office: what it gives, its codes, and the acts of staff on it.
import { inCopenhagen } from '#domain/calendar/calendar';
import { staffPromotionPath } from '#domain/staff/addresses';
import { isPromotionAct, type PromotionAct, SEES_PROMOTIONS } from '#domain/staff/promotion-acts';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import {
  actOnPromotionForStaff,
  readPromotionChoices,
  readPromotionForStaff,
} from '~/services/staff/promotions.server';
import { StaffPromotionPage } from '~/ui/staff/promotion-page';
import { promotionSentences } from './promotion-sentences.server';
import { staffPage } from './staff-page.server';

function promotionIdFrom(given: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(given ?? '')) throw notFound();
  return Number(given);
}

const page = staffPage({
  guard: SEES_PROMOTIONS,
  async load(context, { request, params }) {
    const promotion = await readPromotionForStaff(context, promotionIdFrom(params.id));
    if (!promotion) throw notFound();
    const done = new URL(request.url).searchParams.get('done');
    const shown: PromotionAct | 'add' | null = isPromotionAct(done) || done === 'add' ? done : null;
    const choices = await readPromotionChoices(context);
    const model = { promotion, choices, done: shown, sentences: promotionSentences(promotion) };
    return { title: promotion.nameDa, model };
  },
  async act(context, { request, params }) {
    const id = promotionIdFrom(params.id);
    const fields = await staffFields(request);
    const { act } = fields;
    if (!isPromotionAct(act)) throw badRequest('No such act');
    const today = inCopenhagen(new Date()).date;
    const { done, changes } = await actOnPromotionForStaff(context, { id, act, fields, today });
    if (!done.ok) return { ...staffReply(act, done, fields), changes };
    return redirectTo(`${staffPromotionPath(id)}?done=${act}`);
  },
  Page: StaffPromotionPage,
});

export const loader = page.loader;
export const action = page.action;
