// POST /api/bulk/<resource> for steps of orders: each line is a separate transaction, by the use case that staff have. Lines of a request
// that is sent again after an interruption find what they did before.
import type { Pool } from 'pg';
import type { ZodType, ZodTypeDef } from 'zod';
import type { Life } from '#backend/commerce/fulfilment/index';
import { dbOver } from '#backend/db/client';
import { guardedPool, type Witness } from '#backend/db/transaction';
import type { Clock } from '#backend/ports/clock';
import type { Outcome, RefusalCode } from '#domain/refusal/refusals';
import type { ApiScope } from '#domain/staff/api-scopes';
import type { ApiRoute } from './api-files';
import { completeRequest, knownRequest, reserveRequest } from './api-request.sql';
import { bulkReply, contentHashOf, keyReused, ofAllStores, openBulk } from './bulk';
import { type LineFault, type NumberedLine, readBulkLines } from './bulk-lines';
import type { ApiCaller } from './keys';
import { storesOfNumbers } from './order-lines.sql';
import { stepFault } from './step-faults';

/** A line takes some 20 ms, and the time of the payment provider where a card is charged. */
export const MOST_STEP_LINES = 200;

/** With the words for people at the other system. */
export type StepDone = { ok: true } | { ok: false; fault: Omit<LineFault, 'line'> };

/** What a line works with. In a dry run the pool takes back what a line has done. */
export interface StepLife extends Life {
  caller: ApiCaller;
  isDryRun: boolean;
}

export interface StepResource<Row> {
  name: string;
  scope: ApiScope;
  schema: ZodType<Row, ZodTypeDef, unknown>;
  subjectOf(row: Row): string;
  /** Codes of the stores of what the lines are about. 'all': they are about all stores. 'own': the step itself judges. */
  stores: StoresOfLines<Row> | 'all' | 'own';
  step(row: Row, life: StepLife): Promise<StepDone>;
}

interface StoresOfLines<Row> {
  nameOf(row: Row): string;
  /** By the names that exist. */
  find(on: Pool, names: readonly string[]): Promise<Map<string, string>>;
  /** Of a name that does not exist, or not for the key. */
  unknown: RefusalCode;
}

/** Of lines that name an order. */
export const ofOrders: StoresOfLines<{ order: string }> = {
  nameOf: ({ order }) => order,
  find: storesOfNumbers,
  unknown: 'ORDER_NOT_FOUND',
};

export interface StepParts {
  pool: Pool;
  clock: Clock;
  selling: Pick<Life, 'queue' | 'provider'>;
}

export function stepRoute<Row>(resource: StepResource<Row>, parts: StepParts): ApiRoute {
  const path = `/api/bulk/${resource.name}`;
  const { pool, clock } = parts;
  return {
    ...{ method: 'POST', path, scope: resource.scope },
    async answer(request, caller) {
      if (resource.stores === 'all' && caller.store !== null) return ofAllStores(resource.name);
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

async function takeSteps<Row>(
  resource: StepResource<Row>,
  { parts, caller, isDryRun }: { parts: StepParts; caller: ApiCaller; isDryRun: boolean },
  lines: readonly NumberedLine<Row>[],
): Promise<LineFault[]> {
  const isReadable = await readableBy(resource, caller, parts.pool, lines);
  const pool = isDryRun ? guardedPool(parts.pool, DRY) : parts.pool;
  const faults: LineFault[] = [];
  for (const { line, row } of lines) {
    const now = parts.clock.now();
    const life = { ...parts.selling, db: dbOver(pool), pool, now, by: caller.name, caller, isDryRun };
    const done = isReadable(row) ?? (await stepOrUndo(() => resource.step(row, life)));
    if (!done.ok) faults.push({ line, ...done.fault });
  }
  return faults;
}

/** Null where the key may read what the line is about: that of another store does not exist for a key of one store. */
async function readableBy<Row>(
  { stores }: StepResource<Row>,
  caller: ApiCaller,
  pool: Pool,
  lines: readonly NumberedLine<Row>[],
): Promise<(row: Row) => StepDone | null> {
  if (typeof stores === 'string') return () => null;
  const found = await stores.find(
    pool,
    lines.map(({ row }) => stores.nameOf(row)),
  );
  return (row) => {
    const store = found.get(stores.nameOf(row));
    const isThere = store !== undefined && (caller.store === null || caller.store === store);
    return isThere ? null : stepDone({ ok: false, code: stores.unknown });
  };
}

export const stepDone = (outcome: Outcome): StepDone =>
  outcome.ok ? { ok: true } : { ok: false, fault: stepFault(outcome) };

/** Thrown to take back what a dry run has done. */
class DryStepOver extends Error {}

const DRY: Witness = {
  begin: async () => undefined,
  async end(_tx, result) {
    const isDone = typeof result === 'object' && result !== null && Reflect.get(result, 'ok') === true;
    if (isDone) throw new DryStepOver('The dry run of the line is over');
  },
};

async function stepOrUndo(step: () => Promise<StepDone>): Promise<StepDone> {
  try {
    return await step();
  } catch (failure) {
    if (failure instanceof DryStepOver) return { ok: true };
    throw failure;
  }
}
