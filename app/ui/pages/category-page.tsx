// A category: its name and sub-categories short on top, count and order on one line, tiles, pages.

import { frontPath } from '#domain/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { CategoryPage as CategoryPageModel } from '~/models/catalogue';
import { ButtonLink, Crumbs, EmptyState, Heading, type Language, Text } from '~/ui/kit';
import { CategoryEntries, CategoryLinks } from '~/ui/shop/category-entries';
import { ProductList } from '~/ui/shop/product-list';
import { list } from './category-page.css';
import { head } from './page.css';

interface CategoryPageProps {
  model: CategoryPageModel;
  language: Language;
  here: string;
}

export function CategoryPage({ model, language, here }: CategoryPageProps) {
  const { t } = useTexts();
  // With pictures where nothing else is shown, as short links above products.
  const isEmpty = model.tiles.length === 0 && model.facets.pairs.length === 0;
  const Ways = isEmpty ? CategoryEntries : CategoryLinks;
  return (
    <div className={list}>
      <Crumbs label={t('common:crumbs')} crumbs={model.crumbs} way="category" />
      <div className={head}>
        <Heading level={1}>{model.name}</Heading>
        {model.description ? (
          <Text tone="quiet" prose>
            {model.description}
          </Text>
        ) : null}
      </div>
      <Ways entries={model.children} label={t('catalogue:category.subcategories')} />
      {isEmpty ? null : <ProductList list={model} t={t} language={language} here={here} />}
      {isEmpty && model.children.length === 0 ? (
        <EmptyState title={t('catalogue:category.emptyTitle')} icon="box">
          <Text>{t('catalogue:category.emptyText')}</Text>
          <ButtonLink href={frontPath()}>{t('catalogue:category.toFront')}</ButtonLink>
        </EmptyState>
      ) : null}
    </div>
  );
}
