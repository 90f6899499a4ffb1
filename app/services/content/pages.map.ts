// From the wire's content pages to what the search and the lists of sections show of them.
import type { PageEntry } from '~/models/content';
import type { PagesQuery } from '../generated/content';
import { contentPicture } from './parts.map';

export const pageEntriesOf = (data: PagesQuery): PageEntry[] =>
  data.pages.flatMap((page) => {
    if (!page?.title) return [];
    const { path, title, meta_description: text, media } = page;
    return [{ label: title, title, href: `/${path}`, text: text ?? '', picture: contentPicture(media) }];
  });
