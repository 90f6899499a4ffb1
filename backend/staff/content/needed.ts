// Places of the shop that link to a page of content: while there are any, the page is not removed.
import type { PoolClient } from 'pg';
import { decodedPath } from '#backend/shop-files/link-targets';
import { NEEDED_PAGES } from '#domain/content/needed-pages';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { entriesMentioning, productsWithGuarantee, storesWithTerms } from './needed.sql';
import type { ContentPair } from './pairs';

interface LinkingPlace {
  /** A type of content, `shop` (its own pages and the law), `terms` of a store, or `product`. */
  kind: string;
  name: string;
}

const HTML_LINK = /href="([^"]*)"/g;

/** Links of blocks, menus and redirects, and those inside of texts. */
function linkTargets(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(HTML_LINK)].flatMap(([, target]) => target ?? []);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    (key === 'href' || key === 'to') && typeof each === 'string' ? [each] : linkTargets(each),
  );
}

/** None for what is not published, and for content other than pages. */
export async function placesLinking(
  on: Pick<PoolClient, 'query'>,
  { kind, published, draft }: ContentPair,
): Promise<LinkingPlace[]> {
  const path = published?.entry.key;
  if (kind !== 'page' || !path) return [];
  const own = [published, draft].flatMap((one) => (one ? [one.entry.documentId] : []));
  const linking = (await entriesMentioning(on, [path, encodeURI(path)], own)).filter(({ body }) =>
    linkTargets(body).some((target) => decodedPath(target) === path),
  );
  const places = [
    ...(NEEDED_PAGES.includes(path) ? [{ kind: 'shop', name: '' }] : []),
    ...(await storesWithTerms(on, path)).map(({ name }) => ({ kind: 'terms', name })),
    ...(await productsWithGuarantee(on, path)).map((name) => ({ kind: 'product', name })),
    ...linking.map(({ kind: type, name }) => ({ kind: type, name })),
  ];
  // An entry has a body in each language.
  return [...new Map(places.map((place) => [`${place.kind} ${place.name}`, place])).values()];
}

/** A store whose terms are on the page shows it. Null: every store does. */
export async function termsShown(
  on: Pick<PoolClient, 'query'>,
  path: string,
  stores: readonly string[] | null,
): Promise<Outcome> {
  if (stores === null) return { ok: true };
  const without = (await storesWithTerms(on, path)).find(({ code }) => !stores.includes(code));
  return without ? refusal('CONTENT_TERMS', { field: 'stores', params: { store: without.name } }) : { ok: true };
}
