// SQL of printers and of the cartridges that fit them. Lists of printers are short and read in full; cartridges come as cards of products.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { ProductCartridge } from '#backend/db/tables/product';
import type { Assortment } from '../catalogue/assortment/assortment';
import { assortmentValues, inAssortment } from '../catalogue/assortment/assortment.sql';
import type { CardRow } from '../catalogue/product/facts';
import { type CardReader, cardsOfPage, readCards } from '../catalogue/product/product.sql';
import { CARD, FOR_SALE } from '../catalogue/search/search.sql';

export interface PrinterRow {
  id: string;
  make: string;
  make_key: string;
  series: string;
  series_key: string;
  model: string;
  kind: 'laser' | 'inkjet';
  colour: boolean;
}
export interface NamedGroup {
  key: string;
  name: string;
  printer_count: number;
}

const COLUMNS = 'r.id, r.make, r.make_key, r.series, r.series_key, r.model, r.kind, r.colour';
/** More than anyone reads through. */
const MOST = 60;
const MOST_OF_A_SERIES = 500;
const POPULAR = 12;

const inkRows = async <Row extends object>(on: Queryable, text: string, values: unknown[]): Promise<Row[]> =>
  (await on.query<Row>(prepared(text, values))).rows;

/** One whose cartridges are all hidden from the caller is not there. $1 to $3 are the assortment of each of these statements. */
const IS_SHOWN = `EXISTS (SELECT 1 FROM product_printer f JOIN product p ON p.id = f.product_id
  WHERE f.printer_id = r.id AND p.cartridge IS NOT NULL AND ${inAssortment({ store: '$1', allow: '$2', disallow: '$3' })})`;

const shownOf = <Row extends object>(on: Queryable, assortment: Assortment, text: string, values: unknown[]) =>
  inkRows<Row>(on, text, [...assortmentValues(assortment), ...values]);

export const listMakes = (on: Queryable, assortment: Assortment) =>
  shownOf<NamedGroup>(
    on,
    assortment,
    `SELECT make_key AS key, min(make) AS name, count(*)::int AS printer_count FROM printer r WHERE ${IS_SHOWN} GROUP BY make_key ORDER BY 2`,
    [],
  );

export const listSeries = (on: Queryable, assortment: Assortment, make: string) =>
  shownOf<NamedGroup & { make: string }>(
    on,
    assortment,
    `SELECT series_key AS key, min(series) AS name, min(make) AS make, count(*)::int AS printer_count FROM printer r
      WHERE make_key = $4 AND ${IS_SHOWN} GROUP BY series_key ORDER BY 2`,
    [make],
  );

export const printersOfSeries = (on: Queryable, assortment: Assortment, make: string, series: string | null) =>
  shownOf<PrinterRow>(
    on,
    assortment,
    `SELECT ${COLUMNS} FROM printer r WHERE r.make_key = $4 AND ($5::text IS NULL OR r.series_key = $5) AND ${IS_SHOWN}
      ORDER BY r.model LIMIT ${MOST_OF_A_SERIES}`,
    [make, series],
  );

export const popularPrinters = (on: Queryable, assortment: Assortment) =>
  shownOf<PrinterRow>(
    on,
    assortment,
    `SELECT ${COLUMNS} FROM printer r WHERE r.popularity > 0 AND ${IS_SHOWN} ORDER BY r.popularity DESC, r.id LIMIT ${POPULAR}`,
    [],
  );

export const shownPrinter = async (on: Queryable, assortment: Assortment, id: string): Promise<PrinterRow | null> => {
  const text = `SELECT ${COLUMNS} FROM printer r WHERE r.id = $4 AND ${IS_SHOWN}`;
  return (await shownOf<PrinterRow>(on, assortment, text, [id]))[0] ?? null;
};

/** A customer's saved printers: included even if nothing is sold for them now. */
export const printersById = (on: Queryable, ids: readonly string[]) =>
  inkRows<PrinterRow>(on, `SELECT ${COLUMNS} FROM printer r WHERE r.id = ANY ($1::text[])`, [ids]);

/** Those whose name has every one of the words (letters and digits only). */
export const printersWithAll = (on: Queryable, assortment: Assortment, words: readonly string[]) =>
  shownOf<PrinterRow>(
    on,
    assortment,
    `SELECT ${COLUMNS} FROM printer r WHERE r.search_key LIKE ALL ($4::text[]) AND ${IS_SHOWN} ORDER BY r.popularity DESC, r.model LIMIT ${MOST}`,
    [words.map((word) => `%${word}%`)],
  );

/** Printers that the words may mean: with one of them in the name, or with a similar name. */
export const printersLike = (on: Queryable, assortment: Assortment, words: readonly string[]) =>
  shownOf<PrinterRow>(
    on,
    assortment,
    `SELECT ${COLUMNS} FROM printer r WHERE (r.search_key LIKE ANY ($4::text[]) OR r.search_key % $5) AND ${IS_SHOWN}
      ORDER BY similarity(r.search_key, $5) DESC, r.model LIMIT ${MOST * 4}`,
    [words.filter((word) => word.length > 2).map((word) => `%${word}%`), words.join('')],
  );

export const printersOfProduct = (on: Queryable, productId: number) =>
  inkRows<PrinterRow>(
    on,
    `SELECT ${COLUMNS} FROM product_printer x JOIN printer r ON r.id = x.printer_id JOIN product p ON p.id = x.product_id
      WHERE x.product_id = $1 AND p.cartridge IS NOT NULL ORDER BY r.make, r.model LIMIT ${MOST_OF_A_SERIES}`,
    [productId],
  );

export type SupplyRow = CardRow & { cartridge: ProductCartridge };

const readSupplies = (
  from: string,
  value: unknown,
  assortment: Assortment,
  reader: CardReader,
): Promise<SupplyRow[]> => {
  const page = `SELECT p.id, row_number() OVER (ORDER BY p.popularity DESC, p.id) AS n, p.cartridge
    FROM ${from} AND p.cartridge IS NOT NULL AND ${FOR_SALE} ORDER BY n LIMIT ${MOST * 2}`;
  const text = cardsOfPage(page, CARD, ', page.cartridge');
  return readCards<{ cartridge: ProductCartridge }>(
    text,
    [reader.now, reader.businessId, ...assortmentValues(assortment), value],
    reader,
  );
};

export const suppliesOfPrinter = (printerId: string, assortment: Assortment, reader: CardReader) =>
  readSupplies(
    'product_printer x JOIN product p ON p.id = x.product_id WHERE x.printer_id = $6',
    printerId,
    assortment,
    reader,
  );

const startsWith = (number: string) =>
  `SELECT s.id FROM unnest($6::text[]) k (key) JOIN product s ON s.cartridge IS NOT NULL
     AND name_key(s.cartridge->>'${number}') ~>=~ k.key AND name_key(s.cartridge->>'${number}') ~<~ (k.key || '~')`;

/** `keys`: numbers or their beginnings. */
export const suppliesByNumber = (keys: readonly string[], assortment: Assortment, reader: CardReader) =>
  readSupplies(
    `product p WHERE p.id IN (${startsWith('number')} UNION ${startsWith('part')})`,
    keys,
    assortment,
    reader,
  );
