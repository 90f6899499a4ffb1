// Bulk requests of another system, each under a separate key unless one is named.
import { makeApiKey } from '#backend/api/keys';
import type { ApiScope } from '#domain/staff/api-scopes';
import { type Counter, ORIGIN } from '../backend/test-backend';

export interface BulkOptions {
  named?: string | null;
  query?: string;
  as?: string;
}

export interface BulkAnswer {
  status: number;
  lines: number;
  accepted: number;
  isDryRun: boolean;
  refused: { line: number; code: string; message: string }[];
  notes?: { line: number; code: string; message: string }[];
  error?: { code: string };
}

export const newKey = async (
  counter: Counter,
  scopes: ApiScope[],
  { store = null, name = 'ERP' }: { store?: string | null; name?: string } = {},
): Promise<string> =>
  (await makeApiKey(counter.database.pool, { name, scopes, store, expiresAt: null }, counter.clock.now())).key;

export function bulkSender(counter: Counter, key: string) {
  let requests = 0;
  return async (
    resource: string,
    lines: readonly object[] | string,
    { named, query = '', as = key }: BulkOptions = {},
  ): Promise<BulkAnswer> => {
    requests += 1;
    const reply = await counter.backend.files(
      new Request(`${ORIGIN}/api/bulk/${resource}${query}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${as}`,
          ...(named === null ? {} : { 'idempotency-key': named ?? `sent-${requests}` }),
        },
        body: typeof lines === 'string' ? lines : lines.map((line) => JSON.stringify(line)).join('\n'),
      }),
    );
    return { status: reply.status, ...(await reply.json()) };
  };
}

export const codesOf = ({ refused }: Pick<BulkAnswer, 'refused'>): string[] =>
  refused.map(({ line, code }) => `${line} ${code}`);
