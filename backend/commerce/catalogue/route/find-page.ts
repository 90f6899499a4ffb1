// A content page of the store at an address, in the shape of Magento's own pages.
import { findEntries } from '#backend/content/entries/find-entries';
import type { Context } from '#backend/graphql/context';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Null where this store has no page. */
export async function findPage(path: string, context: Context) {
  const filters = { path: { eq: path }, stores: { store_code: { eq: context.store.code } } };
  const [page] = await findEntries(context, 'page', { filters, locale: context.language });
  if (!page) return null;
  const title = textOrNull(page.title);
  return {
    __typename: 'CmsPage' as const,
    identifier: path,
    url_key: path,
    title,
    content: textOrNull(page.text),
    content_heading: title,
    page_layout: '1column',
    meta_title: title,
    meta_keywords: null,
    meta_description: textOrNull(page.meta_description),
    relative_url: path,
    redirect_code: 0,
    type: 'CMS_PAGE' as const,
  };
}
