// `/customer`, which people type who know Magento's addresses: on to the account, which asks for a login where there is none.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { accountPath } from '#domain/addresses';
import { getContext } from '~/request-context/get-context.server';
import { redirectTo } from '~/request-context/respond.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await getContext(args);
  return redirectTo(accountPath(), [], 301);
}
