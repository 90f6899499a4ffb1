// SQL of products. Hand-written and prepared by name, because every page of the catalogue runs it: one statement reads the cards of
// whatever a tile or a cart line shows, with the stock and the agreed prices of this moment.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { CardRow } from './facts';
import { type CardLine, cardOf } from './stored-card';

export type { CardRow, PriceFacts } from './facts';

/** Source that deliveries are sent from; the shops' own stock is for collecting. */
export const CENTRAL_SOURCE = 'central';

/** Where the instant and the shopper's business stand among the statement's values. */
export interface Placeholders {
  now: string;
  business: string;
}

/** Columns of a CardLine for the card `c`. What changes by the minute is never stored in a card: it is read beside it. */
function lineColumns(language: 'da' | 'en', { now, business }: Placeholders): string {
  return `c.${language} AS card,
    (SELECT json_object_agg(i.product_id, i.quantity) FROM stock_item i
      WHERE i.source_code = '${CENTRAL_SOURCE}' AND i.product_id = ANY (c.members)) AS stock,
    CASE WHEN ${business}::int IS NULL THEN NULL ELSE (SELECT json_object_agg(a.product_id, a.gross_oere) FROM
      (SELECT DISTINCT ON (x.product_id) x.product_id, x.gross_oere FROM contract_price x
        WHERE x.business_id = ${business} AND x.product_id = ANY (c.members)
          AND x.valid_from <= ${now}::timestamptz AND (x.valid_to IS NULL OR x.valid_to > ${now}::timestamptz)
        ORDER BY x.product_id, x.valid_from DESC) a) END AS agreed`;
}

/** `page` is a query of (id, n, …): the cards of those products in the order of n, with its other columns beside them. */
export function cardsOfPage(page: string, language: 'da' | 'en', at: Placeholders, extra = ''): string {
  return `WITH page AS MATERIALIZED (${page})
    SELECT ${lineColumns(language, at)}${extra} FROM page JOIN product_card c ON c.product_id = page.id ORDER BY page.n`;
}

/** For whom cards are read: contract prices of one business never reach another, for they are asked for by its id. */
export interface CardReader {
  on: Queryable;
  language: 'da' | 'en';
  now: Date;
  businessId: number | null;
}

/** Runs a statement of `cardsOfPage`; what else its page has stays on the card's row. */
export async function readCards<Extra extends object = object>(
  text: string,
  values: unknown[],
  { on, now }: CardReader,
): Promise<(CardRow & Omit<CardLine & Extra, keyof CardLine>)[]> {
  const { rows } = await on.query<CardLine & Extra>(prepared(text, values));
  return rows.map(({ card, stock, agreed, ...beside }) => Object.assign(cardOf({ card, stock, agreed }, now), beside));
}

/** How the statements of ids or parents, instant and business count their values. */
export const AT: Placeholders = { now: '$2', business: '$3' };
const wholeCards = (where: string) => ({
  da: `SELECT ${lineColumns('da', AT)} FROM product_card c WHERE ${where} ORDER BY c.product_id`,
  en: `SELECT ${lineColumns('en', AT)} FROM product_card c WHERE ${where} ORDER BY c.product_id`,
});
const BY_IDS = wholeCards('c.product_id = ANY ($1::int[])');
const BY_PARENTS = wholeCards('c.product_id IN (SELECT v.id FROM product v WHERE v.parent_id = ANY ($1::int[]))');

const cards = (text: string, keys: readonly unknown[], reader: CardReader): Promise<CardRow[]> =>
  readCards(text, [keys, reader.now, reader.businessId], reader);

export const cardsByIds = (ids: readonly number[], reader: CardReader) => cards(BY_IDS[reader.language], ids, reader);

/** Variants of configurable products. */
export const cardsByParents = (parentIds: readonly number[], reader: CardReader) =>
  cards(BY_PARENTS[reader.language], parentIds, reader);
