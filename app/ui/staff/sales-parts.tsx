// What the front page and the page of figures share: products that brought most, and how much more than before.
import { formatCount } from '#domain/money/money';
import { staffProductPath } from '#domain/staff/addresses';
import { localeOf } from '#domain/store/locale';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffSoldProductView } from '~/models/staff-figures';
import { ListTable, labelledNumber } from './list';
import { staffMoney } from './order-words';

/** Null where there was nothing to compare with. */
export const signedPercent = (percent: number | null): string | null =>
  percent === null ? null : `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`;

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
