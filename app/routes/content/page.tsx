// Content pages below /info, /service and /inspiration, and those addresses themselves: a list of their pages (spec section 2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listPages, readPage } from '~/services/content/content.server';
import { ServerOnly } from '~/ui/kit';
import { ContentIndexPage } from '~/ui/pages/content-index-page';
import { ContentPage } from '~/ui/pages/content-page';
import { getContext } from '~/request-context/get-context.server';
import { headOf } from '~/request-context/head.server';
import { notFound } from '~/request-context/respond.server';
import { textsOf } from '~/i18n/texts.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const SECTIONS = ['info', 'service', 'inspiration'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { pathname } = new URL(args.request.url);
  const path = pathname.replace(/^\/+|\/+$/g, '');
  const page = await readPage(context, path);
  if (page) {
    const { title, description, picture } = page;
    const head = headOf(context, { title, description, canonical: pathname, picture: picture?.url });
    return { page, entries: [], head };
  }
  const section = SECTIONS.find((one) => one === path);
  if (!section) throw notFound();
  const entries = (await listPages(context)).filter(({ href }) => href.startsWith(`/${section}/`));
  if (entries.length === 0) throw notFound();
  const title = textsOf(context.language).t(`content:sections.${section}`);
  return { page: null, entries, head: headOf(context, { title, canonical: pathname }) };
}

export default function ContentRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Content /> : null}</ServerOnly>;
}

function Content() {
  const { page, entries } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (page) return <ContentPage model={page} />;
  return <ContentIndexPage title={t(`content:sections.${pathname.replaceAll('/', '')}`)} entries={entries} />;
}
