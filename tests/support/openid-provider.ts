// A real OpenID provider on loopback, as a company has one: prompts for the e-mail address, accepts it, and sends the browser back.
import http from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { freePort } from './free-port';

export interface OpenIdServer {
  issuer: string;
  /** The shop's settings for this provider. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const CLIENT = { client_id: 'kontorvaerk', client_secret: 'kun-til-afproevning' };
/** Domains of the demo world that the provider serves. */
const DOMAINS = 'havnens-arkitekter.example, fjordhavn.example';

/** In seconds. Its cookies expire at a moment of the tests' clock, which is behind the browser's. */
const YEARS = 50 * 365 * 24 * 3600;

/** `redirectUris`: where the shop wants its browsers back. */
export async function startOpenIdProvider(redirectUris: string[]): Promise<OpenIdServer> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, await configured(redirectUris));
  const oidc = provider.callback();
  const server = http.createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void oidc(request, response);
    void login(provider, request, response).catch((failure: unknown) => response.destroy(failure as Error));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  server.unref();
  const env = {
    OPENID_ISSUER: issuer,
    OPENID_CLIENT_ID: CLIENT.client_id,
    OPENID_CLIENT_SECRET: CLIENT.client_secret,
    OPENID_DOMAINS: DOMAINS,
  };
  return { issuer, env, stop: () => new Promise((resolve) => void server.close(() => resolve())) };
}

async function configured(redirectUris: string[]): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [{ ...CLIENT, redirect_uris: redirectUris }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'prøve' }] },
    cookies: { keys: ['kun til afprøvning'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    ttl: { Session: YEARS, Interaction: YEARS, AuthorizationCode: 60, IdToken: 600, AccessToken: 600, Grant: 3600 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: true, name: sub }),
    }),
    // The company has consented for its employees: no consent prompt.
    async loadExistingGrant({ oidc }) {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

const FORM = `<!doctype html><html lang="da"><title>Arbejdskonto</title><main><h1>Arbejdskonto</h1>
<form method="post"><label>Arbejdsmail <input name="email"></label><button>Fortsæt</button></form></main></html>`;

async function login(provider: Provider, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(FORM);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const email = new URLSearchParams(Buffer.concat(chunks).toString()).get('email') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId: email } });
}
