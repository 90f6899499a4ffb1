// A shelf of products under the content of any page: count and order on one line, tiles, pages.
import type { Translate } from '~/forms/reply/fields';
import type { Shelf as ShelfModel } from '~/models/shelf';
import { type Language, Pager, VisuallyHidden } from '~/ui/kit';
import { ListBar } from './list-bar';
import { pageHref } from './page-href';
import { TileGrid } from './tile-grid';

interface ShelfProps {
  shelf: ShelfModel;
  /** A title of the list for screen readers. */
  title: string;
  /** The page's own address, target of the form that changes the order. */
  action: string;
  t: Translate;
  language: Language;
  here: string;
}

export function Shelf({ shelf, title, action, t, language, here }: ShelfProps) {
  if (shelf.tiles.length === 0) return null;
  return (
    <>
      <ListBar action={action} sorts={shelf.sorts} total={shelf.paging.total} t={t} />
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <TileGrid tiles={shelf.tiles} t={t} language={language} here={here} />
      <Pager
        paging={shelf.paging}
        hrefFor={(page) => pageHref(here, page)}
        labels={{
          nav: t('common:pager.label'),
          previous: t('common:pager.previous'),
          next: t('common:pager.next'),
        }}
      />
    </>
  );
}
