// Pagination in the head of a list: each page is canonical, with links to the previous and the next one.
import type { Facets, Paging } from '~/models/catalogue';
import type { PageHead } from '~/request-context/head.server';
import { pageHref } from '~/ui/shop/page-href';

type List = { paging: Pick<Paging, 'page' | 'pages'>; facets: Pick<Facets, 'pairs'> };

/** A filtered list is a view of the complete one, and has no previous or next page. */
export function pageOfList(path: string, { paging: { page, pages }, facets }: List) {
  if (facets.pairs.length > 0) return { canonical: path } satisfies PageHead;
  return {
    canonical: pageHref(path, page),
    prev: page > 1 ? pageHref(path, page - 1) : undefined,
    next: page < pages ? pageHref(path, page + 1) : undefined,
  } satisfies PageHead;
}
