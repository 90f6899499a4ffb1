// What a search engine may find, as paths: the places of a store, and its products file by file, read as they are written.
import {
  brandPath,
  brandsPath,
  categoryPath,
  certificatePath,
  certificatesPath,
  frontPath,
  inkFinderPath,
  offersPath,
  productNewsPath,
  productPath,
  storesPath,
} from '#domain/page/addresses';
import type { Caller } from '~/models/caller';
import { listPages } from '../content/content.server';
import { SitemapCategoriesDocument, SitemapProductsDocument, SitemapReachDocument } from '../generated/commerce';
import { listPhysicalStores } from '../store/store.server';
import { read } from '../transport/transport.server';
import { listBrands, listCertificates } from './shelf.server';

/** sitemaps.org allows 50,000 addresses in a file. */
const IDS_IN_A_FILE = 40_000;

/** Number of product files; a plain Magento does not report it, and then there are none. */
export async function countProductFiles(caller: Caller): Promise<number> {
  const data = await read(caller, { client: 'commerce', document: SitemapReachDocument, variables: {} });
  return Math.ceil((data.sitemapReach ?? 0) / IDS_IN_A_FILE);
}

/** As the sitemap's writer takes it. */
interface ListedPage {
  url: string;
  lastmod: string;
}

/** The products of one file, from 1, a thousand in hand at a time. */
export async function* productPages(caller: Caller, file: number): AsyncGenerator<ListedPage> {
  const until = file * IDS_IN_A_FILE;
  for (let after = until - IDS_IN_A_FILE; ; ) {
    const variables = { after, until };
    const { sitemapProducts: found = [] } = await read(caller, {
      client: 'commerce',
      document: SitemapProductsDocument,
      variables,
    });
    const last = found.at(-1);
    if (!last) return;
    for (const { path, changed_at } of found) yield { url: productPath(path), lastmod: changed_at };
    after = last.id;
  }
}

interface Branch {
  url_path?: string | null;
  children?: readonly (Branch | null)[] | null;
}

const pathsBelow = ({ children }: Branch): string[] =>
  (children ?? []).flatMap((one) =>
    one ? [...(one.url_path ? [categoryPath(one.url_path)] : []), ...pathsBelow(one)] : [],
  );

/** All of them: the menu shows two levels only. */
async function categoryPaths(caller: Caller): Promise<string[]> {
  const data = await read(caller, { client: 'commerce', document: SitemapCategoriesDocument, variables: {} });
  return (data.categoryList ?? []).flatMap((root) => (root ? pathsBelow(root) : []));
}

/** Everything but products. */
export async function placePaths(caller: Caller, shop: { inkFinder: boolean }): Promise<string[]> {
  const [categories, brands, certificates, pages, stores] = await Promise.all([
    categoryPaths(caller),
    listBrands(caller),
    listCertificates(caller),
    listPages(caller),
    listPhysicalStores(caller),
  ]);
  const offers = caller.rules.catalogueMode ? [] : [offersPath()];
  return [
    frontPath(),
    ...categories,
    ...(brands.length > 0 ? [brandsPath(), ...brands.map(({ id }) => brandPath(id))] : []),
    ...(certificates.length > 0 ? [certificatesPath(), ...certificates.map(({ id }) => certificatePath(id))] : []),
    ...offers,
    productNewsPath(),
    ...(stores.length > 0 ? [storesPath(), ...stores.map(({ href }) => href)] : []),
    ...(shop.inkFinder ? [inkFinderPath()] : []),
    ...pages.map(({ href }) => href),
  ];
}
