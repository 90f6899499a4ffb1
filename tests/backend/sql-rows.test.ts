// Each SQL text in *.sql.ts files is compared with its row type: the columns that PostgreSQL describes are the properties of the type.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveOutVariants } from '#backend/commerce/catalogue/import/judge/skipped.sql';
import { closeStage, openStage } from '#backend/commerce/catalogue/import/stage.sql';
import { layTranslations } from '#backend/commerce/catalogue/import/translations.sql';
import { writeProducts } from '#backend/commerce/catalogue/import/write/products.sql';
import { noteFamilies } from '#backend/commerce/catalogue/import/write/stored.sql';
import { openReviewStage } from '#backend/commerce/review/import/import.sql';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { type DescribedColumn, describeStatement, kindOf } from '../support/sql/describe';
import { type Kind, RUN_TIME_TEXT, readSqlFiles, type Site } from '../support/sql/sites';
import { type Statements, statementsOf } from '../support/sql/statements';

/** Statements that PostgreSQL cannot describe, and why. The list is exact. */
const EXCLUDED: Record<string, string> = {
  'commerce/catalogue/import/stage.sql.ts › freshProduct': 'its columns are those of product that have a default',
  'commerce/catalogue/product/product.sql.ts › readCards':
    'its lines are those of the statement of cards that it extends',
  'commerce/catalogue/search/facets/facets.sql.ts › countValues':
    'the products that it counts are a statement of its caller',
  'commerce/order/write/write.sql.ts › insertWhole': 'its columns are those of the values that an order brings',
  'commerce/personal-data/personal-data.sql.ts › rowsKept': 'its table is each that says something of a person',
  'resources/resource.sql.ts › readStored': 'its table and columns are those of the resource',
  'shop-files/sections/stock.sql.ts › takeCounts': 'its table is made of the shelves that it holds',
};

let own: FreshDatabase;
let client: pg.Client;
let sites: Site[];
let statements: Statements;
beforeAll(async () => {
  own = await freshDatabase();
  client = new pg.Client({ connectionString: own.url });
  await client.connect();
  await openImports();
  const read = readSqlFiles();
  sites = read.sites;
  statements = await statementsOf(read.files);
});
/** An import reads temporary tables created by its earlier steps, here for an empty file. */
async function openImports(): Promise<void> {
  const pooled = client as unknown as pg.PoolClient;
  await client.query('BEGIN');
  await openReviewStage(pooled);
  await openStage(pooled);
  await closeStage(pooled);
  await leaveOutVariants(pooled);
  await layTranslations(pooled);
  await writeProducts(pooled);
  await noteFamilies(pooled, new Date());
}
afterAll(async () => {
  await client.end();
  await own.drop();
});

const isFitting = (there: Kind, said: Kind) =>
  there === 'any' ||
  said === 'any' ||
  there === said ||
  // '-infinity' is parsed as a number.
  (there === 'Date' && said === 'number');

function breachesOf({ row, isOpen, by }: Site, columns: readonly DescribedColumn[]): string[] {
  const properties = new Map(row.map((property) => [property.name, property]));
  const names = new Set(columns.map(({ name }) => name));
  const missing = row.filter(({ name, isOptional }) => !isOptional && !names.has(name));
  return [
    ...missing.map(({ name }) => `${name} is not among the columns`),
    ...columns.flatMap(({ name, oid }) => {
      const property = properties.get(name);
      if (!property) return isOpen ? [] : [`${name} is a column and no property`];
      const there = kindOf(oid, by);
      const isRight = property.kinds.every((kind) => isFitting(there, kind));
      return isRight ? [] : [`${name} is ${property.kinds.join(' | ')}, in the database ${there}`];
    }),
  ];
}

/** Differences between rows and type, or the reason why they cannot be compared. */
async function judge(site: Site): Promise<{ breaches: string[]; reason: string | null }> {
  const texts = [...(statements.get(site.id) ?? [])].filter((text) => !text.includes(RUN_TIME_TEXT));
  const breaches: string[] = [];
  for (const text of texts) {
    try {
      await client.query('SAVEPOINT one');
      breaches.push(...breachesOf(site, await describeStatement(client, text)));
    } catch (failure) {
      await client.query('ROLLBACK TO SAVEPOINT one');
      return { breaches: [], reason: String(failure) };
    }
  }
  return { breaches, reason: texts.length === 0 ? 'no text is sent' : null };
}

it('every statement returns the rows of its type', async () => {
  const told = new Set<string>();
  const left: Record<string, string> = {};
  for (const site of sites) {
    const { breaches, reason } = await judge(site);
    if (reason) left[site.name] = `${site.at}: ${reason}`;
    for (const breach of breaches) told.add(`${site.at}: ${breach}`);
  }
  expect([...told]).toEqual([]);
  for (const name of Object.keys(EXCLUDED)) if (left[name]) left[name] = EXCLUDED[name] ?? '';
  expect(left).toEqual(EXCLUDED);
  expect(sites.length).toBeGreaterThan(80);
});
