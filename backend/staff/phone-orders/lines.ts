// Adds typed or pasted lines to an order by phone: those that name one product are added, the others return with what they may mean.

import { type CardRow, findProducts } from '#backend/commerce/catalogue/index';
import { addLines, type Checked } from '#backend/commerce/ink/index';
import type { PhoneOrder } from '#backend/commerce/phone-order/index';
import { MOST_QUICK_LINES, quickLinesOf } from '#domain/cart/quick-order';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { staffProblemOf } from '../wire';

const MOST_CANDIDATES = 8;
const LONGEST_SEARCH = 120;

export interface NotAdded {
  typed: string;
  quantity: number;
  problem: ReturnType<typeof staffProblemOf> | null;
  candidates: { sku: string; name: string; unit: string }[];
}

export async function addTypedLines(
  { cart, shopper, context }: PhoneOrder,
  text: string,
): Promise<Outcome<{ notAdded: NotAdded[] }>> {
  const lines = quickLinesOf(text);
  if (lines.length === 0) return refusal('REQUIRED', { field: 'text' });
  if (lines.length > MOST_QUICK_LINES)
    return refusal('CART_FULL', { field: 'text', params: { most: MOST_QUICK_LINES } });
  const done = await addLines(cart.id, { lines, onlyGood: true }, shopper);
  if (!done.ok) return refusal('CART_NOT_ACTIVE');
  const notAdded: NotAdded[] = [];
  for (const line of done.result.lines) if (line.status !== 'OK') notAdded.push(await notAddedOf(line, context));
  return { ok: true, notAdded };
}

async function notAddedOf(line: Exclude<Checked, { status: 'OK' }>, context: PhoneOrder['context']): Promise<NotAdded> {
  const { code, quantity, typed } = line;
  const refused = typed === null ? null : refusal('QUANTITY_NOT_A_NUMBER');
  // As the field for more lines reads it again.
  const written = typed ?? (quantity === 1 ? '' : String(quantity));
  const own = { typed: `${code} ${written}`.trim(), quantity: Math.max(1, quantity) };
  // The same quantity of the same product would be refused again; of a quantity that could not be read, one piece is offered.
  if (line.status === 'REFUSED')
    return {
      ...own,
      problem: staffProblemOf(refused ?? line.refusal),
      candidates: refused ? [candidateOnWire(line.card)] : [],
    };
  const cards = line.status === 'UNKNOWN' ? await productsLike(code, context) : line.candidates;
  const candidates = cards.slice(0, MOST_CANDIDATES).map(candidateOnWire);
  const unknown = candidates.length === 0 ? refusal('PRODUCT_NOT_FOUND', { params: { sku: code } }) : null;
  const problem = refused ?? unknown;
  return { ...own, problem: problem && staffProblemOf(problem), candidates };
}

const candidateOnWire = ({ sku, name, unit }: CardRow) => ({ sku, name, unit });

/** By the words of the shop's search, as the customer would find them. */
async function productsLike(words: string, context: PhoneOrder['context']): Promise<CardRow[]> {
  const query = { search: words.slice(0, LONGEST_SEARCH), pageSize: MOST_CANDIDATES, currentPage: 1 };
  const { items } = await findProducts(query, context);
  return items.map(({ row }) => row);
}
