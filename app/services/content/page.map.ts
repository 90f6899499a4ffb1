// From the wire's page to what is shown of it; its blocks still name the goods that the shop fills them with.
import type { ContentPage } from '~/models/content';
import type { BlockContent } from '~/models/page-block';
import type { PageQuery } from '../generated/content';
import { pageBlocksOf } from './blocks.map';
import type { DatedBanner } from './content.map';
import { richTextHtml } from './html.map';
import { contentPicture } from './parts.map';

/** A page as content has it. */
export interface PageContent extends ContentPage {
  blocks: BlockContent<DatedBanner>[];
}

export function contentPageOf(data: Pick<PageQuery, 'pages'>): PageContent | null {
  const page = data.pages?.[0];
  if (!page) return null;
  const { slug, title, meta_description: description, text, media, blocks } = page;
  return {
    slug,
    title: title ?? '',
    description: description ?? '',
    html: richTextHtml(text),
    picture: contentPicture(media),
    blocks: pageBlocksOf(blocks),
  };
}
