// Resolves and checks each line of a quick order; lines that turn out to be the same product are summed.

import { checkProduct } from '#backend/commerce/cart/check-wanted';
import type { Shopper } from '#backend/commerce/cart/shopper';
import {
  type CardReader,
  type CardRow,
  cardsByIds,
  cardsByParents,
} from '#backend/commerce/catalogue/product/product.sql';
import { inputRefused } from '#backend/refusal';
import { MOST_QUICK_LINES, type QuickLine, summed } from '#domain/cart/quick-order';
import { isInStores } from '#domain/catalogue/assortment';
import type { Refusal } from '#domain/refusal/refusals';
import { codesOfLines, lineNamed, type NamedRow, productsNamed } from './quick-order.sql';

export type Checked = {
  code: string;
  quantity: number;
  joined: number /** Where it is no quantity: what was typed. */;
  typed: string | null;
} & (
  | { status: 'OK'; card: CardRow }
  | { status: 'REFUSED'; card: CardRow; refusal: Refusal }
  | { status: 'CHOOSE' | 'SIMILAR'; candidates: CardRow[] }
  | { status: 'UNKNOWN' }
);

/** More are no help in choosing. */
const MOST_CANDIDATES = 24;

/** Who buys, in which store, and what of it. */
export type Seller = Pick<Shopper, 'who' | 'store' | 'purchaseRules' | 'assortment'>;

/** Statements: the products of the numbers, their cards, and the variants where a parent's number was typed. */
export async function checkLines(lines: readonly QuickLine[], seller: Seller, reader: CardReader): Promise<Checked[]> {
  if (lines.length > MOST_QUICK_LINES) throw inputRefused(`At most ${MOST_QUICK_LINES} lines can be checked at once.`);
  const found = await productsNamed(reader.on, codesOfLines(lines), seller.assortment);
  const meant = lines.map((line) => lineNamed(line, found));
  const named = meant.flatMap(({ named: { same, similar } }) => [...same, ...similar]);
  const ids = [...new Set(named.map((row) => row.id))];
  const parents = [...new Set(named.flatMap((row) => (row.type === 'configurable' ? [row.id] : [])))];
  const [cards, variants] = await Promise.all([
    ids.length > 0 ? cardsByIds(ids, reader) : [],
    parents.length > 0 ? cardsByParents(parents, reader) : [],
  ]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const cardsOf = (rows: readonly NamedRow[]): CardRow[] =>
    rows.flatMap((row) =>
      row.type === 'configurable'
        ? variants.filter((one) => one.parent_id === row.id && isInStores(one.store_ids, seller.store.id))
        : (byId.get(row.id) ?? []),
    );
  const chosen = meant.map(({ named: { same, similar }, ...line }) => ({
    ...line,
    choices: cardsOf(same),
    similar: cardsOf(similar),
  }));
  // A line without a readable quantity is reported by itself; summed, it would vanish in another line.
  const keyOf = ({ choices, quantity }: { choices: CardRow[]; quantity: number }) =>
    choices.length === 1 && quantity > 0 ? (choices[0]?.id ?? null) : null;
  return summed(chosen, keyOf).map(({ line, quantity, joined }) =>
    judged({ code: line.code, typed: line.typed, quantity, joined: joined.length }, line, seller),
  );
}

type Counted = Pick<Checked, 'code' | 'typed' | 'quantity' | 'joined'>;

function judged(
  line: Counted,
  { choices, similar }: { choices: readonly CardRow[]; similar: readonly CardRow[] },
  seller: Seller,
): Checked {
  const [card, ...others] = choices;
  if (!card && similar.length > 0) return { ...line, status: 'SIMILAR', candidates: similar.slice(0, MOST_CANDIDATES) };
  if (!card) return { ...line, status: 'UNKNOWN' };
  if (others.length > 0) return { ...line, status: 'CHOOSE', candidates: choices.slice(0, MOST_CANDIDATES) };
  const refusal = checkProduct(card, line.quantity, seller);
  return refusal ? { ...line, status: 'REFUSED', card, refusal } : { ...line, status: 'OK', card };
}
