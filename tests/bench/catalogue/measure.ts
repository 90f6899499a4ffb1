// Sends the back end the queries of pages, one at a time, alternating their kinds so that a busy machine slows all alike.
import { print } from 'graphql';
import { FitsDocument, RouteDocument, SearchDocument } from '../../../app/services/generated/commerce';
import { addressOf, leafPath, leavesOf } from './generate';
import { scattered, TERMS } from './names';
import type { GrownShop } from './shop';
import { type PageStatements, statementsOfCategory } from './statements';

export interface Times {
  p50: number;
  p99: number;
}
export const KINDS = [
  'category',
  'category, a facet chosen',
  'product',
  'printer',
  'narrow',
  'medium',
  'medium, a facet chosen',
  'broad',
  'broad, a facet chosen',
] as const;
export type Kind = (typeof KINDS)[number];
export interface Measured {
  products: number;
  /** With warm caches, and as after a catalogue change: everything recomputed. */
  times: Record<Kind, { kept: Times; anew: Times }>;
  statements: PageStatements;
  /** Hits of that word of each kind that finds the fewest. */
  found: Record<string, number>;
}

const ROUNDS = 100;
const WARM_UP = 20;
/** Queries answered in a few ms are repeated this often per round: among a hundred replies the slowest would only show the machine's pauses. */
const QUICK: Partial<Record<Kind, number>> = { category: 8, product: 8, printer: 8, narrow: 4 };
const route = print(RouteDocument);
const search = print(SearchDocument);
const fits = print(FitsDocument);
const COLOURS = ['sort', 'hvid', 'blaa', 'roed', 'groen'];

interface Question {
  query: string;
  variables: Record<string, unknown>;
}

const chosen = (n: number) => ({
  colour: { in: [COLOURS[n % COLOURS.length] ?? '', COLOURS[(n + 1) % COLOURS.length] ?? ''] },
});
const at = (url: string, filter?: object): Question => ({
  query: route,
  variables: {
    url,
    filter,
    pageSize: 24,
    page: 1,
    chosen: false,
    reviewPage: 1,
    listed: filter === undefined,
    narrowed: filter !== undefined,
    sort: null,
  },
});
const words = (list: readonly string[], n: number, filter?: object): Question => ({
  query: search,
  variables: { words: list[n % list.length] ?? '', filter, pageSize: 24, page: 1, sort: null },
});

export const questions = (products: number, printers: readonly string[]): Record<Kind, (n: number) => Question> => {
  const leaf = (n: number) => leafPath(scattered(n) % leavesOf(products));
  return {
    category: (n) => at(leaf(n)),
    'category, a facet chosen': (n) => at(leaf(n), chosen(n)),
    product: (n) => at(addressOf(scattered(n) % products)),
    printer: (n) => ({ query: fits, variables: { id: printers[n % printers.length] } }),
    narrow: (n) => words(TERMS.narrow, n),
    medium: (n) => words(TERMS.medium, n),
    'medium, a facet chosen': (n) => words(TERMS.medium, n, chosen(n)),
    broad: (n) => words(TERMS.broad, n),
    'broad, a facet chosen': (n) => words(TERMS.broad, n, chosen(n)),
  };
};

/** Sends all shops the same queries in turn, so that other load on the machine slows all sizes alike. */
export async function measure(shops: readonly GrownShop[]): Promise<Measured[]> {
  const asked = await Promise.all(shops.map(askable));
  const kept = await timesIn(asked, async () => undefined);
  const anew = await timesIn(asked, (shop) => shop.change());
  const results: Measured[] = [];
  for (const shop of asked) {
    const of = (kind: Kind) => ({ kept: kept(shop, kind), anew: anew(shop, kind) });
    const times = Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Measured['times'];
    const statements = await statementsOfCategory(shop.grown);
    results.push({ products: shop.products, times, statements, found: await fewestFound(shop) });
  }
  return results;
}

interface Askable {
  grown: GrownShop;
  products: number;
  ask(kind: Kind, n: number): Promise<unknown>;
  /** Invalidates everything that is cached by the catalogue's version. */
  change(): Promise<unknown>;
}

async function askable(grown: GrownShop): Promise<Askable> {
  const { backend, database, products } = grown;
  const known = await database.pool.query<{ id: string }>(
    'SELECT r.id FROM printer r WHERE EXISTS (SELECT FROM product_printer f WHERE f.printer_id = r.id) ORDER BY r.id LIMIT 40',
  );
  const kinds = questions(
    products,
    known.rows.map(({ id }) => id),
  );
  return {
    grown,
    products,
    async ask(kind, n) {
      const { query, variables } = kinds[kind](n);
      const answer = await backend.execute({ client: 'commerce', query, variables, headers: { store: '1' } });
      if (answer.errors) throw new Error(JSON.stringify(answer.errors).slice(0, 600));
      if (answer.data && Reflect.get(answer.data, 'route') === null)
        throw new Error(`Nothing stands at ${variables.url}`);
      return answer.data;
    },
    change: () =>
      database.pool.query(
        'INSERT INTO catalogue_change (transaction) SELECT least(min(transaction), 0) - 1 FROM catalogue_change',
      ),
  };
}

async function timesIn(shops: readonly Askable[], before: (shop: Askable) => Promise<unknown>) {
  const taken = new Map(shops.map((shop) => [shop, new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]))]));
  for (let n = 0; n < ROUNDS + WARM_UP; n += 1) {
    for (const kind of KINDS) {
      const often = QUICK[kind] ?? 1;
      for (let time = 0; time < often; time += 1) {
        for (const shop of shops) {
          await before(shop);
          const since = performance.now();
          await shop.ask(kind, n * often + time);
          const took = performance.now() - since;
          if (n >= WARM_UP) taken.get(shop)?.get(kind)?.push(took);
        }
      }
    }
  }
  return (shop: Askable, kind: Kind) => timesOf(taken.get(shop)?.get(kind) ?? []);
}

/** Hits of that word of each kind that finds the fewest. */
async function fewestFound(shop: Askable): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const kind of ['narrow', 'medium', 'broad'] as const) {
    const totals: number[] = [];
    for (let n = 0; n < TERMS[kind].length; n += 1) totals.push(totalOf(await shop.ask(kind, n)));
    found[kind] = Math.min(...totals);
  }
  return found;
}

function timesOf(list: number[]): Times {
  const sorted = list.sort((one, other) => one - other);
  const value = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: value(0.5), p99: value(0.99) };
}

function totalOf(data: unknown): number {
  const products: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'products') : null;
  const total: unknown = typeof products === 'object' && products !== null ? Reflect.get(products, 'total_count') : 0;
  return Number(total);
}
