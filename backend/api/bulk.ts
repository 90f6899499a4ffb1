// POST /api/bulk/<resource>: many changes of one kind in one transaction. Wrong lines are reported and the others are written; the same
// request sent again gets the same reply and changes nothing.
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { ZodType, ZodTypeDef } from 'zod';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { Clock } from '#backend/ports/clock';
import type { ApiScope } from '#domain/staff/api-scopes';
import type { ApiRoute } from './api-files';
import { insertRequest, knownRequest, lockRequest, type RequestName } from './api-request.sql';
import { type LineFault, MOST_BULK_BYTES, MOST_LINES, type NumberedLine, readBulkLines } from './bulk-lines';
import type { ApiCaller } from './keys';
import { apiError } from './replies';

export interface BulkResource<Row> {
  name: string;
  scope: ApiScope;
  schema: ZodType<Row, ZodTypeDef, unknown>;
  /** What the line changes: two lines with the same subject contradict each other. */
  subjectOf(row: Row): string;
  /** Lines of a request; MOST_LINES by default. */
  most?: number;
  /** Returns the lines that were not written; `note` is for lines that were. `by`: the system that has the key. */
  write(
    on: { tx: Transaction; now: Date; by: string; note: (about: LineFault) => void },
    lines: readonly NumberedLine<Row>[],
  ): Promise<LineFault[]>;
}

/** Thrown where another transaction has what all lines need. */
export class BulkBusy extends Error {
  constructor() {
    super('Another import is running');
  }
}

interface BulkReply {
  lines: number;
  accepted: number;
  isDryRun: boolean;
  refused: LineFault[];
  /** What the sender should look at in lines that were written. */
  notes?: LineFault[];
}

type BulkOutcome = { kind: 'done'; reply: unknown } | { kind: 'reused' } | { kind: 'busy' };

/** Visible ASCII, as the header field is defined by its draft (draft-ietf-httpapi-idempotency-key-header). */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** Thrown to take a dry run back. */
class DryRunOver extends Error {
  constructor(readonly reply: BulkReply) {
    super('The dry run is over');
  }
}

export function bulkRoute<Row>(resource: BulkResource<Row>, { pool, clock }: { pool: Pool; clock: Clock }): ApiRoute {
  const path = `/api/bulk/${resource.name}`;
  return {
    ...{ method: 'POST', path, scope: resource.scope },
    async answer(request, caller) {
      if (caller.store !== null) return ofAllStores(resource.name);
      const opened = await openBulk(request, caller);
      if (opened instanceof Response) return opened;
      const { text, name, isDryRun } = opened;
      const read = readBulkLines(text, resource.schema, resource.subjectOf, resource.most ?? MOST_LINES);
      if (!read.ok) return bulkReply.bodyWrong(read.message);
      const contentHash = contentHashOf(path, text);
      const outcome = await runOnce(pool, { name, contentHash, isDryRun, now: clock.now() }, async (tx) => {
        const notes: LineFault[] = [];
        const note = (about: LineFault) => void notes.push(about);
        const unwritten = await resource.write({ tx, now: clock.now(), by: caller.name, note }, read.lines);
        const refused = [...read.faults, ...unwritten].sort((one, other) => one.line - other.line);
        return {
          lines: read.count,
          accepted: read.count - refused.length,
          isDryRun,
          refused,
          ...(notes.length > 0 ? { notes } : {}),
        };
      });
      if (outcome.kind === 'reused') return keyReused();
      return outcome.kind === 'busy' ? busy() : bulkReply.done(outcome.reply);
    },
  };
}

export const bulkReply = {
  done: (reply: unknown): Response => Response.json(reply, { headers: { 'cache-control': 'no-store' } }),
  bodyWrong: (message: string): Response => apiError(400, { code: 'BODY_WRONG', message }),
};

export const keyReused = (): Response =>
  apiError(422, { code: 'KEY_REUSED', message: 'Idempotency-Key was used for another request.' });

/** Lines of a resource that belongs to no store: a key of one store may not write them. */
export const ofAllStores = (resource: string): Response =>
  apiError(403, { code: 'SCOPE_MISSING', message: `${resource} are of all stores; the key is for one.` });

const busy = (): Response =>
  apiError(409, { code: 'IN_PROGRESS', message: 'Another import is running: send the request again.' });

export const contentHashOf = (path: string, text: string): string =>
  createHash('sha256').update(`${path}\n${text}`).digest('hex');

export async function openBulk(request: Request, { keyId }: ApiCaller) {
  const idempotencyKey = request.headers.get('idempotency-key') ?? '';
  if (!IDEMPOTENCY_KEY.test(idempotencyKey))
    return apiError(400, {
      code: 'PARAMETER_WRONG',
      parameter: 'Idempotency-Key',
      message: 'Send a header Idempotency-Key of 1 to 200 characters, another one for each request.',
    });
  const params = new URL(request.url).searchParams;
  const unknown = [...params.keys()].find((name) => name !== 'dryRun') ?? null;
  const dryRun = params.get('dryRun') ?? 'false';
  if (unknown !== null || !['true', 'false'].includes(dryRun))
    return apiError(400, {
      code: 'PARAMETER_WRONG',
      parameter: unknown?.slice(0, 40) ?? 'dryRun',
      message: 'There is dryRun=true or dryRun=false.',
    });
  const text = await bodyText(request, MOST_BULK_BYTES);
  if (text === null)
    return apiError(413, { code: 'BODY_TOO_LARGE', message: `A request has at most ${MOST_BULK_BYTES} bytes.` });
  const name: RequestName = { keyId, idempotencyKey };
  return { text, name, isDryRun: dryRun === 'true' };
}

interface OneRequest {
  name: RequestName;
  contentHash: string;
  isDryRun: boolean;
  now: Date;
}

async function runOnce(
  pool: Pool,
  { name, contentHash, isDryRun, now }: OneRequest,
  work: (tx: Transaction) => Promise<BulkReply>,
): Promise<BulkOutcome> {
  try {
    return await inTransaction(pool, async (tx): Promise<BulkOutcome> => {
      const { client } = tx;
      await lockRequest(client, name);
      const known = await knownRequest(client, name);
      if (known && !isDryRun)
        return known.content_hash === contentHash ? { kind: 'done', reply: known.reply } : { kind: 'reused' };
      const reply = await work(tx);
      if (isDryRun) throw new DryRunOver(reply);
      await insertRequest(client, name, { contentHash, reply, now });
      return { kind: 'done', reply };
    });
  } catch (failure) {
    if (failure instanceof DryRunOver) return { kind: 'done', reply: failure.reply };
    if (failure instanceof BulkBusy) return { kind: 'busy' };
    throw failure;
  }
}

/** Null as soon as there is more. */
export async function bodyText(request: Request, most: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
