// /punchout/cxml: documents of customers' systems, passed to the back end as they came; each proves its sender by itself.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/request-context/get-context.server';
import { passToFiles } from '~/services/backend.server';

async function pass(args: LoaderFunctionArgs): Promise<Response> {
  const { url, headers } = args.request;
  const own = new Headers(headers);
  own.delete('Cookie');
  await getContext({ ...args, request: new Request(url, { headers: own }) }, 'catalog-access');
  return passToFiles(args.request);
}

export const loader = (args: LoaderFunctionArgs): Promise<Response> => pass(args);

export const action = (args: ActionFunctionArgs): Promise<Response> => pass(args);
