// From the wire's content pages to what the search shows of them.
import type { PageEntry } from '~/models/content';
import type { PagesQuery } from '../generated/content';

export const pageEntriesOf = (data: PagesQuery): PageEntry[] =>
  data.pages.flatMap((page) =>
    page?.title
      ? [{ label: page.title, title: page.title, href: `/${page.path}`, text: page.meta_description ?? '' }]
      : [],
  );
