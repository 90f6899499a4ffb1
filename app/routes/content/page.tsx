// Content pages below /info, /service and /inspiration, and those addresses themselves: a list of their pages (spec section 2).

import { textsOf } from '~/i18n/texts.server';
import type { ContentPage as Content, FooterColumn, PageEntry } from '~/models/content';
import { headOf } from '~/request-context/head.server';
import { notFound } from '~/request-context/respond.server';
import { listPages, readFrameContent, readPage } from '~/services/content/content.server';
import { ContentIndexPage } from '~/ui/pages/content-index-page';
import { ContentPage } from '~/ui/pages/content-page';
import type { PageGiven } from '../server-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const SECTIONS = ['info', 'service', 'inspiration'] as const;

const page = serverPage({
  guards: [],
  async load(context, { request }) {
    const { pathname } = new URL(request.url);
    const path = pathname.replace(/^\/+|\/+$/g, '');
    const page = await readPage(context, path);
    if (page) {
      const { title, description, picture } = page;
      const head = headOf(context, { title, description, canonical: pathname, picture: picture?.url });
      const { columns } = await readFrameContent(context);
      const group = columns.find(({ links }) => links.some(({ href }) => href === pathname)) ?? null;
      return { head, model: { page, title, entries: [], group } };
    }
    const section = SECTIONS.find((one) => one === path);
    if (!section) throw notFound();
    const entries = (await listPages(context)).filter(({ href }) => href.startsWith(`/${section}/`));
    if (entries.length === 0) throw notFound();
    const title = textsOf(context.language).t(`content:sections.${section}`);
    return {
      head: headOf(context, { title, canonical: pathname }),
      model: { page: null, title, entries, group: null },
    };
  },
  Page: PageOrIndex,
});
export const loader = page.loader;

interface PageOrIndexProps {
  page: Content | null;
  title: string;
  entries: PageEntry[];
  /** The links of the footer among which the page stands. */
  group: FooterColumn | null;
}

function PageOrIndex({ page, title, entries, group, here }: PageOrIndexProps & PageGiven) {
  return page ? (
    <ContentPage model={page} group={group} here={here} />
  ) : (
    <ContentIndexPage title={title} entries={entries} />
  );
}
