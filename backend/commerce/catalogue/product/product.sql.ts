// SQL of products. Hand-written and prepared by name, because every page of the catalogue runs it: one statement returns the cards of a tile or a
// cart line, their versions, and the current stock and agreed prices; a second one reads those cards whose version is not cached.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { CardRow } from './facts';
import { type StandingColumn, type StandingOfPage, withStanding } from './standing.sql';
import {
  type CachedCards,
  type CardLine,
  type Carriages,
  cardOf,
  type KnownCard,
  knownCard,
  type StoredCard,
} from './stored-card';

export type { CardRow } from './facts';

/** Source that deliveries are sent from; the shops' own stock is for collecting. */
export const CENTRAL_SOURCE = 'central';

/** Positions of the instant and the shopper's business among the statement's parameters. */
export interface Placeholders {
  now: string;
  business: string;
}

/** Each update writes a new row version: its location and its transaction distinguish the versions. */
const VERSION = 'c.xmin::text || c.ctid::text AS version';

/** Columns of a CardLine for the card `c`. What changes by the minute is never stored in a card: it is read next to it. */
function cardColumns({ now, business }: Placeholders): string {
  return `c.product_id AS card_id, ${VERSION},
    (SELECT json_object_agg(i.product_id, i.quantity) FROM stock_item i
      WHERE i.source_code = '${CENTRAL_SOURCE}' AND i.product_id = ANY (c.members)) AS stock,
    CASE WHEN ${business}::int IS NULL THEN NULL ELSE (SELECT json_object_agg(a.product_id, a.gross_oere) FROM
      (SELECT DISTINCT ON (x.product_id) x.product_id, x.gross_oere FROM contract_price x
        WHERE x.business_id = ${business} AND x.product_id = ANY (c.members)
          AND x.valid_from <= ${now}::timestamptz AND (x.valid_to IS NULL OR x.valid_to > ${now}::timestamptz)
        ORDER BY x.product_id, x.valid_from DESC) a) END AS agreed,
    CASE WHEN ${business}::int IS NULL THEN NULL ELSE (SELECT json_build_array(bool_or(l.is_warehouse_hotel), bool_or(l.is_contract_goods))
      FROM shopping_list_item k JOIN shopping_list l ON l.id = k.list_id
      WHERE k.product_id = ANY (c.members) AND l.business_id = ${business}) END AS lists`;
}

/** `page` is a query of (id, n, …): the cards of those products in the order of n, with its other columns next to them. */
export function cardsOfPage(page: string, at: Placeholders, extra = ''): string {
  return `WITH page AS MATERIALIZED (${page})
    SELECT ${cardColumns(at)}${extra} FROM page JOIN product_card c ON c.product_id = page.id ORDER BY page.n`;
}

/** Who cards are read for: contract prices of one business never reach another, because they are queried by its id. */
export interface CardReader {
  on: Queryable;
  language: 'da' | 'en';
  now: Date;
  businessId: number | null;
  /** Cards cached for this database and language. */
  kept: CachedCards;
  /** Set for a page of a signed-in customer: on which lists the products are is read with their cards. */
  standing?: StandingOfPage | null;
}

/** Runs a statement of `cardsOfPage`; what else its page has stays on the card's row. */
export async function readCards<Extra extends object = object>(
  text: string,
  values: unknown[],
  reader: CardReader,
): Promise<(CardRow & Omit<CardLine & Extra, keyof CardLine>)[]> {
  if (reader.standing) return readCardsAndStanding<Extra>(text, values, reader, reader.standing);
  const { rows } = await reader.on.query<CardLine & Extra>(prepared(text, values));
  return cardsFrom<CardLine & Extra>(rows, reader);
}

async function readCardsAndStanding<Extra extends object>(
  text: string,
  values: unknown[],
  reader: CardReader,
  { customerId, businessId, note }: StandingOfPage,
) {
  const { rows } = await reader.on.query<CardLine & Extra & { standing: StandingColumn }>(
    prepared(withStanding(text, values.length), [...values, customerId, businessId]),
  );
  const standing = new Map(rows.map((row) => [row.card_id, row.standing]));
  const cards = await cardsFrom<CardLine & Extra>(rows, reader);
  for (const { id, sku } of cards) {
    const [lists, isContractGoods] = standing.get(id) ?? [null, null];
    note({ sku, lists: lists ?? [], isContractGoods: isContractGoods === true });
  }
  return cards;
}

