// Distinguishes an unreachable database from a faulty statement, and pauses requests to it once it is known to be unreachable.
import { type Circuit, CLOSED_CIRCUIT, circuitAsked, circuitFailed, isCircuitOpen } from '#domain/resilience/circuit';

/** The database is unreachable or overloaded: the request is not at fault and may be repeated later. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** The database answers, but stores nothing: its disk is full, or it is read-only after a failover. */
export class DatabaseUnwritable extends DatabaseAway {}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** admin_shutdown, crash_shutdown, cannot_connect_now, and sessions that the server ended for being idle. */
const STOPPING = new Set(['57P01', '57P02', '57P03', '57P05', '25P03']);
/** too_many_connections, out_of_memory, configuration_limit_exceeded, and query_canceled by the server's own limit: the connection itself is well. */
const BUSY = new Set(['53300', '53200', '53400', '57014']);
/** disk_full, io_error, read_only_sql_transaction; and the file system's own errors. */
const UNWRITABLE = new Set(['53100', '58030', '25006', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);
/** The driver has no codes for these. */
const BROKEN_WORDS =
  /Query read timeout|Connection terminated|timeout expired|Client was closed|connection error and is not queryable|has been closed/;
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P03',
]);
const SILENT_WORDS = /Query read timeout|due to connection timeout|timeout expired/;
const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect';

const codeOf = (failure: Error): string => {
  const code: unknown = Reflect.get(failure, 'code');
  return typeof code === 'string' ? code : '';
};

/** The connection is lost, or says nothing any more. */
export function isBroken(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const code = codeOf(failure);
  return NETWORK.has(code) || STOPPING.has(code) || code.startsWith('08') || BROKEN_WORDS.test(failure.message);
}

/** Not one connection of many, but the server: refused, or silent. */
const isUnreachable = (failure: unknown): boolean =>
  failure instanceof Error && (UNREACHABLE.has(codeOf(failure)) || SILENT_WORDS.test(failure.message));

const isBusy = (failure: unknown): boolean =>
  failure instanceof Error && (BUSY.has(codeOf(failure)) || failure.message.includes(NO_CONNECTION_FREE));

/** Nothing can be stored at the moment, in the database or in a file. */
export const isUnwritable = (failure: unknown): failure is Error =>
  failure instanceof DatabaseUnwritable || (failure instanceof Error && UNWRITABLE.has(codeOf(failure)));

/** The failure as callers get it: as DatabaseAway where it is that. */
export const toldOf = (failure: unknown): unknown => {
  if (isUnwritable(failure))
    return new DatabaseUnwritable(`Nothing can be stored at the moment: ${failure.message}`, { cause: failure });
  return isBroken(failure) || isBusy(failure)
    ? new DatabaseAway('The database is unavailable', { cause: failure })
    : failure;
};

/** Whether a failure is, or was caused by, an unreachable database. */
export function isDatabaseAway(failure: unknown): boolean {
  let one = failure;
  for (let depth = 0; depth < 6 && one instanceof Error; depth += 1) {
    if (one instanceof DatabaseAway) return true;
    one = Reflect.get(one, 'originalError') ?? one.cause;
  }
  return false;
}

/** Twice in a row: all further questions fail at once, except for one in each second. */
const RULE = { failures: 2, pauseMs: 1_000 };

export interface DatabaseCircuit {
  /** Throws while the database is known to be unreachable. */
  ask(): void;
  succeeded(): void;
  failed(failure: unknown): void;
}

export function databaseCircuit(now: () => number = () => performance.now()): DatabaseCircuit {
  let circuit: Circuit = CLOSED_CIRCUIT;
  return {
    ask() {
      if (isCircuitOpen(circuit, now())) throw new DatabaseAway('The database was away a moment ago');
      circuit = circuitAsked(circuit, RULE, now());
    },
    succeeded() {
      circuit = CLOSED_CIRCUIT;
    },
    failed(failure) {
      if (isUnreachable(failure)) circuit = circuitFailed(circuit, RULE, now());
    },
  };
}
