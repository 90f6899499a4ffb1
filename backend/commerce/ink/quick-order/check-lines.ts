// What each line of a quick order stands for, and what is wrong with it; lines that turn out to be the same product are summed.

import { checkProduct } from '#backend/commerce/cart/check-wanted';
import type { Shopper } from '#backend/commerce/cart/shopper';
import {
  type CardReader,
  type CardRow,
  cardsByIds,
  cardsByParents,
} from '#backend/commerce/catalogue/product/product.sql';
import { inputRefused } from '#backend/refusal';
import { isInStores } from '#domain/assortment';
import { nameKey } from '#domain/printer-names';
import { MOST_QUICK_LINES, type QuickLine, summed } from '#domain/quick-order';
import type { Refusal } from '#domain/refusals';
import { type NamedRow, productsNamed } from './quick-order.sql';

export type Checked = { code: string; quantity: number; joined: number } & (
  | { status: 'OK'; card: CardRow }
  | { status: 'REFUSED'; card: CardRow; refusal: Refusal }
  | { status: 'CHOOSE'; candidates: CardRow[] }
  | { status: 'UNKNOWN' }
);

/** More are no help in choosing. */
const MOST_CANDIDATES = 24;

/** Who buys, in which store, and what of it. */
export type Seller = Pick<Shopper, 'who' | 'store' | 'purchaseRules' | 'assortment'>;

interface Meant {
  code: string;
  quantity: number;
  named: readonly NamedRow[];
}

/** Statements: what the numbers stand for, the cards of it, and the variants where a parent's number was typed. */
export async function checkLines(lines: readonly QuickLine[], seller: Seller, reader: CardReader): Promise<Checked[]> {
  if (lines.length > MOST_QUICK_LINES) throw inputRefused(`At most ${MOST_QUICK_LINES} lines can be checked at once.`);
  const meant = await productsMeant(lines, seller, reader);
  const named = meant.flatMap((one) => one.named);
  const ids = [...new Set(named.map((row) => row.id))];
  const parents = [...new Set(named.flatMap((row) => (row.type === 'configurable' ? [row.id] : [])))];
  const [cards, variants] = await Promise.all([
    ids.length > 0 ? cardsByIds(ids, reader) : [],
    parents.length > 0 ? cardsByParents(parents, reader) : [],
  ]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const choicesOf = ({ named: rows }: Meant): CardRow[] =>
    rows.flatMap((row) =>
      row.type === 'configurable'
        ? variants.filter((one) => one.parent_id === row.id && isInStores(one.store_ids, seller.store.id))
        : (byId.get(row.id) ?? []),
    );
  const chosen = meant.map((one) => ({ ...one, choices: choicesOf(one) }));
  const keyOf = ({ choices }: { choices: CardRow[] }) => (choices.length === 1 ? (choices[0]?.id ?? null) : null);
  return summed(chosen, keyOf).map(({ line, quantity, joined }) =>
    judged({ code: line.code, quantity, joined: joined.length }, line.choices, seller),
  );
}

async function productsMeant(
  lines: readonly QuickLine[],
  { assortment }: Seller,
  { on }: CardReader,
): Promise<Meant[]> {
  const keys = lines.flatMap(({ code, whole }) => [nameKey(code), whole === null ? '' : nameKey(whole)]);
  const byKey = new Map<string, NamedRow[]>();
  for (const row of await productsNamed(on, keys.filter(Boolean), assortment))
    byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  return lines.map(({ code, quantity, whole }) => {
    const named = byKey.get(nameKey(code));
    const asWhole = whole === null || named ? undefined : byKey.get(nameKey(whole));
    return asWhole ? { code: whole ?? code, quantity: 1, named: asWhole } : { code, quantity, named: named ?? [] };
  });
}

function judged(line: { code: string; quantity: number; joined: number }, choices: CardRow[], seller: Seller): Checked {
  const [card, ...others] = choices;
  if (!card) return { ...line, status: 'UNKNOWN' };
  if (others.length > 0) return { ...line, status: 'CHOOSE', candidates: choices.slice(0, MOST_CANDIDATES) };
  const refusal = checkProduct(card, line.quantity, seller);
  return refusal ? { ...line, status: 'REFUSED', card, refusal } : { ...line, status: 'OK', card };
}
