// On which lists the products of a page are is read with their cards: the same as by the separate statement, for each customer alone.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ListStandingDocument, RecommendationDocument, RouteDocument } from '~/services/generated/commerce';
import { type Counter, logIn, openCounter, someSkus, type Who } from './test-backend';

const BUYER = 'birgitte@havnens-arkitekter.example';
const PRIVATE = 'anna@example.dk';

let counter: Counter;
let sku: string;
let path: string;
beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1);
  path =
    (await counter.rows<{ path: string }>('SELECT url_key AS path FROM product WHERE sku = $1', [sku]))[0]?.path ?? '';
  await counter.rows('DELETE FROM shopping_list_item WHERE product_id = (SELECT id FROM product WHERE sku = $1)', [
    sku,
  ]);
});
afterAll(() => counter?.close());

async function ask<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { store = 'b2b', token }: Who,
  page: object,
) {
  const { data, statements, errors } = await counter.backend.execute({
    client: 'commerce',
    document,
    variables: variables as Record<string, unknown>,
    headers: { store, authorization: `Bearer ${token}` },
    page,
  });
  expect(errors).toBeUndefined();
  return { data: data as Data, statements };
}
const show = (who: Who, page: object) =>
  ask(
    RouteDocument,
    {
      url: path,
      filter: {},
      listed: true,
      narrowed: false,
      pageSize: 24,
      page: 1,
      sort: {},
      chosen: false,
      reviewPage: 1,
    },
    who,
    page,
  );
async function standing(who: Who, page: object, skus = [sku]) {
  const { data, statements } = await ask(ListStandingDocument, { skus }, who, page);
  return { statements, rows: data.customer?.shopping_list_standing };
}
const putOnList = (email: string) =>
  counter.rows(
    `INSERT INTO shopping_list_item (list_id, product_id, quantity, position)
      SELECT l.id, p.id, 1, 9999 FROM product p, customer c JOIN LATERAL (SELECT id FROM shopping_list WHERE customer_id = c.id LIMIT 1) l ON true
       WHERE p.sku = $1 AND c.email = $2`,
    [sku, email],
  );
const ownList = async (email: string) =>
  String(
    (
      await counter.rows<{ id: number }>(
        'SELECT l.id FROM shopping_list l JOIN customer c ON c.id = l.customer_id WHERE c.email = $1 LIMIT 1',
        [email],
      )
    )[0]?.id,
  );

test('costs no statement after the products were shown, and is what the statement reads', async () => {
  const who = await logIn(counter, BUYER);
  const [page, other] = [{}, {}];
  // The first query of a process takes longer than a page caches its login.
  await show(who, {});
  await show(who, page);
  const known = await standing(who, page);
  const read = await standing(who, other);
  expect([known.statements, read.statements]).toEqual([0, 2]);
  expect(known.rows).toEqual(read.rows);
  expect(known.rows?.[0]?.lists).toEqual([]);
});

test('a product put on a list is marked on the next page', async () => {
  const who = await logIn(counter, BUYER);
  await putOnList(BUYER);
  const page = {};
  await show(who, page);
  const known = await standing(who, page);
  expect(known.statements).toBe(0);
  expect(known.rows?.[0]?.lists).toEqual([await ownList(BUYER)]);
  expect(known.rows).toEqual((await standing(who, {})).rows);
});

test('of two customers in one page each has their own lists', async () => {
  const [buyer, anna] = [await logIn(counter, BUYER), await logIn(counter, PRIVATE, 'b2c')];
  const page = {};
  await show(buyer, page);
  expect((await standing(anna, page)).rows?.[0]?.lists).toEqual([]);
  expect((await standing(buyer, page)).rows?.[0]?.lists).toEqual([await ownList(BUYER)]);
});

test('is read where one of the products was not shown', async () => {
  const who = await logIn(counter, BUYER);
  const unseen = (await someSkus(counter, 150)).at(-1) ?? '';
  const page = {};
  await show(who, page);
  const { statements, rows } = await standing(who, page, [sku, unseen]);
  expect(statements).toBe(1);
  expect(rows?.map((row) => row.sku).sort()).toEqual([sku, unseen].sort());
});

test('rows of recommendations requested together read their cards and lists together', async () => {
  const who = await logIn(counter, BUYER);
  const page = {};
  const row = (count: number) =>
    ask(
      RecommendationDocument,
      { input: { type: 'PopularProducts', settings: { numberOfRecommendations: count } } },
      who,
      page,
    );
  await Promise.all([row(4), row(6)]);
  const answers = await Promise.all([row(4), row(6)]);
  const [few, more] = answers.map(({ data }) => data.recommendation?.items?.map((item) => item?.sku ?? '') ?? []);
  expect([few?.length, more?.length]).toEqual([4, 6]);
  expect(answers.reduce((sum, { statements }) => sum + statements, 0)).toBe(1);
  expect((await standing(who, page, more)).statements).toBe(0);
});
