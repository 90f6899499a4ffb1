// Ends a notice about stock by the link of its mail. A press, not the link itself: mail programs open links to look at them.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { stockNoticePath } from '#domain/addresses';
import { endNotice } from '~/services/request/request.server';
import { ServerOnly } from '~/ui/kit';
import { StockNoticePage } from '~/ui/pages/stock-notice-page';
import { getContext } from '~/request-context/get-context.server';
import { redirectTo } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? '' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const ended = new URL(args.request.url).searchParams.get('ended');
  return { ended: ended === null ? null : ended === '1', title: titleOf(context, 'request:notice.end.title') };
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const token = args.params.token ?? '';
  const ended = await endNotice(context, token);
  return redirectTo(`${stockNoticePath(token)}?ended=${ended ? '1' : '0'}`);
}

export default function StockNoticeRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <StockNotice /> : null}</ServerOnly>;
}

function StockNotice() {
  return <StockNoticePage ended={useLoaderData<typeof loader>().ended} />;
}
