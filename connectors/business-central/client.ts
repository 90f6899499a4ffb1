// Business Central's API v2.0: collections page by page, records that are created or removed, and the access token of client credentials.
// https://learn.microsoft.com/dynamics365/business-central/dev-itpro/api-reference/v2.0/
import { z } from 'zod';
import { type Patience, RequestFailed, requestText, type Sent, USUAL_PATIENCE } from '../core/request';

export interface BusinessCentralAccess {
  /** Up to '/api'. */
  api: string;
  /** The id of the company. */
  company: string;
  /** Where the Microsoft identity platform gives access tokens. */
  tokenAt: string;
  scope: string;
  clientId: string;
  clientSecret: string;
}

export interface BusinessCentral {
  /** One page after the other. `route`: 'v2.0', or '<publisher>/<group>/<version>' of an API page of the company's own. */
  rows(path: string, query: Readonly<Record<string, string>>, route?: string): AsyncGenerator<unknown>;
  /** Sent once, except where Business Central was too busy to begin: it has no key by which it would know a repetition. */
  create(path: string, document: object): Promise<void>;
  /** Refused (409) where the record has changed since `etag` was read. */
  remove(path: string, etag: string): Promise<void>;
}

const STANDARD_ROUTE = 'v2.0';
const PAGE_SIZE = 500;
const page = z.object({ value: z.array(z.unknown()), '@odata.nextLink': z.string().optional() });

export function businessCentralAt(access: BusinessCentralAccess, patience: Patience = USUAL_PATIENCE): BusinessCentral {
  const { api, company } = access;
  const ask = authorised(access, patience);
  const apiAddress = (path: string, route = STANDARD_ROUTE) => `${api}/${route}/companies(${company})/${path}`;
  return {
    async *rows(path, query, route) {
      const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      let url: string | undefined = `${apiAddress(path, route)}?${asked.join('&')}`;
      while (url !== undefined) {
        // The token is sent to no other host than the one of the settings.
        if (new URL(url).origin !== new URL(api).origin) throw new Error(`The next page is not at ${api}: ${url}`);
        const headers = { prefer: `odata.maxpagesize=${PAGE_SIZE}` };
        const found: z.infer<typeof page> = page.parse(JSON.parse(await ask({ method: 'GET', url, headers })));
        yield* found.value;
        url = found['@odata.nextLink'];
      }
    },
    async create(path, document) {
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', url: apiAddress(path), headers, body: JSON.stringify(document) };
      await ask(sent, (status) => status === 429);
    },
    async remove(path, etag) {
      await ask({ method: 'DELETE', url: apiAddress(path), headers: { 'if-match': etag } });
    },
  };
}

const tokenReply = z.object({ access_token: z.string(), expires_in: z.number() });
const EARLY_MS = 60_000;

/** Requests with a token, which is renewed before it expires, and once where it is refused. */
function authorised(access: BusinessCentralAccess, patience: Patience) {
  let held = { token: '', until: 0 };
  const renew = async () => {
    const { clientId, clientSecret, scope, tokenAt } = access;
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, scope };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = { method: 'POST', url: tokenAt, headers, body: String(new URLSearchParams(form)) };
    const { access_token: token, expires_in } = tokenReply.parse(JSON.parse((await requestText(sent, patience)).text));
    held = { token, until: Date.now() + expires_in * 1_000 - EARLY_MS };
  };
  const askWithToken = async (sent: Sent, mayPass?: (status: number | null) => boolean): Promise<string> => {
    const headers = { ...sent.headers, authorization: `Bearer ${held.token}`, accept: 'application/json' };
    return (await requestText({ ...sent, headers }, patience, mayPass)).text;
  };
  return async (sent: Sent, mayPass?: (status: number | null) => boolean): Promise<string> => {
    if (Date.now() >= held.until) await renew();
    try {
      return await askWithToken(sent, mayPass);
    } catch (failure) {
      if (!(failure instanceof RequestFailed) || failure.status !== 401) throw failure;
      await renew();
      return askWithToken(sent, mayPass);
    }
  };
}

/** A text in a filter; a quotation mark is doubled. */
export const odataText = (value: string): string => `'${value.replaceAll("'", "''")}'`;
