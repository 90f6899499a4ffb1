// Offers and news: a shelf with a name and a sentence, and what to do where it is empty.

import { frontPath, productNewsPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { Tile } from '~/models/product';
import type { FacetedShelf } from '~/models/shelf';
import { ButtonLink, EmptyState, Heading, type Language, Text } from '~/ui/kit';
import { ProductList } from '~/ui/shop/product-list';
import { TileRow } from '~/ui/shop/tile-grid';
import { list } from './category-page.css';
import { head } from './page.css';

interface ShelfPageProps {
  shelf: FacetedShelf;
  language: Language;
  here: string;
}

interface OffersPageProps extends ShelfPageProps {
  /** What the visitor's company has agreed prices for; null for everyone else. */
  agreed: { company: string; tiles: Tile[] } | null;
}

export function OffersPage({ agreed, shelf, ...rest }: OffersPageProps) {
  const { t } = useTexts();
  const head = <Head title={t('shelf:offers.title')} text={t('shelf:offers.intro')} />;
  const hasAgreed = agreed !== null && agreed.tiles.length > 0;
  const goods = { list: shelf, title: t('shelf:offers.list'), t, ...rest };
  if (hasShelf(shelf) && !hasAgreed) return <ProductList head={head} {...goods} />;
  return (
    <div className={list}>
      {head}
      {hasAgreed ? (
        <>
          <TileRow id="agreed" title={t('shelf:offers.agreed')} tiles={agreed.tiles} t={t} {...rest} />
          <Text tone="quiet">{t('shelf:offers.agreedText', { company: agreed.company })}</Text>
        </>
      ) : null}
      {hasShelf(shelf) ? (
        <ProductList {...goods} />
      ) : (
        <EmptyState title={t('shelf:offers.emptyTitle')} icon="box">
          <Text>{t('shelf:offers.emptyText')}</Text>
          <ButtonLink href={productNewsPath()}>{t('shelf:offers.toNews')}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

export function NewsPage({ shelf, ...rest }: ShelfPageProps) {
  const { t } = useTexts();
  const head = <Head title={t('shelf:news.title')} text={t('shelf:news.intro')} />;
  if (hasShelf(shelf)) return <ProductList list={shelf} head={head} title={t('shelf:news.list')} t={t} {...rest} />;
  return (
    <div className={list}>
      {head}
      <EmptyState title={t('shelf:news.emptyTitle')} icon="box">
        <Text>{t('shelf:news.emptyText')}</Text>
        <ButtonLink href={frontPath()}>{t('shelf:toFront')}</ButtonLink>
      </EmptyState>
    </div>
  );
}

/** Where something is chosen, the list itself says that nothing fits. */
export const hasShelf = ({ tiles, facets }: FacetedShelf): boolean => tiles.length > 0 || facets.pairs.length > 0;

function Head({ title, text }: { title: string; text: string }) {
  return (
    <div className={head}>
      <Heading level={1}>{title}</Heading>
      <Text tone="quiet" prose>
        {text}
      </Text>
    </div>
  );
}
