// The address of another page of the same list: order and question stay, an open panel does not, and page one has no number.
import { withoutPanel } from '#domain/page/addresses';

export function pageHref(here: string, page: number): string {
  const [path = '/', query] = withoutPanel(here).split('?');
  const search = new URLSearchParams(query);
  search.delete('page');
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}
