// /punchout/enter: the first request after a procurement system's call. Whether the browser has kept the visit's cookies shows here: a buyer
// who comes without would shop as a stranger, at a stranger's prices.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { frontPath, samePath } from '#domain/addresses';
import { getContext } from '~/request-context/get-context.server';
import { punchoutFailed } from '~/request-context/punchout.server';
import { redirectTo } from '~/request-context/respond.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-access');
  if (!context.customer?.punchout) return punchoutFailed({ step: 'cookies' });
  return redirectTo(samePath(new URL(args.request.url).searchParams.get('to')) ?? frontPath());
}
