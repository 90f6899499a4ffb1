// /punchout/cxml: documents of customers' systems, passed to the back end as they came; each proves its sender by itself.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/request-context/get-context.server';
import { argsWithoutCookies } from '~/request-context/punchout-arrival.server';
import { passToFiles } from '~/services/transport/backend.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await getContext(argsWithoutCookies(args), 'catalog-access');
  return passToFiles(args.request);
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  await getContext(argsWithoutCookies(args), 'catalog-access');
  return passToFiles(args.request);
}
