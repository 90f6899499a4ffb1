// Where a product's documents lie: /media/dokumenter/<SKU>-<kind>.pdf, the kind in Danish as shoppers read it.
import type { ProductDocument } from '#backend/db/tables/product';

export type DocumentType = ProductDocument['type'];

const NAMES: Record<DocumentType, string> = {
  energylabel: 'energimaerke',
  user_guide: 'brugervejledning',
  data: 'datablad',
  safety_data: 'sikkerhedsdatablad',
};

const TYPES: readonly DocumentType[] = ['energylabel', 'user_guide', 'data', 'safety_data'];

export const DOCUMENTS_PATH = '/media/dokumenter/';

export const documentName = (sku: string, type: DocumentType): string => `${sku}-${NAMES[type]}.pdf`;

export const documentPath = (sku: string, type: DocumentType): string => DOCUMENTS_PATH + documentName(sku, type);

/** What an address names; null for one that names no document. */
export function readDocumentPath(pathname: string): { sku: string; type: DocumentType } | null {
  const [, sku, name] =
    /^\/media\/dokumenter\/([A-Z0-9]{1,40}(?:-[A-Z0-9]{1,20})*)-([a-z]+)\.pdf$/.exec(pathname) ?? [];
  const type = TYPES.find((one) => NAMES[one] === name);
  return sku && type ? { sku, type } : null;
}
