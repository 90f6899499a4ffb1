// The index file (CIF 3.0) of a procurement system: what its customer may buy, at today's prices, for systems that search in themselves and
// open the product here ("level 2"). The same lines that the shop answers a validation with.
import { stringify } from 'csv-stringify/sync';
import type { Pool } from 'pg';
import type { Db } from '#backend/db/client';
import { makeContext } from '#backend/graphql/make-context';
import { referenceOf } from '#backend/graphql/reference';
import type { OciItem } from '#domain/punchout/oci-cart';
import { readOciCart } from '#domain/punchout/oci-cart';
import { PURCHASE_RULES } from '#domain/purchase-rules/table';
import type { OwnOrigins } from '#domain/store/own-host';
import { goodsInFields, MOST_GOODS } from '../goods';
import { buyerOfConnection, countArticles, skusAfter } from './index-file.sql';

/** In the order of the format; the last two say that the product is opened in the shop. */
const COLUMNS = [
  'Supplier ID',
  'Supplier Part ID',
  'Manufacturer Part ID',
  'Item Description',
  'SPSC Code',
  'Unit Price',
  'Units of Measure',
  'Lead Time',
  'Manufacturer Name',
  'Supplier URL',
  'Manufacturer URL',
  'Market Price',
  'Supplier Part Auxiliary ID',
  'Language',
  'Currency',
  'PunchOut Enabled',
  'PunchOut Level',
] as const;

interface Reading {
  db: Db;
  pool: Pool;
  now: Date;
  progress?(articles: number, total: number): void;
}

/** Lines of products; null for an unknown connection code. A product with several prices gets that of the smallest quantity that can be bought. */
export async function indexRows(
  code: string,
  { db, pool, now, progress }: Reading,
  origins: OwnOrigins,
): Promise<string[][] | null> {
  const buyer = await buyerOfConnection(db, code);
  if (!buyer) return null;
  const headers = new Headers({ store: String(buyer.customer.storeId), authorization: 'Bearer index' });
  const database = { db, pool };
  const shop = {
    database,
    reference: referenceOf(database),
    origins,
    purchaseRules: PURCHASE_RULES,
  };
  const who = { customerOfToken: async () => buyer, clock: { now: () => now }, needsStore: true };
  const context = await makeContext(headers, '', { ...shop, ...who });
  const rows: string[][] = [];
  const { settings } = buyer.punchout;
  const oci = { ...settings.oci, schemaType: settings.oci.schemaType ?? 'UNSPSC' };
  const classed = { ...buyer.punchout, settings: { ...settings, oci } };
  const total = await countArticles(db);
  let done = 0;
  let last = 0;
  for (
    let skus = await skusAfter(db, last, MOST_GOODS);
    skus.length > 0;
    skus = await skusAfter(db, last, MOST_GOODS)
  ) {
    const asked = skus.map(({ sku }) => ({ sku, quantity: null }));
    const { fields } = await goodsInFields(asked, classed, context);
    // A duty's line is no article.
    rows.push(
      ...readOciCart(fields)
        .items.filter(({ fields: of }) => of.EXT_PRODUCT_ID)
        .map(rowOfItem),
    );
    done += skus.length;
    progress?.(done, total);
    last = skus.at(-1)?.id ?? Number.MAX_SAFE_INTEGER;
  }
  return rows;
}

function rowOfItem({ fields }: OciItem): string[] {
  const { VENDOR, EXT_PRODUCT_ID, MANUFACTMAT, DESCRIPTION, LONGTEXT, MATGROUP, PRICE, UNIT, LEADTIME, CURRENCY } =
    fields;
  const named = [VENDOR, EXT_PRODUCT_ID, MANUFACTMAT, LONGTEXT ?? DESCRIPTION, MATGROUP, PRICE, UNIT, LEADTIME];
  return [...named, '', '', '', '', '', 'da', CURRENCY, 'TRUE', 'product'].map((value) => value ?? '');
}

/** The complete file. */
export function cifOf(rows: readonly string[][], now: Date): string {
  const head = [
    'CIF_I_V3.0',
    'LOADMODE: F',
    'CODEFORMAT: UNSPSC',
    'CURRENCY: DKK',
    'CHARSET: UTF-8',
    'UNUOM: TRUE',
    `ITEMCOUNT: ${rows.length}`,
    `TIMESTAMP: ${now.toISOString().slice(0, 19).replace('T', ' ')}`,
    `FIELDNAMES: ${COLUMNS.join(',')}`,
    'DATA',
  ];
  return `${head.join('\r\n')}\r\n${stringify([...rows], { record_delimiter: 'windows' })}ENDOFDATA\r\n`;
}
