// A list with filters: categories and facets in a column next to it, count, order and layout above it, chosen values, tiles or lines, pages.
import type { ReactNode } from 'react';
import type { Translate } from '~/forms/reply/fields';
import type { Facets, Paging, SortOption } from '~/models/catalogue';
import type { Tile } from '~/models/product';
import { ButtonLink, EmptyState, type Language, Pager, Text, useSideMenu, VisuallyHidden } from '~/ui/kit';
import { ChosenFacets, FacetForm } from './facets';
import * as styles from './facets.css';
import { ListBar } from './list-bar';
import { pageHref } from './page-href';
import { TileGrid } from './tile-grid';

interface ProductListProps {
  list: { tiles: Tile[]; paging: Paging; sorts: SortOption[]; facets: Facets };
  /** A title of the list for screen readers. */
  title?: string;
  /** Said in place of the count, where counting ended at a bound. */
  told?: string | null;
  /** Name and introduction: above the list and next to the column; on phones above the filters. */
  head?: ReactNode;
  t: Translate;
  language: Language;
  here: string;
}

export function ProductList({ list, title, told = null, head, t, language, here }: ProductListProps) {
  const { tiles, paging, sorts, facets } = list;
  const kept = [...facets.kept.filter(([name]) => name !== 'sort'), ...facets.pairs];
  return (
    <div className={styles.beside} data-product-list="">
      {head ? <div className={styles.listHead}>{head}</div> : null}
      <div className={styles.side}>
        {useSideMenu()}
        <FacetForm facets={facets} total={paging.total} t={t} />
      </div>
      <div className={styles.results}>
        <ListBar
          action={facets.action}
          kept={kept}
          sorts={sorts}
          total={paging.total}
          told={told}
          view={tiles.length > 0 ? facets.view : null}
          t={t}
        />
        <ChosenFacets facets={facets} t={t} />
        <VisuallyHidden as="h2">{title ?? t('catalogue:category.list')}</VisuallyHidden>
        {tiles.length > 0 ? (
          <TileGrid tiles={tiles} t={t} language={language} here={here} inLines={facets.view.isLines} />
        ) : (
          <EmptyState title={t('catalogue:facets.none')} icon="filter">
            <Text>{t('catalogue:facets.noneText')}</Text>
            <ButtonLink href={facets.clearHref}>{t('catalogue:facets.clear')}</ButtonLink>
          </EmptyState>
        )}
        <Pager
          paging={paging}
          hrefFor={(page) => pageHref(here, page)}
          labels={{
            nav: t('common:pager.label'),
            previous: t('common:pager.previous'),
            next: t('common:pager.next'),
          }}
        />
      </div>
    </div>
  );
}
