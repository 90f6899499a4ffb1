// How a list was asked for in its address: page and order. Anything else in the address is not the list's.
import type { RequestContext } from '~/models/request-context';
import { redirectTo } from './respond.server';

export function listQuestion(request: Request): { page: string | null; sort: string | null } {
  const { searchParams } = new URL(request.url);
  return { page: searchParams.get('page'), sort: searchParams.get('sort') };
}

/** A page behind the last one shows nothing and would say that there is nothing: it leads to the last one. `name`: of the query's page. */
export function stayWithin(
  { here }: Pick<RequestContext, 'here'>,
  paging: { page: number; pages: number },
  name = 'page',
): void {
  if (paging.page <= Math.max(paging.pages, 1)) return;
  const url = new URL(here, 'http://shop');
  if (paging.pages > 1) url.searchParams.set(name, String(paging.pages));
  else url.searchParams.delete(name);
  throw redirectTo(url.pathname + url.search);
}
