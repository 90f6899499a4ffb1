// Two lists of the company's buyer while everyone else acts: two tabs write notes on them, move lines between them, and add them to the cart
// that is being ordered. Moves lose or duplicate no piece, also when a form is sent again.
import { changeListLines, moveListLines } from '#backend/commerce/lists/change-lines';
import { linesOfList } from '#backend/commerce/lists/items.sql';
import { listToCart } from '#backend/commerce/lists/list-to-cart';
import type { Dice } from './random';
import type { Opening, Stage } from './stage';
import { type Act, codeOf, type Doing, type OnDatabase, type Story, shopperOn } from './story';

/** Pieces of each product, on the two lists together. */
export const LISTED_PIECES = 2;

const MADE = `WITH l AS (INSERT INTO shopping_list (name, customer_id, made_by, created_at) SELECT $2 || n, $1::int, $1::int, $3 FROM generate_series(1, 2) n RETURNING id),
  i AS (INSERT INTO shopping_list_item (list_id, product_id, position, quantity)
    SELECT (SELECT min(id) FROM l), g.id, g.n, $5 FROM unnest($4::int[]) WITH ORDINALITY g (id, n))
  SELECT id FROM l ORDER BY id`;

/** In every third story: one with all of the goods, and an empty one. */
export async function openLists({ aside, company, goods, now }: Stage, seed: number, dice: Dice): Promise<number[]> {
  const { who } = company;
  if (!who || dice.percent(65)) return [];
  const ids = goods.map(({ id }) => id);
  const made = await aside<{ id: number }>(MADE, [who.customer.id, `Sim ${seed} `, now, ids, LISTED_PIECES]);
  return made.map(({ id }) => id);
}

/** As shown on the page of the list. */
async function seenOn(on: OnDatabase, id: number) {
  const text = `SELECT l.version, coalesce(array_agg(i.id ORDER BY i.position) FILTER (WHERE i.id IS NOT NULL), '{}') AS lines
    FROM shopping_list l LEFT JOIN shopping_list_item i ON i.list_id = l.id WHERE l.id = $1 GROUP BY l.version`;
  const [seen] = (await on.pool.query<{ version: number; lines: number[] }>(text, [id])).rows;
  return seen ?? { version: 0, lines: [] };
}

function ownerOn(on: OnDatabase, story: Story) {
  const { who, ...shopper } = shopperOn(on, story, true);
  if (!who) throw new Error('The company has no buyer');
  return { who, shopper: { ...shopper, who } };
}

const note =
  (story: Story, [id = 0]: readonly number[], dice: Dice): Act =>
  async (on) => {
    const { who, shopper } = ownerOn(on, story);
    const { version, lines } = await seenOn(on, id);
    const words = lines.map((line) => ({ id: line, quantity: null, note: `Nr. ${dice.between(1, 99)}` }));
    return codeOf(await changeListLines(who, { id, version, lines: words }, shopper));
  };

const move =
  (story: Story, lists: readonly number[], dice: Dice): Act =>
  async (on) => {
    const { who, shopper } = ownerOn(on, story);
    const [from = 0, to = 0] = dice.percent(60) ? lists : [...lists].reverse();
    const lineIds = (await seenOn(on, from)).lines.filter(() => dice.percent(70));
    return codeOf(await moveListLines(who, { id: from, to, lineIds }, shopper));
  };

const buy =
  (story: Story, [id = 0]: readonly number[], dice: Dice): Act =>
  async (on) => {
    const cart = story.opening.carts.find(({ isCompany }) => isCompany);
    if (!cart) return 'no cart';
    const { shopper } = ownerOn(on, story);
    const whole = { ids: null, sort: 'position', limit: 500, offset: 0, alsoUnsold: false } as const;
    const source = { kind: 'list', id } as const;
    const lines = await linesOfList(on.pool, { source, assortment: shopper.assortment, ...whole });
    const changed = await listToCart(cart.id, { lines, allOrNone: dice.percent(40), inParts: true }, shopper);
    if (!changed.ok) return changed.cause;
    if (changed.result.isHeld) return 'held back';
    return changed.result.lines.some(({ added }) => added > 0) ? 'ok' : 'nothing can be had';
  };

/** Two tabs of the list's owner. */
export function listActors(story: Story, { lists }: Opening, dice: Dice): Doing[][] {
  if (lists.length === 0) return [];
  const tab = (): Doing[] =>
    Array.from({ length: dice.between(1, 3) }, () => {
      const [name, act] = dice.pick([['note', note] as const, ['move', move] as const, ['buy', buy] as const]);
      return { name: `${name} on a list`, act: act(story, lists, dice) };
    });
  return [tab(), tab()];
}
