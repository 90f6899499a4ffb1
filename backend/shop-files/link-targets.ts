// Links of a shop's files to its own addresses: after everything is written, each must lead to a page.
import type { PoolClient } from 'pg';
import { pathOfTarget } from '#domain/page/redirects';
import { CONTENT_ROUTES, isShopPage } from '#domain/page/reserved-paths';
import { pathsWithPages, storesPages } from './link-targets.sql';

export interface LinkFound {
  /** The keys inside the record at which the link is written. */
  at: readonly PropertyKey[];
  href: string;
}

/** Every `href` of a record, however deep. */
export function hrefsIn(value: unknown, at: readonly PropertyKey[] = []): LinkFound[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => hrefsIn(one, [...at, index]));
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    key === 'href' && typeof one === 'string' ? [{ at: [...at, key], href: one }] : hrefsIn(one, [...at, key]),
  );
}

/** `/info`, `/service` and `/inspiration` list their pages. */
const LISTS: ReadonlySet<string> = new Set(CONTENT_ROUTES.map((route) => route.split('/', 1)[0] ?? ''));

/** The path of a page of content, a category or a product; null for any other target. */
export function decodedPath(href: string): string | null {
  const path = pathOfTarget(href);
  if (path === null || path === '' || LISTS.has(path)) return null;
  try {
    const decoded = decodeURIComponent(path);
    return isShopPage(decoded) ? null : decoded;
  } catch {
    return path;
  }
}

/** Those of these links that lead nowhere. A shop whose pages are in another content service stores none: nothing is known of its links. */
export async function deadLinks<Link extends { href: string }>(
  on: PoolClient,
  links: readonly Link[],
): Promise<Link[]> {
  const paths = new Map(links.map((link) => [link, decodedPath(link.href)]));
  const asked = [...new Set(paths.values())].filter((path) => path !== null);
  if (asked.length === 0 || !(await storesPages(on))) return [];
  const known = await pathsWithPages(on, asked);
  return links.filter((link) => {
    const path = paths.get(link);
    return typeof path === 'string' && !known.has(path);
  });
}
