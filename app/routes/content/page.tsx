// Content pages below /info, /service and /inspiration, and those addresses themselves: a list of their pages (spec section 2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listPages, readPage } from '~/services/content/content.server';
import { Still } from '~/ui/kit';
import { ContentIndexPage } from '~/ui/pages/content-index-page';
import { ContentPage } from '~/ui/pages/content-page';
import { enter } from '~/visit/enter.server';
import { notFound } from '~/visit/respond.server';
import { namedIn, titleOf } from '~/visit/title.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const SECTIONS = ['info', 'service', 'inspiration'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  const path = new URL(args.request.url).pathname.replace(/^\/+|\/+$/g, '');
  const page = await readPage(visit, path);
  if (page) return { page, entries: [], title: namedIn(visit, page.title) };
  const section = SECTIONS.find((one) => one === path);
  if (!section) throw notFound();
  const entries = (await listPages(visit)).filter(({ href }) => href.startsWith(`/${section}/`));
  if (entries.length === 0) throw notFound();
  return { page: null, entries, title: titleOf(visit, `content:sections.${section}`) };
}

export default function ContentRoute() {
  return <Still>{import.meta.env.SSR ? <Content /> : null}</Still>;
}

function Content() {
  const { page, entries } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (page) return <ContentPage model={page} />;
  return <ContentIndexPage title={t(`content:sections.${pathname.replaceAll('/', '')}`)} entries={entries} />;
}
