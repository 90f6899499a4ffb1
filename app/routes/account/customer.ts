// `/customer`, an address that users of Magento type: redirects to the account, which requires a login.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { accountPath } from '#domain/page/addresses';
import { getContext } from '~/request-context/get-context.server';
import { redirectTo } from '~/request-context/respond.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await getContext(args);
  return redirectTo(accountPath(), [], 301);
}
