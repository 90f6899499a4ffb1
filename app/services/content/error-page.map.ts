// From the content service's page for an error to the page's. HTML was sanitised when it was written and is sanitised again here.
import type { ErrorContent } from '~/models/content';
import type { ErrorPagesQuery } from '../generated/content';
import { recommendationBlockOf } from './block.map';
import { richTextHtml } from './html.map';
import { contentPicture } from './parts.map';

export type WireErrorPage = NonNullable<ErrorPagesQuery['errorPages'][number]>;

export function errorContentOf(page: WireErrorPage, status: number): ErrorContent {
  const { banner } = page;
  return {
    status,
    title: page.title ?? '',
    html: richTextHtml(page.text),
    picture: contentPicture(page.image),
    banner: banner
      ? { text: banner.text ?? '', background: banner.backgroundColor ?? '', colour: banner.textColor ?? '' }
      : null,
    blocks: (page.recommendations ?? []).flatMap((row) => (row ? [recommendationBlockOf(row)] : [])),
  };
}
