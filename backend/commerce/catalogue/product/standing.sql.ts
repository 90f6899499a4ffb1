// On which lists of the reader a product is, read with its card: a page that shows tiles needs no statement for them.

/** On which lists that the reader sees a product is. A family counts as on the lists of its variants. */
export interface StandingRow {
  sku: string;
  lists: number[];
  /** It is among the contract goods of the reader's business. */
  isContractGoods: boolean;
}

/** What the card statements of one page found for one customer. */
export interface StandingOfPage {
  customerId: number;
  businessId: number | null;
  note(row: StandingRow): void;
  of(sku: string): StandingRow | undefined;
}

/** A column of statements of cards: [lists, whether one is of contract goods]. */
export type StandingColumn = [lists: number[] | null, isContractGoods: boolean | null];

/** Lists of the customer, and the shared ones of the business. */
export const theirLists = (customer: string, business: string) =>
  `(l.customer_id = ${customer} OR (l.business_id = ${business} AND l.customer_id IS NULL))`;

/** `text` has lines of cards and `count` values; customer and business are the two after them. */
export const withStanding = (text: string, count: number) => `SELECT t.*,
  (SELECT json_build_array(array_agg(DISTINCT l.id ORDER BY l.id), bool_or(l.is_contract_goods))
    FROM product f JOIN shopping_list_item i ON i.product_id = f.id JOIN shopping_list l ON l.id = i.list_id
    WHERE (f.id = t.card_id OR f.parent_id = t.card_id) AND ${theirLists(`$${count + 1}::int`, `$${count + 2}::int`)}) AS standing
  FROM (${text}) t`;

export function standingOfPage(
  customerId: number,
  businessId: number | null,
  found: Map<string, StandingRow>,
): StandingOfPage {
  const keyOf = (sku: string) => `${customerId} ${businessId} ${sku}`;
  return {
    customerId,
    businessId,
    note: (row) => void found.set(keyOf(row.sku), row),
    of: (sku) => found.get(keyOf(sku)),
  };
}
