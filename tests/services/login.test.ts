// A login over HTTP: its two cookies and how long they live, and the GraphQL clients of the shop (spec §4 and §7).
import { describe, expect, test } from 'vitest';
import { openDoor } from '../routes/door';

const { ask, post } = openDoor();

const WEEK = 7 * 24 * 60 * 60;
const WHO = { email: 'anna@example.dk', password: 'Kontor-2026' };

async function loginCookies(form: Record<string, string>): Promise<string[]> {
  const answer = await post('/customer/login', form);
  expect(answer.status).toBe(303);
  const cookies = answer.headers.getSetCookie();
  return ['apollo-token', 'DR_JWT'].map((name) => cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? name);
}

describe('the login', () => {
  // spec: 4 Login and logout: A token and a JWT are stored in cookies
  //   at app/request-context/session.server.ts
  test('stores a token and a JWT in session cookies', async () => {
    const [token = '', jwt = ''] = await loginCookies(WHO);
    expect(token).toMatch(/^apollo-token=[^;]{16,};.*HttpOnly/);
    expect(jwt).toMatch(/^DR_JWT=[\w-]+\.[\w-]+\.[\w-]+;.*HttpOnly/);
    for (const cookie of [token, jwt]) expect(cookie).not.toMatch(/Max-Age|Expires/);
  });

  // spec: 4 Login and logout: They live for authTTL if 'stay signed in' is chosen, else for the session
  test('stores both for seven days when "stay signed in" is checked', async () => {
    for (const cookie of await loginCookies({ ...WHO, stay: 'on' })) expect(cookie).toContain(`Max-Age=${WEEK};`);
  });

  test('that fails stores neither', async () => {
    const answer = await post('/customer/login', { ...WHO, password: 'forkert', stay: 'on' });
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/apollo-token|DR_JWT/);
  });
});

describe('the GraphQL clients', () => {
  const asked = async (client: string, query: string) => {
    const json = { accept: 'application/json', 'content-type': 'application/json' };
    const headers = { ...json, 'x-client-name': client, store: '1' };
    const answer = await ask(`/graphql/${client}`, { body: JSON.stringify({ query }), headers });
    const { data } = (await answer.json()) as { data?: unknown };
    return data;
  };

  // spec: 7 Clients: Three clients: default, commerce, content
  //   at app/routes/resources/graphql.ts
  test('commerce uses the commerce schema, content the content schema', async () => {
    const commerce = '{ storeConfig { store_code } }';
    const content = '{ stores { store_code } }';
    expect(await asked('commerce', commerce)).toEqual({ storeConfig: { store_code: 'b2c' } });
    expect(await asked('default', commerce)).toEqual({ storeConfig: { store_code: 'b2c' } });
    expect(await asked('commerce', content)).toBeUndefined();
    expect(await asked('content', content)).toMatchObject({ stores: expect.arrayContaining([{ store_code: 'b2c' }]) });
    expect(await asked('content', commerce)).toBeUndefined();
  });
});
