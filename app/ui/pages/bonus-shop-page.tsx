// The bonus shop: what there is to spend and the rule by which points pay, its own categories, and the goods priced in points.

import { formatCount } from '#domain/money/money';
import { bonusPointPath } from '#domain/page/addresses';
import { LOCALE_OF } from '~/i18n/languages';
import { useTexts } from '~/i18n/use-texts';
import type { CategoryEntry } from '~/models/catalogue';
import type { FacetedShelf } from '~/models/shelf';
import { EmptyState, Heading, type Language, Text } from '~/ui/kit';
import { CategoryWays } from '~/ui/shop/category-entries';
import { ProductList } from '~/ui/shop/product-list';
import { list } from './category-page.css';
import { head } from './page.css';

interface BonusShopPageProps {
  balance: number;
  /** Name of the shown category; null for the entire bonus shop. */
  name: string | null;
  entries: CategoryEntry[];
  shelf: FacetedShelf;
  language: Language;
  here: string;
}

export function BonusShopPage({ balance, name, entries, shelf, language, here }: BonusShopPageProps) {
  const { t } = useTexts();
  const isEmpty = shelf.tiles.length === 0 && shelf.facets.pairs.length === 0;
  return (
    <div className={list}>
      <div className={head}>
        <Heading level={1}>{name ?? t('shelf:bonus.title')}</Heading>
        <Text>
          {t('shelf:bonus.balance', { count: balance, points: formatCount(balance, LOCALE_OF[language]) })}{' '}
          <a href={bonusPointPath()}>{t('shelf:bonus.statement')}</a>
        </Text>
        <Text tone="quiet" prose>
          {t('shelf:bonus.rule')}
        </Text>
      </div>
      <CategoryWays entries={entries} label={t('shelf:bonus.categories')} />
      {isEmpty ? (
        <EmptyState title={t('shelf:bonus.emptyTitle')} icon="gift">
          <Text>{t('shelf:bonus.emptyText')}</Text>
        </EmptyState>
      ) : (
        <ProductList list={shelf} title={t('shelf:bonus.list')} t={t} language={language} here={here} />
      )}
    </div>
  );
}
