// A new promotion in the back office.
import { inCopenhagen } from '#domain/calendar/calendar';
import { staffPromotionPath } from '#domain/staff/addresses';
import { SEES_PROMOTIONS } from '#domain/staff/promotion-acts';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { staffFields, staffPreview, staffReply } from '~/request-context/staff-form.server';
import { addPromotionTyped, previewPromotion, readPromotionChoices } from '~/services/staff/promotions.server';
import { StaffNewPromotionPage } from '~/ui/staff/new-promotion-page';
import { promotionSentences } from './promotion-sentences.server';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_PROMOTIONS,
  async load(context) {
    const model = { choices: await readPromotionChoices(context) };
    return { title: textsOf(context.language).t('staff:promotion.new'), model };
  },
  async act(context, { request }) {
    const fields = await staffFields(request);
    const today = inCopenhagen(new Date()).date;
    if (fields.preview) {
      const shown = await previewPromotion(context, fields, today);
      return shown.ok ? staffPreview('add', promotionSentences(shown.terms), fields) : staffReply('add', shown, fields);
    }
    const done = await addPromotionTyped(context, fields, today);
    return done.ok ? redirectTo(`${staffPromotionPath(done.id)}?done=add`) : staffReply('add', done, fields);
  },
  Page: StaffNewPromotionPage,
});

export const loader = page.loader;
export const action = page.action;
