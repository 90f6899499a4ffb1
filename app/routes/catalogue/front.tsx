// The front page: banners, category entrances, rows of products.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { frontPath } from '#domain/addresses';
import { readFrontPage } from '~/services/front/front.server';
import { FrontPage } from '~/ui/pages/front-page';
import { enter } from '~/visit/enter.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.shopName ?? 'Kontorværk' }];

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  return { front: await readFrontPage(visit), shopName: visit.variant.name, language: visit.language };
}

export default function Front() {
  const { front, shopName, language } = useLoaderData<typeof loader>();
  return <FrontPage model={front} shopName={shopName} language={language} here={frontPath()} />;
}

export const handle = { i18n: ['catalogue', 'product'], wide: true };
