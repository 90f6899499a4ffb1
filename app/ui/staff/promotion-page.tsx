// One promotion: what a shopper gets, its codes with their uses, what was changed, and acts on it.
import type { ReactNode } from 'react';
import {
  staffOrderPath,
  staffPromotionCodesPath,
  staffPromotionPath,
  staffPromotionsPath,
} from '#domain/staff/addresses';
import { MOST_GENERATED, PROMOTION_ACTS, type PromotionAct } from '#domain/staff/promotion-acts';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type {
  PromotionSentencesView,
  StaffCouponView,
  StaffPromotionChoicesView,
  StaffPromotionPageView,
} from '~/models/staff-promotions';
import { StaffField, StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { LabelledCount, ListTable } from './list';
import { staffMoment, staffMoney } from './order-words';
import { CodeLimits, PromotionFields, PromotionSentences } from './promotion-form';
import { PromotionMark } from './promotions-page';
import { ChangedMeanwhile, Timeline } from './timeline';

interface PromotionProps extends StaffGiven {
  promotion: StaffPromotionPageView;
  sentences: PromotionSentencesView;
  choices: StaffPromotionChoicesView;
  done: PromotionAct | 'add' | null;
}

export function StaffPromotionPage(props: PromotionProps) {
  const { promotion, sentences, done, reply, language } = props;
  const { t } = useTexts('staff');
  return (
    <>
      <StaffHeading
        back={staffPromotionsPath()}
        from={t('nav.promotions')}
        title={language === 'en' ? promotion.nameEn : promotion.nameDa}
      >
        <PromotionMark state={promotion.state} />
      </StaffHeading>
      <StaffRefusal reply={reply} />
      <ChangedMeanwhile reply={reply} language={language} />
      {done ? (
        <p className="note good" role="status">
          {t(`promotion.done.${done}`)}
        </p>
      ) : null}
      <div className="columns">
        <div>
          <PromotionSentences sentences={sentences} />
          <PromotionCodes promotion={promotion} language={language} />
          <PromotionOrders orders={promotion.orders} language={language} />
        </div>
        <section aria-label={t('customer.acts')}>
          {PROMOTION_ACTS.filter((act) => promotion.acts.includes(act)).map((act) => (
            <ActOnPromotion key={act} act={act} {...props}>
              {ACT_FIELDS[act](props)}
            </ActOnPromotion>
          ))}
        </section>
        <section>
          <h2>{t('customer.changes')}</h2>
          {promotion.timeline.length > 0 ? (
            <Timeline events={promotion.timeline} language={language} />
          ) : (
            <p className="empty">{t('promotion.noChanges')}</p>
          )}
        </section>
      </div>
    </>
  );
}

function ActOnPromotion({
  act,
  promotion,
  reply,
  children,
}: Pick<PromotionProps, 'promotion' | 'reply'> & { act: PromotionAct; children: ReactNode }) {
  const { t } = useTexts('staff');
  return (
    <details className="act" open={reply?.intent === act || undefined}>
      <summary>{t(`promotion.act.${act}`)}</summary>
      <form method="post" action={staffPromotionPath(promotion.id)}>
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="seen" value={promotion.seen} />
        <p className="what">{t(`promotion.will.${act}`)}</p>
        {children}
        <button className={act === 'end' ? 'danger' : 'primary'} type="submit">
          {t(`promotion.submit.${act}`)}
        </button>
      </form>
    </details>
  );
}

const ACT_FIELDS: Record<PromotionAct, (props: PromotionProps) => ReactNode> = {
  change: ({ reply, choices, promotion }) => (
    <PromotionFields form="change" reply={reply} choices={choices} promotion={promotion} />
  ),
  pause: () => null,
  resume: () => null,
  end: () => null,
  code: ({ reply }) => <OneCode reply={reply} />,
  codes: ({ reply }) => <DrawnCodes reply={reply} />,
};

function OneCode({ reply }: Pick<PromotionProps, 'reply'>) {
  const { t } = useTexts('staff');
  return (
    <>
      <StaffField form="code" name="code" label={t('promotion.code')} reply={reply} />
      <CodeLimits form="code" reply={reply} />
    </>
  );
}

function DrawnCodes({ reply }: Pick<PromotionProps, 'reply'>) {
  const { t } = useTexts('staff');
  const field = { form: 'codes', reply, isShort: true };
  return (
    <>
      <StaffField
        {...field}
        name="count"
        label={t('promotion.count')}
        help={t('promotion.countHelp', { max: MOST_GENERATED })}
      />
      <StaffField {...field} name="prefix" label={t('promotion.prefix')} help={t('promotion.prefixHelp')} />
      <CodeLimits form="codes" reply={reply} />
    </>
  );
}

function PromotionCodes({ promotion, language }: Pick<PromotionProps, 'promotion' | 'language'>) {
  const { t } = useTexts('staff');
  const { id, coupons, codeCount } = promotion;
  return (
    <section>
      <h2>{t('promotion.codes')}</h2>
      <ListTable
        caption={t('promotion.codes')}
        columns={codeColumns(t, language)}
        rows={coupons}
        keyOf={({ code }) => code}
        empty={t('promotion.noCodes')}
      />
      {codeCount > coupons.length ? <p className="soft">{t('promotion.firstCodes', { count: codeCount })}</p> : null}
      {codeCount > 0 ? (
        <p>
          <a href={staffPromotionCodesPath(id)}>{t('promotion.codesFile')}</a>
        </p>
      ) : null}
    </section>
  );
}

type UsedOrder = StaffPromotionPageView['orders'][number];

/** Those that it took something off. */
function PromotionOrders({ orders, language }: { orders: UsedOrder[]; language: 'da' | 'en' }) {
  const { t } = useTexts('staff');
  if (orders.length === 0) return null;
  const columns = [
    { title: t('promotion.order'), cell: ({ number }: UsedOrder) => <a href={staffOrderPath(number)}>{number}</a> },
    { title: t('promotion.placed'), cell: ({ placedAt }: UsedOrder) => staffMoment(placedAt, language) },
    { title: t('promotion.code'), cell: ({ code }: UsedOrder) => code ?? '–' },
    {
      title: t('promotion.takenOff'),
      isNumber: true,
      cell: ({ amountOere }: UsedOrder) => staffMoney(amountOere, language),
    },
  ];
  return (
    <section>
      <h2>{t('promotion.orders')}</h2>
      <ListTable
        caption={t('promotion.orders')}
        columns={columns}
        rows={orders}
        keyOf={({ number }) => number}
        empty=""
      />
    </section>
  );
}

const codeColumns = (t: Texts['t'], language: 'da' | 'en') => {
  const counted = (title: string, count: (coupon: StaffCouponView) => number | null) => ({
    title,
    isNumber: true,
    cell: (coupon: StaffCouponView) => (
      <LabelledCount label={title}>{count(coupon)?.toLocaleString(language) ?? '–'}</LabelledCount>
    ),
  });
  return [
    { title: t('promotion.code'), cell: ({ code }: StaffCouponView) => code },
    counted(t('promotion.uses'), ({ uses }) => uses),
    counted(t('promotion.usageLimit'), ({ usageLimit }) => usageLimit),
    counted(t('promotion.perCustomer'), ({ perCustomer }) => perCustomer),
  ];
};
