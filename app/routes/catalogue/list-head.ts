// Where a page of a list stands among its pages: each is its own page, with the one before and the one after it.
import type { Facets, Paging } from '~/models/catalogue';
import type { PageHead } from '~/request-context/head.server';
import { pageHref } from '~/ui/shop/page-href';

type List = { paging: Pick<Paging, 'page' | 'pages'>; facets: Pick<Facets, 'pairs'> };

/** A list that is narrowed is a view of the whole one, and in no row of pages. */
export function pageOfList(path: string, { paging: { page, pages }, facets }: List) {
  if (facets.pairs.length > 0) return { canonical: path } satisfies PageHead;
  return {
    canonical: pageHref(path, page),
    prev: page > 1 ? pageHref(path, page - 1) : undefined,
    next: page < pages ? pageHref(path, page + 1) : undefined,
  } satisfies PageHead;
}
