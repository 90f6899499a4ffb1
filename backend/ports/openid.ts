// The companies' own login: ID tokens of one OpenID provider, checked against the keys that it publishes.
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { fetchPublic } from './public-fetch';

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** E-mail domains that the provider speaks for, in lower case. */
  domains: readonly string[];
}

export interface OpenIdCheck {
  issuer: string;
  /** The e-mail address that the token speaks for, in lower case; null where it is not this provider's, not meant for us, late, or of a foreign domain. */
  emailIn(token: string, now: Date): Promise<string | null>;
}

const PATIENCE_MS = 5_000;
/** Clocks of two machines differ. */
const LEEWAY_SECONDS = 10;

export function openIdAt({ issuer, clientId, domains }: OpenIdSettings): OpenIdCheck {
  let keys: Promise<JWTVerifyGetKey> | null = null;
  const published = () => {
    const asked = keys ?? keysOf(issuer);
    keys = asked;
    asked.catch(() => {
      keys = null;
    });
    return asked;
  };
  return {
    issuer,
    async emailIn(token, now) {
      const checks = {
        issuer,
        audience: clientId,
        algorithms: ['RS256'],
        currentDate: now,
        clockTolerance: LEEWAY_SECONDS,
      };
      const { payload } = await jwtVerify(token, await published(), {
        ...checks,
        requiredClaims: ['exp', 'sub', 'email'],
      });
      // A provider that knows the address to be unproven says so; silence is that of one who gives out the addresses itself.
      if (typeof payload.email !== 'string' || payload.email_verified === false) return null;
      const email = payload.email.toLowerCase();
      return domains.includes(email.slice(email.lastIndexOf('@') + 1)) ? email : null;
    },
  };
}

/** By its address and a signal alone: jose sends nothing else. */
async function fetchKeys(address: string, { signal }: { signal: AbortSignal }): Promise<Response> {
  const answer = await fetchPublic(address, { signal, redirect: 'error' });
  return new Response(await answer.text(), { status: answer.status });
}

async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const told = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(told, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const found: unknown = await answer.json();
  const address = typeof found === 'object' && found !== null && 'jwks_uri' in found ? found.jwks_uri : null;
  if (typeof address !== 'string') throw new Error(`${told} names no keys`);
  const keysAt = new URL(address);
  // The issuer is a setting; another host is the word of its document, and has to be on the public internet.
  if (keysAt.host === new URL(told).host) return createRemoteJWKSet(keysAt, { timeoutDuration: PATIENCE_MS });
  return createRemoteJWKSet(keysAt, { timeoutDuration: PATIENCE_MS, [customFetch]: fetchKeys });
}
