// Where a page of a list stands among its pages: each is its own page, with the one before and the one after it.
import type { Paging } from '~/models/catalogue';
import type { PageHead } from '~/request-context/head.server';
import { pageHref } from '~/ui/shop/page-href';

export const pageOfList = (path: string, { page, pages }: Pick<Paging, 'page' | 'pages'>) =>
  ({
    canonical: pageHref(path, page),
    prev: page > 1 ? pageHref(path, page - 1) : undefined,
    next: page < pages ? pageHref(path, page + 1) : undefined,
  }) satisfies PageHead;
