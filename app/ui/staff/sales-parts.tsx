// What the front page, the figures and the searches share: period and store, products that brought most, searches without a hit.
import { formatCount } from '#domain/money/money';
import { searchPath } from '#domain/page/addresses';
import { staffProductPath } from '#domain/staff/addresses';
import { FIGURE_PERIODS, type FiguresQuery } from '#domain/staff/figures';
import { localeOf } from '#domain/store/locale';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type {
  StaffFiguresView,
  StaffMissedSearchesView,
  StaffMissedSearchView,
  StaffSoldProductView,
} from '~/models/staff-figures';
import { StaffSelect } from './form';
import { ListTable, ListTabs, labelledNumber } from './list';
import { staffDay, staffMoney } from './order-words';

/** Null where there was nothing to compare with. */
export const signedPercent = (percent: number | null): string | null =>
  percent === null ? null : `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}\u00a0%`;

/** "3,4 %" */
export const shareText = (percent: number, language: StaffGiven['language']): string =>
  `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(percent)}\u00a0%`;

interface PeriodProps {
  query: FiguresQuery;
  stores: StaffFiguresView['stores'];
  /** The address of the page. */
  path: (query?: Partial<FiguresQuery>) => string;
}

export function PeriodAndStore({ query, stores, path }: PeriodProps) {
  const { t } = useTexts('staff');
  return (
    <>
      <ListTabs
        label={t('figures.period')}
        tabs={FIGURE_PERIODS.map((period) => ({
          ...{ href: path({ ...query, period }), title: t(`figures.${period}`), count: '' },
          isHere: period === query.period,
        }))}
      />
      <form className="filters" action={path()}>
        <input type="hidden" name="period" value={query.period} />
        <StaffSelect
          {...{ form: 'figures', name: 'store', label: t('filter.store'), value: query.store }}
          options={[
            { value: '', label: t('filter.any') },
            ...stores.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <button type="submit">{t('filter.submit')}</button>
      </form>
    </>
  );
}

interface MissedProps extends Pick<StaffGiven, 'language'>, StaffMissedSearchesView {}

export function MissedSearches({ searches, stores, language }: MissedProps) {
  const { t } = useTexts('staff');
  const nameOf = (code: string) => stores.find((store) => store.code === code)?.name ?? code;
  return (
    <ListTable
      caption={t('searches.title')}
      columns={[
        {
          title: t('searches.words'),
          isFull: true,
          cell: ({ words }: StaffMissedSearchView) => <a href={searchPath(words)}>{words}</a>,
        },
        { title: t('filter.store'), cell: ({ store }: StaffMissedSearchView) => nameOf(store) },
        labelledNumber(t('searches.count'), ({ searches: count }: StaffMissedSearchView) =>
          formatCount(count, localeOf(language)),
        ),
        labelledNumber(t('searches.last'), ({ lastDay }: StaffMissedSearchView) => staffDay(lastDay, language)),
      ]}
      rows={searches}
      keyOf={({ store, words }) => `${store} ${words}`}
      empty={t('searches.none')}
    />
  );
}

interface SoldProps extends Pick<StaffGiven, 'language'> {
  products: readonly StaffSoldProductView[];
  /** Whether the reader may open products. */
  isLinked: boolean;
}

export function SoldProducts({ products, language, isLinked }: SoldProps) {
  const { t } = useTexts('staff');
  return (
    <ListTable
      caption={t('figures.products')}
      columns={[
        {
          title: t('figures.product'),
          isFull: true,
          cell: ({ sku, name }: StaffSoldProductView) => (isLinked ? <a href={staffProductPath(sku)}>{name}</a> : name),
        },
        { title: t('figures.sku'), cell: ({ sku }: StaffSoldProductView) => sku },
        labelledNumber(t('figures.pieces'), ({ pieces }: StaffSoldProductView) =>
          formatCount(pieces, localeOf(language)),
        ),
        labelledNumber(t('figures.netOere'), ({ netOere }: StaffSoldProductView) => staffMoney(netOere, language)),
        labelledNumber(t('figures.contribution'), ({ contributionOere }: StaffSoldProductView) =>
          contributionOere === null ? '–' : staffMoney(contributionOere, language),
        ),
      ]}
      rows={products}
      keyOf={({ sku }) => sku}
      empty={t('figures.nothing')}
    />
  );
}
