// The form of a new promotion, with a preview of what a shopper gets before it is saved.
import { staffNewPromotionPath, staffPromotionsPath } from '#domain/staff/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffPromotionChoicesView } from '~/models/staff-promotions';
import { StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { PromotionFields, PromotionSentences } from './promotion-form';

interface NewPromotionProps extends StaffGiven {
  choices: StaffPromotionChoicesView;
}

export function StaffNewPromotionPage({ choices, reply }: NewPromotionProps) {
  const { t } = useTexts('staff');
  return (
    <>
      <StaffHeading back={staffPromotionsPath()} from={t('nav.promotions')} title={t('promotion.new')} />
      <StaffRefusal reply={reply} />
      {reply?.preview ? (
        <div className="note good" role="status">
          <PromotionSentences sentences={reply.preview} />
        </div>
      ) : null}
      <form method="post" action={staffNewPromotionPath()}>
        <PromotionFields form="add" reply={reply} choices={choices} promotion={null} />
        <div className="acts">
          <button className="primary" type="submit">
            {t('promotion.create')}
          </button>
          <button name="preview" value="1" type="submit">
            {t('promotion.preview')}
          </button>
        </div>
      </form>
    </>
  );
}
