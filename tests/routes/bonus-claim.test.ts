// The bonus shop requires the claim of a token that this shop signed for this customer, in addition to the account's right.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signingKeysIn } from '#backend/commerce/session/signing-keys';
import { type Database, openDatabase } from '#backend/db/client';
import { locationOf, openDoor } from './door';

const BUYER = 'christian@havnens-arkitekter.example';
const PAGE = '/customer/account/bonuspoint';

let database: Database | undefined;
const door = openDoor();
beforeAll(async () => {
  database = await openDatabase({ url: door.shop().databaseUrl, max: 1 });
});
afterAll(() => database?.close());

/** Signed by a key that the shop itself stores. */
async function signed(by: string, bonusshopAccess: boolean, email = BUYER): Promise<string> {
  if (!database) throw new Error('the database is not open');
  const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM customer WHERE email = $1', [email]);
  const claims = { sub: String(rows[0]?.id), store: 'b2b', bonusshopAccess, staff: null };
  const now = new Date();
  return signingKeysIn(database.db, () => now).sign(by, claims, now, new Date(now.getTime() + 3_600_000));
}

test('the bonus page opens only with the claim of this shop’s token for this customer', async () => {
  const login = await door.logIn(BUYER);
  const rest = login
    .split('; ')
    .filter((pair) => !pair.startsWith('DR_JWT='))
    .join('; ');
  const answer = async (cookies: string) => {
    const reply = await door.ask(PAGE, { cookies });
    return `${reply.status} ${locationOf(reply) ?? ''}`.trim();
  };
  expect(await answer(login)).toBe('200');
  // The same token made here is accepted: the others differ only in the tested property.
  expect(await answer(`${rest}; DR_JWT=${await signed('b2b', true)}`)).toBe('200');
  const tokens = {
    none: '',
    'of another shop': await signed('b2b_uniq', true),
    'without the claim': await signed('b2b', false),
    'of a colleague': await signed('b2b', true, 'birgitte@havnens-arkitekter.example'),
  };
  const answers = [];
  for (const [token, jwt] of Object.entries(tokens)) answers.push([token, await answer(`${rest}; DR_JWT=${jwt}`)]);
  expect(answers).toEqual(Object.keys(tokens).map((token) => [token, '303 /']));
});
