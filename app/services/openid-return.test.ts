// The return from a company's own login: accepted once, and only with the exact state stored in this browser.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readingsOf } from '../../tests/support/forged-tokens';
import { type OpenIdServer, startOpenIdProvider } from '../../tests/support/openid-provider';

const BACK = 'http://localhost:3000/azure/oauth';
let provider: OpenIdServer;
let openid: typeof import('./openid.server');
beforeAll(async () => {
  provider = await startOpenIdProvider([BACK]);
  for (const [name, value] of Object.entries(provider.env)) vi.stubEnv(name, value);
  vi.resetModules();
  openid = await import('./openid.server');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await provider?.stop();
});

/** Follows the provider's pages like a browser, with cookies, until the redirect to the shop. */
async function ledBack(begin: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let [at, body]: [string, URLSearchParams | null] = [begin, null];
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer: Response = await fetch(at, {
      method: body ? 'POST' : 'GET',
      body,
      headers: { cookie },
      redirect: 'manual',
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    body = location ? null : new URLSearchParams({ email: 'birgitte@havnens-arkitekter.example' });
    at = new URL(location ?? at, at).href;
    if (at.startsWith(BACK)) return new URL(at);
  }
  throw new Error(`not led back: ${at}`);
}

test('another spelling of the state is rejected, and the code can be used once', async () => {
  const begun = await openid.beginOpenId(BACK);
  if (!begun) throw new Error('the provider does not answer');
  const { errand } = begun;
  const back = await ledBack(begun.url);
  for (const reading of ['', ...readingsOf(errand.state)]) {
    const forged = new URL(back);
    forged.searchParams.set('state', reading);
    expect([reading, await openid.finishOpenId(forged, errand)]).toEqual([reading, null]);
    expect([reading, await openid.finishOpenId(back, { ...errand, state: reading })]).toEqual([reading, null]);
  }
  const twice = new URL(back);
  twice.searchParams.append('state', errand.state);
  expect(await openid.finishOpenId(twice, errand)).toBeNull();
  expect(await openid.finishOpenId(back, errand)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await openid.finishOpenId(back, errand)).toBeNull();
});
