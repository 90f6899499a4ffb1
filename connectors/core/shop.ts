// The shop's interface for other systems, as docs/operator/erp.md describes it: the event feed out, bulk lines in.
import { z } from 'zod';
import { type Patience, requestText, USUAL_PATIENCE } from './request';

const event = z.object({
  number: z.number().int().positive(),
  type: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  store: z.string().nullable(),
  data: z.unknown(),
});
export type ShopEvent = z.infer<typeof event>;

const reply = z.object({
  lines: z.number(),
  accepted: z.number(),
  refused: z.array(z.object({ line: z.number(), code: z.string(), message: z.string() })),
});
export type BulkReply = z.infer<typeof reply>;

export type BulkResource = 'stock' | 'prices' | 'orders' | 'shipments' | 'invoices';

/** Lines of one request. */
export const MOST_LINES: Readonly<Record<BulkResource, number>> = {
  stock: 10_000,
  prices: 10_000,
  orders: 200,
  shipments: 200,
  invoices: 200,
};

export interface Shop {
  /** `next`: where to continue; it is beyond events that the filter leaves out. */
  eventsAfter(after: number, types: readonly string[]): Promise<{ events: ShopEvent[]; next: number }>;
  /** The same key and lines, sent again, are taken once. */
  send(resource: BulkResource, lines: readonly object[], key: string): Promise<BulkReply>;
}

export function shopClient(origin: string, apiKey: string, patience: Patience = USUAL_PATIENCE): Shop {
  const authorization = `Bearer ${apiKey}`;
  return {
    async eventsAfter(after, types) {
      const query = new URLSearchParams({ after: String(after), limit: '200', types: types.join(',') });
      const url = `${origin}/api/events?${query}`;
      const { text, headers } = await requestText({ method: 'GET', url, headers: { authorization } }, patience);
      const events = text
        .split('\n')
        .filter(Boolean)
        .map((line) => event.parse(JSON.parse(line)));
      return { events, next: Number(headers.get('x-next-after') ?? after) };
    },
    async send(resource, lines, key) {
      const headers = { authorization, 'idempotency-key': key, 'content-type': 'application/x-ndjson' };
      const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
      const { text } = await requestText(
        { method: 'POST', url: `${origin}/api/bulk/${resource}`, headers, body },
        patience,
      );
      return reply.parse(JSON.parse(text));
    },
  };
}
