// A category: its name, one line about it and its sub-categories short on top, so that goods are on the first screen; then the list.

import { frontPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { CategoryPage as CategoryPageModel } from '~/models/catalogue';
import { ButtonLink, Crumbs, EmptyState, type Language, Text } from '~/ui/kit';
import { CategoryEntries, CategoryWays } from '~/ui/shop/category-entries';
import { ListIntro } from '~/ui/shop/list-intro';
import { ProductList } from '~/ui/shop/product-list';
import { list } from './category-page.css';

interface CategoryPageProps {
  model: CategoryPageModel;
  language: Language;
  here: string;
}

/** Without goods there is nothing to filter, and the ways on have the room. */
export const hasList = ({ tiles, facets }: CategoryPageModel): boolean => tiles.length > 0 || facets.pairs.length > 0;

export function CategoryPage({ model, language, here }: CategoryPageProps) {
  const { t } = useTexts();
  const isBelow = model.crumbs.length > 1;
  const head = (
    <>
      {/* A category at the top has no way that leads to it: its name stands right below. */}
      {isBelow ? <Crumbs label={t('common:crumbs')} crumbs={model.crumbs} way="category" /> : null}
      <ListIntro
        name={model.name}
        text={model.description}
        way={isBelow ? undefined : 'category'}
        number={hasList(model) ? t('catalogue:category.products', { count: model.paging.total }) : undefined}
        t={t}
      />
    </>
  );
  const label = t('catalogue:category.subcategories');
  if (hasList(model)) {
    const top = (
      <>
        {head}
        <CategoryWays entries={model.children} label={label} />
      </>
    );
    return <ProductList list={model} head={top} t={t} language={language} here={here} />;
  }
  return (
    <div className={list}>
      {head}
      <CategoryEntries entries={model.children} label={label} />
      {model.children.length === 0 ? (
        <EmptyState title={t('catalogue:category.emptyTitle')} icon="box">
          <Text>{t('catalogue:category.emptyText')}</Text>
          <ButtonLink href={frontPath()}>{t('catalogue:category.toFront')}</ButtonLink>
        </EmptyState>
      ) : null}
    </div>
  );
}
