// Writes what a command of staff changes, in the transaction of the change: who, what, and the subject before and after it.
import type { PoolClient } from 'pg';
import type { Witness } from '#backend/db/transaction';
import { insertAction, writtenRows } from './staff.sql';
import { type SubjectKind, subjectState } from './states.sql';

export interface Deed {
  staff: string;
  /** As it is typed: 'price set'. */
  command: string;
  kind: SubjectKind;
  subject: string;
  /** More to write down than the subject's state: picked from what the transaction's work came to. */
  told: ((result: unknown) => unknown) | null;
  /** A read that staff have to account for: logged though it changes no row. */
  isAlwaysTold?: boolean;
  /** Reads the subject's state where no statement of states.sql.ts does. */
  stateOf?: ((on: PoolClient) => Promise<unknown>) | undefined;
  now: Date;
}

/** Names of values that let someone in or pay for something. */
const SECRET = /passw|token|secret|hash|private|card.?number|cvc/i;
const LONGEST = 50_000;

/** Otherwise its length is logged in its place. */
export const fitsLog = (value: unknown): boolean => JSON.stringify(value ?? null).length <= LONGEST;

/** As JSON, secrets left out; a value that is too long for a line is replaced by its length. */
export function tellable(value: unknown): unknown {
  const text = JSON.stringify(value ?? null, (name, each: unknown) => (SECRET.test(name) ? undefined : each));
  return text.length > LONGEST ? { length: text.length } : JSON.parse(text);
}

/**
 * Observes every transaction of one command. One that has changed no row is not logged, unless the command always is; of a command that works in
 * portions, each later entry has a new state of its subject.
 */
export function witnessOf({ staff, command, kind, subject, told, isAlwaysTold = false, now, ...deed }: Deed): Witness {
  const { stateOf = (on) => subjectState(on, kind, subject) } = deed;
  let before: unknown = null;
  let written = 0;
  let isNoted = false;
  return {
    async begin({ client, db }) {
      before = tellable(await stateOf(client));
      written = await writtenRows(db);
    },
    async end({ client, db }, result) {
      if (!isAlwaysTold && (await writtenRows(db)) === written) return;
      const state = tellable(await stateOf(client));
      const after = told ? tellable(told(result)) : state;
      if (isNoted && JSON.stringify(before) === JSON.stringify(after)) return;
      await insertAction(db, { at: now, staff, command, subject, before, after });
      isNoted = true;
    },
  };
}
