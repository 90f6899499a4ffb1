// The page of the content service at an address, filled for this visitor; and the ways on: where a redirect leads, or that nothing is here.
import { FILM_QUESTION, PREVIEW_QUESTION } from '#domain/page/addresses';
import type { ContentPage } from '~/models/content';
import type { PageBlock } from '~/models/page-block';
import type { RequestContext } from '~/models/request-context';
import { readPageAt } from '~/services/content/page.server';
import { filledPage } from '~/services/page/page-blocks.server';
import { headOf, unlisted } from './head.server';
import { redirectTo } from './respond.server';

/** What the pages of content are drawn by. */
export interface ContentShown {
  page: ContentPage;
  blocks: PageBlock[];
  newsletter: { words: string } | null;
  /** Read by a signed link before it is published. */
  isDraft: boolean;
  /** The film of another site that the visitor has requested, by its block. */
  playing: string | null;
}

/** Null where there is no page; thrown is the way to where the address leads instead. `path` is without the leading slash. */
export async function contentAt(context: RequestContext, request: Request, path: string): Promise<ContentShown | null> {
  const { searchParams } = new URL(request.url);
  const answer = await readPageAt(context, path, searchParams.get(PREVIEW_QUESTION));
  if (!answer) return null;
  if (answer.kind === 'redirect') throw redirectTo(answer.to, [], answer.status);
  const { blocks, newsletter, ...page } = await filledPage(context, answer.page);
  return { page, blocks, newsletter, isDraft: answer.isDraft, playing: searchParams.get(FILM_QUESTION) };
}

/** A draft is only for users who have its link, so it is marked noindex for search engines. */
export function headOfContent(context: RequestContext, { page, isDraft }: ContentShown, pathname: string) {
  const { title, description, picture } = page;
  const head = headOf(context, { title, description, canonical: pathname, picture: picture?.url });
  return isDraft ? unlisted(head) : head;
}
