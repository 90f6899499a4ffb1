// The companies' own login: ID tokens of one OpenID provider, checked against the keys that it publishes.
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';

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

async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const told = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(told, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const found: unknown = await answer.json();
  const address = typeof found === 'object' && found !== null && 'jwks_uri' in found ? found.jwks_uri : null;
  if (typeof address !== 'string') throw new Error(`${told} names no keys`);
  return createRemoteJWKSet(new URL(address), { timeoutDuration: PATIENCE_MS });
}
