// Pages of the content service within the account area: /customer/account/{account-page} (spec §2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { accountPagePath } from '#domain/addresses';
import type { ContentPage as ContentPageModel } from '~/models/content';
import { serverModel } from '~/page-context';
import { readPage } from '~/services/content/content.server';
import { ServerOnly } from '~/ui/kit';
import { ContentPage } from '~/ui/pages/content-page';
import { getContext } from '~/request-context/get-context.server';
import { notFound } from '~/request-context/respond.server';
import { namedIn } from '~/request-context/title.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const PAGE = serverModel<ContentPageModel>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'authenticated');
  const page = await readPage(context, accountPagePath(args.params.page ?? '').slice(1));
  if (!page) throw notFound();
  PAGE.keep(args.context, page);
  return { title: namedIn(context, page.title) };
}

export default function AccountPageRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Page /> : null}</ServerOnly>;
}

function Page() {
  const model = PAGE.useModel();
  return model ? <ContentPage model={model} /> : null;
}
