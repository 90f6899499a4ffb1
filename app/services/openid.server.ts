// The OpenID provider of the settings: code flow with PKCE, state and nonce. The library checks what comes back; the back end checks the
// ID token once more, for it is what it believes.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { env } from '~/config/env.server';

/** The data that the browser stores until it returns from the provider. */
export interface OpenIdErrand {
  state: string;
  nonce: string;
  verifier: string;
}

export const isOpenIdSet = (): boolean => Boolean(env.OPENID_ISSUER && env.OPENID_CLIENT_ID);

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const PATIENCE_SECONDS = 10;

let discovered: Promise<Configuration> | null = null;

/** Discovered once; after a failure the next call tries again. */
function provider(): Promise<Configuration> {
  const { OPENID_ISSUER, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET } = env;
  if (!OPENID_ISSUER || !OPENID_CLIENT_ID) throw new Error('No OpenID provider is set');
  const issuer = new URL(OPENID_ISSUER);
  // Plain http only to this machine, for trying out.
  const execute = issuer.protocol === 'http:' && LOOPBACK.test(issuer.hostname) ? [allowInsecureRequests] : [];
  const options = { execute, timeout: PATIENCE_SECONDS };
  const asked = discovered ?? discovery(issuer, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET, undefined, options);
  discovered = asked;
  asked.catch(() => {
    discovered = null;
  });
  return asked;
}

/** Where the browser goes, and what it must bring back; null when the provider cannot be reached. */
export async function beginOpenId(redirectUri: string): Promise<{ url: string; errand: OpenIdErrand } | null> {
  const config = await provider().catch(() => null);
  if (!config) return null;
  const errand = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const url = buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: errand.state,
    nonce: errand.nonce,
    code_challenge: await calculatePKCECodeChallenge(errand.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, errand };
}

/** The ID token behind the code that came back; null for anything that does not belong to the login that was begun. */
export async function finishOpenId(back: URL, { state, nonce, verifier }: OpenIdErrand): Promise<string | null> {
  try {
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const given = await authorizationCodeGrant(await provider(), back, checks);
    return given.id_token ?? null;
  } catch {
    // Refused by the provider, forged, late, or the provider is unavailable: the shopper gets the same message.
    return null;
  }
}
