// /punchout/enter/…: the second request of a buyer whom a procurement system has sent. The address works for the browser that was sent to it.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { frontPath, samePath } from '#domain/page/addresses';
import { getContext } from '~/request-context/get-context.server';
import { argsWithoutCookies, entered } from '~/request-context/punchout-arrival.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const stranger = await getContext(argsWithoutCookies(args), 'catalog-access');
  const target = samePath(new URL(args.request.url).searchParams.get('to')) ?? frontPath();
  return entered(args, stranger, { key: args.params.key ?? '', target });
}
