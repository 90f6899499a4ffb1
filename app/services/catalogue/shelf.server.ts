// What the pages beside the categories ask: shelves of products, brands, certificates.
import type { Caller } from '~/models/caller';
import type { BrandEntry, BrandPage, CertificateEntry, CertificatePage, Shelf } from '~/models/shelf';
import { listLogos } from '../content/logo.server';
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../generated/commerce';
import { read, send } from '../transport.server';
import { type ListQuestion, pageNumber, sortOf } from './catalogue.server';
import { CATEGORY_SORTS, type Sort, WIRE_SORT } from './category.map';
import { BRAND, BRANDS, CERTIFICATES, SHELF } from './shelf.gql';
import { brandEntriesOf, brandPageOf, certificateEntryOf, certificatePageOf, shelfView } from './shelf.map';

const PAGE_SIZE = 24;

/** What stands on a shelf: all of a brand, of a certificate, what is special now, or what the shopper designs. */
export type ShelfOf = { brand: string } | { certificate: string } | { offer: 'special' | 'agreed' | 'new' | 'design' };

function shelfFilter(shelf: ShelfOf): ProductAttributeFilterInput {
  if ('brand' in shelf) return { brand: { eq: shelf.brand } };
  if ('certificate' in shelf) return { miljocertificering: { eq: shelf.certificate } };
  return { offer: shelf.offer };
}

/** News come newest first unless another order is asked for. */
function wireSortOf(shelf: ShelfOf, sort: Sort): ProductAttributeSortInput | null {
  return 'offer' in shelf && shelf.offer === 'new' && sort === 'position' ? null : WIRE_SORT[sort];
}

/** Null where the address asks for a page beyond the last. */
export async function readShelf(caller: Caller, shelf: ShelfOf, question: ListQuestion): Promise<Shelf | null> {
  const sort = sortOf(CATEGORY_SORTS, question.sort, 'position');
  const page = pageNumber(question.page);
  const variables = { filter: shelfFilter(shelf), pageSize: PAGE_SIZE, page, sort: wireSortOf(shelf, sort) };
  const [answer, logos] = await Promise.all([
    send(caller, { client: 'commerce', document: SHELF, variables }),
    listLogos(caller),
  ]);
  const found = answer.data?.products;
  return found ? shelfView(found, sort, caller.rules, logos) : null;
}

export async function listBrands(caller: Caller): Promise<BrandEntry[]> {
  return brandEntriesOf(await read(caller, { client: 'commerce', document: BRANDS, variables: {} }));
}

/** Null for a brand that this store does not have. */
export async function readBrand(caller: Caller, id: string): Promise<BrandPage | null> {
  return brandPageOf(await read(caller, { client: 'commerce', document: BRAND, variables: { id } }));
}

/** The certificates that something in this store carries, in the order of content. */
export async function listCertificates(caller: Caller): Promise<CertificateEntry[]> {
  const logos = await listLogos(caller);
  const identifiers = logos.map((logo) => logo.identifier);
  const data = await read(caller, { client: 'commerce', document: CERTIFICATES, variables: { identifiers } });
  return logos.filter((logo) => data.certificates?.includes(logo.identifier)).map(certificateEntryOf);
}

/** Null for a certificate that is unknown, or that nothing in this store carries. */
export async function readCertificate(caller: Caller, id: string): Promise<CertificatePage | null> {
  const logo = (await listLogos(caller)).find(({ identifier }) => identifier === id);
  if (!logo) return null;
  const variables = { identifiers: [id] };
  const data = await read(caller, { client: 'commerce', document: CERTIFICATES, variables });
  return data.certificates?.includes(id) ? certificatePageOf(logo) : null;
}
