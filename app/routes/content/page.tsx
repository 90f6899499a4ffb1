// Content pages below /info, /service and /inspiration (spec section 2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPage } from '~/services/content/content.server';
import { Still } from '~/ui/kit';
import { ContentPage } from '~/ui/pages/content-page';
import { enter } from '~/visit/enter.server';
import { notFound } from '~/visit/respond.server';
import { namedIn } from '~/visit/title.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  const page = await readPage(visit, new URL(args.request.url).pathname.replace(/^\/+|\/+$/g, ''));
  if (!page) throw notFound();
  return { page, title: namedIn(visit, page.title) };
}

export default function ContentRoute() {
  return <Still>{import.meta.env.SSR ? <Content /> : null}</Still>;
}

function Content() {
  return <ContentPage model={useLoaderData<typeof loader>().page} />;
}