/** The cards of these lines, in their order; what else a line has stays on the card's row. */
export async function cardsFrom<Line extends CardLine>(
  lines: readonly Line[],
  reader: CardReader,
): Promise<(CardRow & Omit<Line, keyof CardLine>)[]> {
  const cards = await storedCards(lines, reader);
  return lines.flatMap(({ card_id, version, stock, agreed, lists, ...beside }) => {
    const card = cards.get(card_id);
    return card ? [{ ...cardOf(card, { stock, agreed, lists }, reader.now), ...beside }] : [];
  });
}

/** A card identified by its version. */
export type CardVersion = Pick<CardLine, 'card_id' | 'version' | 'lists'>;

/** The cards of these versions by their product, with stock and agreed prices that were read together for all of them. */
export async function cardsOfVersions(
  versions: readonly CardVersion[],
  { stock, agreed }: Pick<CardLine, 'stock' | 'agreed'>,
  reader: CardReader,
): Promise<Map<number, Readonly<CardRow>>> {
  const found = await storedCards(versions, reader);
  const cards = new Map<number, Readonly<CardRow>>();
  for (const { card_id, lists } of versions) {
    const card = found.get(card_id);
    if (card) cards.set(card_id, cardOf(card, { stock, agreed, lists }, reader.now));
  }
  return cards;
}

/** Every change of a variant writes its family's card again, and so a new version. */
const CARRIAGES = `CASE WHEN cardinality(c.members) > 1 THEN (SELECT json_object_agg(v.id, json_build_array(v.delivery_days, v.weight_grams, v.longest_mm))
  FROM product v WHERE v.parent_id = c.product_id) END AS carriages`;
const TEXTS_OF = {
  da: `SELECT c.product_id AS card_id, ${VERSION}, c.da AS card, ${CARRIAGES} FROM product_card c WHERE c.product_id = ANY ($1::int[])`,
  en: `SELECT c.product_id AS card_id, ${VERSION}, c.en AS card, ${CARRIAGES} FROM product_card c WHERE c.product_id = ANY ($1::int[])`,
};

/** The cards of these lines by their product: those that are known in this very version, and the others read now. */
async function storedCards(
  lines: readonly Pick<CardLine, 'card_id' | 'version'>[],
  { on, language, kept }: CardReader,
) {
  const found = new Map<number, KnownCard>();
  for (const { card_id, version } of lines) {
    const card = kept.get(card_id, version);
    if (card) found.set(card_id, card);
  }
  const missing = lines.map((line) => line.card_id).filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const read = await on.query<{ card_id: number; version: string; card: StoredCard; carriages: Carriages | null }>(
    prepared(TEXTS_OF[language], [missing]),
  );
  for (const { card_id, version, card: stored, carriages } of read.rows) {
    const card = knownCard(stored, carriages);
    kept.set(card_id, version, card);
    found.set(card_id, card);
  }
  return found;
}

/** How the statements of ids or parents, instant and business count their values. */
export const AT: Placeholders = { now: '$2', business: '$3' };
const wholeCards = (where: string) =>
  `SELECT ${cardColumns(AT)} FROM product_card c WHERE ${where} ORDER BY c.product_id`;
const BY_IDS = wholeCards('c.product_id = ANY ($1::int[])');
const BY_PARENTS = wholeCards('c.product_id IN (SELECT v.id FROM product v WHERE v.parent_id = ANY ($1::int[]))');

const cards = (text: string, keys: readonly unknown[], reader: CardReader): Promise<CardRow[]> =>
  readCards(text, [keys, reader.now, reader.businessId], reader);

export const cardsByIds = (ids: readonly number[], reader: CardReader) => cards(BY_IDS, ids, reader);

/** Variants of configurable products. */
export const cardsByParents = (parentIds: readonly number[], reader: CardReader) =>
  cards(BY_PARENTS, parentIds, reader);
