// Asks the back end what pages ask, one question at a time, each kind in turn so that a busy machine slows all alike.
import { print } from 'graphql';
import { countStatements } from '#backend/db/statements';
import type { Backend } from '#backend/index';
import { ROUTE, SEARCH } from '../../../app/services/catalogue/catalogue.gql';
import { addressOf, leafPath, leavesOf } from './generate';
import { scattered, TERMS } from './names';

export interface Times {
  p50: number;
  p99: number;
}
export type Kind = 'category' | 'product' | 'narrow' | 'medium' | 'broad';
export interface Measured {
  times: Record<Kind, Times>;
  /** SQL statements of a category page. */
  statements: number;
  /** Hits of that word of each kind that finds the fewest. */
  found: Record<string, number>;
}

const ROUNDS = 200;
const WARM_UP = 40;
const route = print(ROUTE);
const search = print(SEARCH);

interface Question {
  query: string;
  variables: Record<string, unknown>;
}

const at = (url: string): Question => ({
  query: route,
  variables: { url, pageSize: 24, page: 1, chosen: false, reviewPage: 1, narrowed: false, sort: null },
});
const words = (text: string): Question => ({
  query: search,
  variables: { words: text, pageSize: 24, page: 1, sort: null },
});
const nth = (list: readonly string[], n: number) => words(list[n % list.length] ?? '');

const questions = (products: number): Record<Kind, (n: number) => Question> => ({
  category: (n) => at(leafPath(scattered(n) % leavesOf(products))),
  product: (n) => at(addressOf(scattered(n) % products)),
  narrow: (n) => nth(TERMS.narrow, n),
  medium: (n) => nth(TERMS.medium, n),
  broad: (n) => nth(TERMS.broad, n),
});

export async function measure(backend: Backend, products: number): Promise<Measured> {
  const ask = async ({ query, variables }: Question) => {
    const answer = await backend.execute({ client: 'commerce', query, variables, headers: { store: '1' } });
    if (answer.errors) throw new Error(JSON.stringify(answer.errors).slice(0, 600));
    if (answer.data && Reflect.get(answer.data, 'route') === null)
      throw new Error(`Nothing stands at ${variables.url}`);
    return answer.data;
  };
  const kinds = Object.entries(questions(products));
  const times = new Map<string, number[]>(kinds.map(([kind]) => [kind, []]));
  for (let n = 0; n < ROUNDS + WARM_UP; n += 1) {
    for (const [kind, question] of kinds) {
      const since = performance.now();
      await ask(question(n));
      if (n >= WARM_UP) times.get(kind)?.push(performance.now() - since);
    }
  }
  const { statements } = await countStatements(() => ask(questions(products).category(1)));
  const found: Record<string, number> = {};
  for (const kind of ['narrow', 'medium', 'broad'] as const) {
    const totals: number[] = [];
    for (const word of TERMS[kind]) totals.push(totalOf(await ask(words(word))));
    found[kind] = Math.min(...totals);
  }
  const of = (kind: Kind): Times => timesOf(times.get(kind) ?? []);
  return {
    times: {
      category: of('category'),
      product: of('product'),
      narrow: of('narrow'),
      medium: of('medium'),
      broad: of('broad'),
    },
    statements,
    found,
  };
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
