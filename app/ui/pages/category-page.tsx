// A category: its name and sub-categories short on top, count and order on one line, tiles, pages.
import { useTranslation } from 'react-i18next';
import { frontPath } from '#domain/addresses';
import type { CategoryPage as CategoryPageModel } from '~/models/catalogue';
import { ButtonLink, Crumbs, EmptyState, Heading, type Language, Pager, Text, VisuallyHidden } from '~/ui/kit';
import { CategoryEntries, CategoryLinks } from '~/ui/shop/category-entries';
import { ListBar } from '~/ui/shop/list-bar';
import { pageHref } from '~/ui/shop/page-href';
import { TileGrid } from '~/ui/shop/tile-grid';
import { list } from './category-page.css';
import { head } from './page.css';

interface CategoryPageProps {
  model: CategoryPageModel;
  language: Language;
  here: string;
}

export function CategoryPage({ model, language, here }: CategoryPageProps) {
  const { t } = useTranslation();
  // With pictures where nothing else is shown, as short links above products.
  const Ways = model.tiles.length === 0 ? CategoryEntries : CategoryLinks;
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
      {model.tiles.length > 0 ? (
        <>
          <ListBar action={model.path} sorts={model.sorts} total={model.paging.total} t={t} />
          <VisuallyHidden>
            <h2>{t('catalogue:category.list')}</h2>
          </VisuallyHidden>
          <TileGrid tiles={model.tiles} t={t} language={language} here={here} />
        </>
      ) : null}
      {model.tiles.length === 0 && model.children.length === 0 ? (
        <EmptyState title={t('catalogue:category.emptyTitle')} icon="box">
          <Text>{t('catalogue:category.emptyText')}</Text>
          <ButtonLink href={frontPath()}>{t('catalogue:category.toFront')}</ButtonLink>
        </EmptyState>
      ) : null}
      <Pager
        paging={model.paging}
        hrefFor={(page) => pageHref(here, page)}
        labels={{
          nav: t('common:pager.label'),
          previous: t('common:pager.previous'),
          next: t('common:pager.next'),
        }}
      />
    </div>
  );
}
