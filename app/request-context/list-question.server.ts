// List parameters of an address: page, order, choices, tiles or lines. Other parameters do not belong to the list.
import { type FacetState, parseFacets } from '#domain/catalogue/facets';
import type { RequestContext } from '~/models/request-context';
import { redirectTo } from './respond.server';

interface AskedList {
  page: string | null;
  sort: string | null;
  view: string | null;
  facets: FacetState;
}

export function listQuestion(request: Request): AskedList {
  const { searchParams } = new URL(request.url);
  const [page, sort, view] = ['page', 'sort', 'view'].map((name) => searchParams.get(name));
  return { page: page ?? null, sort: sort ?? null, view: view ?? null, facets: parseFacets(searchParams) };
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
