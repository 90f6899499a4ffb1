// Content pages below /info, /service and /inspiration, and those addresses themselves: a list of their pages (spec section 2).

import { textsOf } from '~/i18n/texts.server';
import type { FooterColumn, PageEntry } from '~/models/content';
import { type ContentShown, contentAt, headOfContent } from '~/request-context/content-at.server';
import { headOf } from '~/request-context/head.server';
import { notFound, redirectTo } from '~/request-context/respond.server';
import { readPlace } from '~/services/catalogue/catalogue.server';
import { listPages, readFrameContent } from '~/services/content/content.server';
import { isShutTo } from '~/services/transport/shut';
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
    const content = await contentAt(context, request, path);
    if (content) {
      const { columns } = await readFrameContent(context);
      const group = columns.find(({ links }) => links.some(({ href }) => href === pathname)) ?? null;
      const { language } = context;
      const head = headOfContent(context, content, pathname);
      return { head, model: { content, title: content.page.title, entries: [], group, language } };
    }
    const section = SECTIONS.find((one) => one === path);
    if (!section) {
      // An old address of goods may look like that of a page.
      const old = isShutTo(context) ? null : await readPlace(context, path, { page: null, sort: null, options: null });
      throw old?.kind === 'redirect' ? redirectTo(old.to, [], old.status) : notFound();
    }
    const entries = (await listPages(context)).filter(({ href }) => href.startsWith(`/${section}/`));
    if (entries.length === 0) throw notFound();
    const title = textsOf(context.language).t(`content:sections.${section}`);
    return {
      head: headOf(context, { title, canonical: pathname }),
      model: { content: null, title, entries, group: null, language: context.language },
    };
  },
  Page: PageOrIndex,
});
export const loader = page.loader;

interface PageOrIndexProps {
  content: ContentShown | null;
  title: string;
  entries: PageEntry[];
  /** The footer links that include this page. */
  group: FooterColumn | null;
  language: 'da' | 'en';
}

function PageOrIndex({ content, title, entries, group, language, here }: PageOrIndexProps & PageGiven) {
  return content ? (
    <ContentPage {...content} group={group} language={language} here={here} />
  ) : (
    <ContentIndexPage title={title} entries={entries} />
  );
}
