// Queries of product lists other than categories: shelves of products, brands, certificates.

import type { FacetState } from '#domain/catalogue/facets';
import {
  bonusCategoryPath,
  bonusShopPath,
  brandPath,
  certificatePath,
  designPath,
  offersPath,
  productNewsPath,
} from '#domain/page/addresses';
import type { Caller } from '~/models/caller';
import type { BrandEntry, BrandPage, CertificateEntry, CertificatePage, FacetedShelf } from '~/models/shelf';
import { listLogos } from '../content/logo.server';
import {
  BrandDocument,
  BrandsDocument,
  CertificatesDocument,
  type ProductAttributeFilterInput,
  type ProductAttributeSortInput,
  ShelfDocument,
} from '../generated/commerce';
import { withHearts } from '../hearts/hearts.server';
import { CATEGORY_SORTS, type Sort, sortsFor, WIRE_SORT } from '../tile/category.map';
import { asksForLines, facetsOf, filterOfFacets, wantedColours } from '../tile/facets.map';
import { tileForPoints } from '../tile/for-points.map';
import { pageNumber } from '../tile/page-number';
import { read, send } from '../transport/transport.server';
import { facetState, type ListQuestion, sortOf } from './catalogue.server';
import { sortParam } from './category-list.map';
import { brandEntriesOf, brandPageOf, certificateEntryOf, certificatePageOf, shelfView } from './shelf.map';

const PAGE_SIZE = 24;

/** The content of a shelf: products of a brand, of a certificate, special offers, or products that the shopper designs. */
export type ShelfOf =
  | { brand: string }
  | { certificate: string }
  | { offer: 'special' | 'agreed' | 'new' | 'design' }
  /** The bonus shop: all of it, or one of its categories. */
  | { forPoints: string | null };

interface ShelfQuestion {
  filter: ProductAttributeFilterInput;
  path: string;
  /** The facet that defines its content. */
  facet?: 'brand' | 'miljocertificering';
}

function shelfQuestion(shelf: ShelfOf): ShelfQuestion {
  if ('brand' in shelf) return { filter: { brand: { eq: shelf.brand } }, path: brandPath(shelf.brand), facet: 'brand' };
  if ('certificate' in shelf) {
    const { certificate } = shelf;
    const filter = { miljocertificering: { eq: certificate } };
    return { filter, path: certificatePath(certificate), facet: 'miljocertificering' };
  }
  if ('forPoints' in shelf) {
    const { forPoints: category } = shelf;
    const path = category === null ? bonusShopPath() : bonusCategoryPath(category);
    return { filter: { offer: 'points', ...(category === null ? {} : { bonus_category: { eq: category } }) }, path };
  }
  const { offer } = shelf;
  const paths = { special: offersPath(), agreed: offersPath(), new: productNewsPath(), design: designPath() };
  return { filter: { offer }, path: paths[offer] };
}

/** What is chosen on the shelf; its own facet is no choice there. */
function chosenOn({ facet }: ShelfQuestion, state: FacetState): FacetState {
  if (!facet) return state;
  const { [facet]: _own, ...values } = state.values;
  return { ...state, values };
}

/** News are sorted newest first unless another order is requested. */
function wireSortOf(shelf: ShelfOf, sort: Sort): ProductAttributeSortInput | null {
  return 'offer' in shelf && shelf.offer === 'new' && sort === 'position' ? null : WIRE_SORT[sort];
}

/** Null where the address requests a page beyond the last. */
export async function readShelf(caller: Caller, shelf: ShelfOf, question: ListQuestion): Promise<FacetedShelf | null> {
  const sort = sortOf(sortsFor(CATEGORY_SORTS, caller.rules), question.sort, 'position');
  const page = pageNumber(question.page);
  const asked = shelfQuestion(shelf);
  const state = chosenOn(asked, facetState(caller, question));
  const filter = { ...filterOfFacets(state), ...asked.filter };
  const variables = { filter, pageSize: PAGE_SIZE, page, sort: wireSortOf(shelf, sort) };
  const [answer, logos] = await Promise.all([
    send(caller, { client: 'commerce', document: ShelfDocument, variables }),
    listLogos(caller),
  ]);
  const found = answer.data?.products;
  if (!found) return null;
  const facets = facetsOf(found.aggregations, {
    path: asked.path,
    kept: sortParam(sort, 'position'),
    state,
    logos,
    isLines: asksForLines(question.view),
    shelf: asked.facet ?? '',
    hidesPrices: caller.rules.catalogueMode || 'forPoints' in shelf,
  });
  const view = shelfView(found, sort, caller.rules, logos, wantedColours(found.aggregations, state));
  // Lists are of what is bought for money.
  const tiles = 'forPoints' in shelf ? view.tiles.map(tileForPoints) : await withHearts(caller, view.tiles);
  return { ...view, facets, tiles };
}

export async function listBrands(caller: Caller): Promise<BrandEntry[]> {
  return brandEntriesOf(await read(caller, { client: 'commerce', document: BrandsDocument, variables: {} }));
}

/** Null for a brand that this store does not have. */
export async function readBrand(caller: Caller, id: string): Promise<BrandPage | null> {
  return brandPageOf(await read(caller, { client: 'commerce', document: BrandDocument, variables: { id } }));
}

/** The certificates that something in this store carries, in the order of content. */
export async function listCertificates(caller: Caller): Promise<CertificateEntry[]> {
  const logos = await listLogos(caller);
  const identifiers = logos.map((logo) => logo.identifier);
  const data = await read(caller, { client: 'commerce', document: CertificatesDocument, variables: { identifiers } });
  return logos.filter((logo) => data.certificates?.includes(logo.identifier)).map(certificateEntryOf);
}

/** Null for a certificate that is unknown, or that nothing in this store carries. */
export async function readCertificate(caller: Caller, id: string): Promise<CertificatePage | null> {
  const logo = (await listLogos(caller)).find(({ identifier }) => identifier === id);
  if (!logo) return null;
  const variables = { identifiers: [id] };
  const data = await read(caller, { client: 'commerce', document: CertificatesDocument, variables });
  return data.certificates?.includes(id) ? certificatePageOf(logo) : null;
}
