// e-conomic's REST API: collections page by page, and documents that are created once. https://restdocs.e-conomic.com
import { z } from 'zod';
import { type Patience, requestText, USUAL_PATIENCE } from '../core/request';

export interface EconomicTokens {
  appSecret: string;
  agreementGrant: string;
}

const page = z.object({
  collection: z.array(z.unknown()),
  pagination: z.object({ nextPage: z.string().optional() }).passthrough().optional(),
});

export interface Economic {
  /** One page after the other. `query`: filter and sort as e-conomic writes them. */
  collection(path: string, query: Readonly<Record<string, string>>): AsyncGenerator<unknown>;
  /** `key`: e-conomic creates one document for it. */
  create(path: string, document: object, key: string): Promise<unknown>;
}

const PAGE_SIZE = '1000';

export function economicAt(api: string, tokens: EconomicTokens, patience: Patience = USUAL_PATIENCE): Economic {
  const headers = {
    'x-appsecrettoken': tokens.appSecret,
    'x-agreementgranttoken': tokens.agreementGrant,
    'content-type': 'application/json',
  };
  return {
    async *collection(path, query) {
      let url: string | undefined = `${api}${path}?${new URLSearchParams({ pagesize: PAGE_SIZE, ...query })}`;
      while (url !== undefined) {
        // The tokens are sent to no other host than the one of the settings.
        if (!url.startsWith(`${api}/`)) throw new Error(`The next page is not at ${api}: ${url}`);
        const { text } = await requestText({ method: 'GET', url, headers }, patience);
        const { collection, pagination }: z.infer<typeof page> = page.parse(JSON.parse(text));
        yield* collection;
        url = pagination?.nextPage;
      }
    },
    async create(path, document, key) {
      const sent = { method: 'POST', url: `${api}${path}`, headers: { ...headers, 'idempotency-key': key } };
      const { text } = await requestText({ ...sent, body: JSON.stringify(document) }, patience);
      return JSON.parse(text);
    },
  };
}

/** Characters that have a meaning in a filter are escaped with a dollar sign. */
export const filterValue = (value: string): string => value.replace(/[$(),*[\]]/g, '$$$&');
