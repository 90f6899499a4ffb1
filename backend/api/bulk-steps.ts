// POST /api/bulk/<resource> for steps of orders: each line is a separate transaction, by the use case that staff have. Lines of a request
// that is sent again after an interruption find what they did before.
import type { Pool } from 'pg';
import type { ZodType, ZodTypeDef } from 'zod';
import type { Life } from '#backend/commerce/fulfilment/index';
import { dbOver } from '#backend/db/client';
import { guardedPool, type Witness } from '#backend/db/transaction';
import type { Clock } from '#backend/ports/clock';
import type { Outcome } from '#domain/refusal/refusals';
import type { ApiScope } from '#domain/staff/api-scopes';
import type { ApiRoute } from './api-files';
import { completeRequest, knownRequest, reserveRequest } from './api-request.sql';
import { bulkReply, contentHashOf, keyReused, openBulk } from './bulk';
import { type LineFault, type NumberedLine, readBulkLines } from './bulk-lines';
import type { ApiCaller } from './keys';
import { storesOfNumbers } from './order-lines.sql';
import { stepFault } from './step-faults';

/** A line takes some 20 ms, and the time of the payment provider where a card is charged. */
export const MOST_STEP_LINES = 200;

export interface StepResource<Row extends { order: string }> {
  name: string;
  scope: ApiScope;
  schema: ZodType<Row, ZodTypeDef, unknown>;
  subjectOf(row: Row): string;
  step(row: Row, life: Life): Promise<Outcome>;
}

export interface StepParts {
  pool: Pool;
  clock: Clock;
  selling: Pick<Life, 'queue' | 'provider'>;
}

export function stepRoute<Row extends { order: string }>(resource: StepResource<Row>, parts: StepParts): ApiRoute {
  const path = `/api/bulk/${resource.name}`;
  const { pool, clock } = parts;
  return {
    ...{ method: 'POST', path, scope: resource.scope },
    async answer(request, caller) {
      const opened = await openBulk(request, caller);
      if (opened instanceof Response) return opened;
      const { text, name, isDryRun } = opened;
      const read = readBulkLines(text, resource.schema, resource.subjectOf, MOST_STEP_LINES);
      if (!read.ok) return bulkReply.bodyWrong(read.message);
      const contentHash = contentHashOf(path, text);
      if (!isDryRun) {
        await reserveRequest(pool, name, { contentHash, now: clock.now() });
        const known = await knownRequest(pool, name);
        if (known && known.content_hash !== contentHash) return keyReused();
        if (known?.reply) return bulkReply.done(known.reply);
      }
      const unwritten = await takeSteps(resource, { parts, caller, isDryRun }, read.lines);
      const refused = [...read.faults, ...unwritten].sort((one, other) => one.line - other.line);
      const reply = { lines: read.count, accepted: read.count - refused.length, isDryRun, refused };
      if (!isDryRun) await completeRequest(pool, name, reply);
      return bulkReply.done(reply);
    },
  };
}

async function takeSteps<Row extends { order: string }>(
  resource: StepResource<Row>,
  { parts, caller, isDryRun }: { parts: StepParts; caller: ApiCaller; isDryRun: boolean },
  lines: readonly NumberedLine<Row>[],
): Promise<LineFault[]> {
  const stores = await storesOfNumbers(
    parts.pool,
    lines.map(({ row }) => row.order),
  );
  const pool = isDryRun ? guardedPool(parts.pool, DRY) : parts.pool;
  const faults: LineFault[] = [];
  for (const { line, row } of lines) {
    const store = stores.get(row.order);
    // An order of another store does not exist for a key of one store.
    const isReadable = store !== undefined && (caller.store === null || caller.store === store);
    const life = { ...parts.selling, db: dbOver(pool), pool, now: parts.clock.now(), by: caller.name };
    const outcome: Outcome = isReadable
      ? await stepOrUndo(() => resource.step(row, life))
      : { ok: false, code: 'ORDER_NOT_FOUND' };
    if (!outcome.ok) faults.push({ line, ...stepFault(outcome) });
  }
  return faults;
}

/** Thrown to take back what a dry run has done. */
class DryStepOver extends Error {}

const DRY: Witness = {
  begin: async () => undefined,
  async end(_tx, result) {
    const isDone = typeof result === 'object' && result !== null && Reflect.get(result, 'ok') === true;
    if (isDone) throw new DryStepOver('The dry run of the line is over');
  },
};

async function stepOrUndo(step: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await step();
  } catch (failure) {
    if (failure instanceof DryStepOver) return { ok: true };
    throw failure;
  }
}
