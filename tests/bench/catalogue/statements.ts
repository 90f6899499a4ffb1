// Number of SQL statements per category page, for any content: each page is requested twice, first from a cold back end.
import { print } from 'graphql';
import { createBackend } from '#backend/index';
import { RouteDocument } from '../../../app/services/generated/commerce';
import { leafPath } from './generate';
import { NOW } from './grow';
import type { GrownShop } from './shop';

/** Variants of a category page: its first page, few tiles, a later page, other orders, a facet and several, a branch of many categories. */
const SHOWN = [
  {},
  { pageSize: 4 },
  { page: 3 },
  { sort: { price: 'ASC' } },
  { sort: { name: 'DESC' } },
  { filter: { colour: { in: ['sort'] } } },
  { filter: { colour: { in: ['sort', 'hvid'] }, price: { to: '2000' }, in_stock: { in: ['1'] } } },
  { url: 'vaekst' },
];

export interface PageStatements {
  /** The minimum and maximum over all variants: of the first page after a start, and with warm caches. */
  first: readonly [number, number];
  again: readonly [number, number];
}

export async function statementsOfCategory({ database }: GrownShop): Promise<PageStatements> {
  const first: number[] = [];
  const again: number[] = [];
  for (const shown of SHOWN) {
    // Never closed: the database is the shop's own.
    const fresh = createBackend({ database, clock: { now: () => NOW }, cacheQueries: false, dataDir: '.' });
    const narrowed = 'filter' in shown;
    const usual = { url: leafPath(3), pageSize: 24, page: 1, chosen: false, reviewPage: 1, sort: null };
    const question = { query: print(RouteDocument), variables: { ...usual, listed: !narrowed, narrowed, ...shown } };
    for (const into of [first, again]) {
      const asked = await fresh.execute({ client: 'commerce', ...question, headers: { store: '1' } });
      if (asked.errors) throw new Error(JSON.stringify(asked.errors).slice(0, 600));
      into.push(asked.statements);
    }
  }
  return { first: spanOf(first), again: spanOf(again) };
}

const spanOf = (counts: readonly number[]) => [Math.min(...counts), Math.max(...counts)] as const;
