// Who is signed in is read once for the queries of a page, and anew for each change, each page and each second.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#backend/db/client';
import {
  AddressBookDocument,
  CustomerDocument,
  LogoutDocument,
  RevokeOtherSessionsDocument,
} from '~/services/generated/commerce';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { until } from '../support/until';
import { type Counter, logIn, openCounter, type Who } from './test-backend';

const BUYER = 'birgitte@havnens-arkitekter.example';

let own: FreshDatabase;
/** Two processes on one database. */
let here: Counter;
let elsewhere: Counter;
beforeAll(async () => {
  own = await freshDatabase();
  const open = async () => openCounter({ database: await openDatabase({ url: own.url, max: 3 }) });
  [here, elsewhere] = await Promise.all([open(), open()]);
});
afterAll(async () => {
  await Promise.all([here?.close(), elsewhere?.close()]);
  await own?.drop();
});

async function ask<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  { store = 'b2b', token }: Who,
  page?: object,
) {
  const headers = { store, authorization: `Bearer ${token}`, 'accept-language': 'da' };
  const { data, statements, errors } = await here.backend.execute({
    ...{ client: 'commerce' as const, document, variables: {}, headers },
    ...(page ? { page } : {}),
  });
  return { data: data as Data | null, statements, refused: errors?.[0]?.extensions?.category ?? null };
}

const nameOf = async (who: Who, page?: object) => (await ask(CustomerDocument, who, page)).data?.customer?.firstname;
const rename = (firstname: string) =>
  elsewhere.rows('UPDATE customer SET firstname = $1 WHERE email = $2', [firstname, BUYER]);
const REFUSED = 'graphql-authorization';

test('the second query of a page costs one statement less, that of another page does not', async () => {
  const who = await logIn(here, BUYER);
  const page = {};
  const alone = await ask(AddressBookDocument, who);
  const first = await ask(AddressBookDocument, who, page);
  const second = await ask(AddressBookDocument, who, page);
  expect([first.statements, second.statements]).toEqual([alone.statements, alone.statements - 1]);
  expect(second.data).toEqual(alone.data);
  expect((await ask(AddressBookDocument, who, {})).statements).toBe(alone.statements);
});

test('parallel queries of a page read the customer once', async () => {
  const who = await logIn(here, BUYER);
  const alone = await ask(AddressBookDocument, who);
  const page = {};
  const answers = await Promise.all([1, 2, 3].map(() => ask(AddressBookDocument, who, page)));
  expect(answers.reduce((sum, { statements }) => sum + statements, 0)).toBe(3 * alone.statements - 2);
});

test('two logins within one page are distinguished', async () => {
  const page = {};
  const [buyer, other] = [await logIn(here, BUYER), await logIn(here, 'anna@example.dk', 'b2c')];
  const emails = [];
  for (const who of [buyer, other, buyer]) emails.push((await ask(CustomerDocument, who, page)).data?.customer?.email);
  expect(emails).toEqual([BUYER, 'anna@example.dk', BUYER]);
  expect((await ask(CustomerDocument, { ...buyer, token: 'none' }, page)).refused).toBe(REFUSED);
});

test('a changed customer is read by the next page', async () => {
  const who = await logIn(here, BUYER);
  await nameOf(who, {});
  await rename('Bodil');
  expect(await nameOf(who, {})).toBe('Bodil');
  await rename('Birgitte');
  expect(await nameOf(who, {})).toBe('Birgitte');
});

test('a change reads the customer as they are now, and so does the query after it on the same page', async () => {
  const who = await logIn(here, BUYER);
  const page = {};
  const before = await ask(AddressBookDocument, who, page);
  await ask(RevokeOtherSessionsDocument, who, page);
  expect((await ask(AddressBookDocument, who, page)).statements).toBe(before.statements);
  await ask(LogoutDocument, who, page);
  expect((await ask(AddressBookDocument, who, page)).refused).toBe(REFUSED);
});

test('a session that another process revokes ends for changes and new pages at once, within a page that goes on soon', async () => {
  const [old, current] = [await logIn(here, BUYER), await logIn(elsewhere, BUYER)];
  const page = {};
  expect((await ask(AddressBookDocument, old, page)).refused).toBeNull();
  const headers = { store: 'b2b', authorization: `Bearer ${current.token}` };
  await elsewhere.backend.execute({
    client: 'commerce',
    document: RevokeOtherSessionsDocument,
    variables: {},
    headers,
  });
  expect((await ask(AddressBookDocument, old, {})).refused).toBe(REFUSED);
  await until(
    'the page to read the login again',
    async () => (await ask(AddressBookDocument, old, page)).refused === REFUSED,
  );
  expect((await ask(AddressBookDocument, current, {})).refused).toBeNull();

  const [late, newer] = [await logIn(here, BUYER), await logIn(elsewhere, BUYER)];
  await ask(AddressBookDocument, late, page);
  const revoking = { ...headers, authorization: `Bearer ${newer.token}` };
  await elsewhere.backend.execute({
    client: 'commerce',
    document: RevokeOtherSessionsDocument,
    variables: {},
    headers: revoking,
  });
  expect((await ask(RevokeOtherSessionsDocument, late, page)).refused).toBe(REFUSED);
});
