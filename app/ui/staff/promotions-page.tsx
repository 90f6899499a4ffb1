// The promotion list: views, search, pages by key.
import { staffNewPromotionPath, staffPromotionPath, staffPromotionsPath } from '#domain/staff/addresses';
import { PROMOTION_VIEW_NAMES, type PromotionListQuery, promotionListPath } from '#domain/staff/promotion-views';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffPromotionsView, StaffPromotionView } from '~/models/staff-promotions';
import type { StaffListViews } from '~/models/staff-views';
import { StaffField } from './form';
import { FilterChips, LabelledCount, ListPager, ListTable, ListTabs } from './list';
import { promotionSentence } from './promotion-sentence';
import { ListViews } from './saved-views';

interface PromotionsProps extends StaffGiven {
  views: StaffListViews;
  query: PromotionListQuery;
  promotions: StaffPromotionsView;
}

export function StaffPromotionsPage({ query, promotions, views, language }: PromotionsProps) {
  const { t } = useTexts('staff');
  const tabs = PROMOTION_VIEW_NAMES.map((view) => ({
    href: promotionListPath(query, { view }),
    title: t(`promotions.${view}`),
    count: '',
    isHere: view === query.view,
  }));
  const { rows, hasNewer, hasOlder } = promotions;
  const [newest, oldest] = [rows[0], rows.at(-1)];
  return (
    <>
      <div className="heading">
        <h1>{t('nav.promotions')}</h1>
        <div className="acts">
          <a className="button primary" href={staffNewPromotionPath()}>
            {t('promotion.new')}
          </a>
        </div>
      </div>
      <ListTabs label={t('list.views')} tabs={tabs} />
      <ListViews views={views} />
      <form className="filters" action={staffPromotionsPath()}>
        <input type="hidden" name="view" value={query.view} />
        <div className="wide">
          <StaffField
            {...{ form: 'filter', name: 'q', label: t('promotions.search'), type: 'search' }}
            value={query.text}
            reply={null}
          />
        </div>
        <button type="submit">{t('filter.submit')}</button>
      </form>
      <FilterChips chips={query.text ? [{ href: promotionListPath(query, { text: '' }), title: query.text }] : []} />
      <ListTable
        caption={t('nav.promotions')}
        columns={promotionColumns(t, language)}
        rows={rows}
        keyOf={({ id }) => String(id)}
        empty={t(query.text ? 'promotions.noHits' : `promotions.none.${query.view}`)}
      />
      <ListPager
        first={promotionListPath(query)}
        newer={hasNewer && newest ? promotionListPath(query, { before: newest.id }) : null}
        older={hasOlder && oldest ? promotionListPath(query, { after: oldest.id }) : null}
      />
    </>
  );
}

const promotionColumns = (t: Texts['t'], language: 'da' | 'en') => [
  {
    title: t('account.buyer'),
    isFull: true,
    cell: (row: StaffPromotionView) => (
      <>
        <a href={staffPromotionPath(row.id)}>{language === 'en' ? row.nameEn : row.nameDa}</a>
        <br />
        <span className="soft">{promotionSentence(row, { t, language })}</span>
      </>
    ),
  },
  {
    title: t('promotion.codes'),
    cell: ({ codes, codeCount }: StaffPromotionView) =>
      [
        ...codes,
        ...(codeCount > codes.length ? [t('promotion.moreCodes', { count: codeCount - codes.length })] : []),
      ].join(', '),
  },
  {
    title: t('promotion.uses'),
    isNumber: true,
    cell: ({ uses }: StaffPromotionView) => (
      <LabelledCount label={t('promotion.uses')}>{uses.toLocaleString(language)}</LabelledCount>
    ),
  },
  { title: t('customer.state'), cell: (row: StaffPromotionView) => <PromotionMark state={row.state} /> },
];

const MARKS: Readonly<Record<string, string>> = { running: 'good', planned: 'warn', paused: 'bad', ended: 'done' };

export function PromotionMark({ state }: { state: string }) {
  const { t } = useTexts('staff');
  return <span className={`mark ${MARKS[state] ?? ''}`}>{t(`promotion.state.${state}`)}</span>;
}
