// A product as catalogues for procurement systems state it: the same row for every format, at the prices of one customer.
import type { ConnectionSettings } from '#domain/punchout/connection';
import { catalogueClasses, classOfLine } from '#domain/punchout/line-class';
import type { ReturnedLine } from '#domain/punchout/oci-fields';

export interface CatalogueItem {
  sku: string;
  name: string;
  ean: string | null;
  manufacturer: string | null;
  manufacturerNumber: string | null;
  /** The system's code of the unit. */
  unit: string;
  /** Kroner without VAT for `basis` units. */
  price: number;
  basis: number;
  /** The least that can be ordered. */
  minimum: number;
  /** Whole days until it is sent. */
  leadDays: number;
  /** In the catalogue's list of classes. */
  classification: string | null;
  /** Address of its picture. */
  picture: string | null;
}

/** `origin`: of pictures; duties are part of the price where the connection has them there. Null for what is no product. */
export function catalogueItem(
  line: ReturnedLine,
  settings: Pick<ConnectionSettings, 'oci' | 'cxml'>,
  origin: string,
): CatalogueItem | null {
  const { oci: agreed } = settings;
  const { list, otherwise } = catalogueClasses(settings);
  if (line.sku === null) return null;
  const duty = agreed.duties === 'price' ? (line.duty?.row ?? 0) : 0;
  const row = line.row + duty;
  const isShared = row % line.quantity === 0;
  return {
    ...{ sku: line.sku, name: line.name, ean: line.ean ?? null },
    ...{ manufacturer: line.manufacturer, manufacturerNumber: line.manufacturerNumber },
    unit: agreed.units[line.unit] ?? line.unece,
    ...(isShared ? { price: row / line.quantity / 100, basis: 1 } : { price: row / 100, basis: line.quantity }),
    ...{ minimum: line.quantity, leadDays: line.leadDays },
    classification: classOfLine(line, list, agreed) ?? otherwise,
    picture: line.picture && origin !== '' ? origin + line.picture : null,
  };
}

/** What became of a product since the last catalogue. */
export type CatalogueChange = 'new' | 'changed' | 'gone';

export interface CatalogueRow {
  item: CatalogueItem;
  change: CatalogueChange;
}

/** Who sells, to whom, and which catalogue it is. */
export interface CatalogueAbout {
  id: string;
  /** '2026-11-29' and '10:15:00', in Danish time. */
  issued: { date: string; time: string };
  name: string;
  supplier: { id: string; cvr: string; name: string };
  buyer: { scheme: string; id: string; name: string };
  /** The list that classifications are of. */
  classes: string;
  /** All products, or those that are new, changed or gone since an earlier one. */
  isWhole: boolean;
}

/** Text is written piece by piece: no format needs all products at once. */
export interface CatalogueWriter {
  head(about: CatalogueAbout): string;
  row(row: CatalogueRow, position: number, about: CatalogueAbout): string;
  tail(about: CatalogueAbout): string;
}

/** With as many decimals as it has, two at least. */
export const cataloguePrice = (kroner: number): string => kroner.toFixed(4).replace(/0{1,2}$/, '');
