// A request of a procurement system, or the first one of its buyer: a login of before has nothing to say there, and one that has ended must
// not stand in the way.
import type { LoaderFunctionArgs } from '@remix-run/node';

export function argsWithoutCookies(args: LoaderFunctionArgs): LoaderFunctionArgs {
  const headers = new Headers(args.request.headers);
  headers.delete('Cookie');
  return { ...args, request: new Request(args.request.url, { headers }) };
}
