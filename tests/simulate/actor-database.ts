// The database as one actor sees it: every statement waits for its turn, and a killed process sends nothing more.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from '#backend/db/client';
import { writeState } from '#backend/db/writing';
import type { Schedule } from './schedule';

/** Thrown in the code of a killed process at its next statement: it must not continue. */
export class Killed extends Error {
  constructor() {
    super('The process was killed');
  }
}

export interface ActorDatabase extends Database {
  /** The process ends: nothing is sent any more. Returns its connections, whose end the server has still to notice. */
  die(): number[];
  /**
   * These connections break, as the server sees it: their transactions are rolled back, and their holder never reaches them again.
   * Returns those that wait for a reply, which only the server itself can end.
   */
  breakOff(pids: readonly number[]): Promise<number[]>;
}

/** A connection of an actor; the real one may serve others after it broke for this one. */
interface Held {
  client: PoolClient;
  isBusy: boolean;
  isGone: boolean;
}

export function actorDatabase(real: Pool, schedule: Schedule, actor: number): ActorDatabase {
  const held = new Map<number, Held>();
  let isDead = false;

  function turned(client: PoolClient): PoolClient {
    const pid = Number(Reflect.get(client, 'processID'));
    const own: Held = { client, isBusy: false, isGone: false };
    held.set(pid, own);
    const query = (...args: unknown[]) => {
      if (isDead) return Promise.reject(new Killed());
      if (own.isGone) return Promise.reject(new Error('Connection terminated unexpectedly'));
      const send = async () => {
        own.isBusy = true;
        try {
          return (await Reflect.apply(client.query, client, args)) as unknown;
        } finally {
          own.isBusy = false;
        }
      };
      return schedule.ask(actor, pid, textOf(args[0]), send);
    };
    const release = (broken?: Error | boolean) => {
      if (own.isGone) return;
      held.delete(pid);
      client.release(isDead || broken);
    };
    return changed(client, { query, release });
  }

  async function breakOff(pids: readonly number[]): Promise<number[]> {
    const waiting: number[] = [];
    for (const pid of pids) {
      const own = held.get(pid);
      if (!own || own.isBusy) {
        waiting.push(pid);
        continue;
      }
      own.isGone = true;
      held.delete(pid);
      // It may have ended for good by an earlier accident.
      const failure = await own.client.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      own.client.off('error', nothing);
      own.client.release(failure);
    }
    return waiting;
  }

  const connect = async () => {
    if (isDead) throw new Killed();
    return turned(await real.connect());
  };
  const query = async (...args: unknown[]) => {
    const client = await connect();
    // As pg's own pool does for a single statement.
    client.on('error', nothing);
    try {
      return await (Reflect.apply(client.query, client, args) as Promise<unknown>);
    } finally {
      client.off('error', nothing);
      client.release();
    }
  };
  const pool = changed(real, { connect, query });
  return {
    pool,
    db: drizzle({ client: pool }),
    kind: 'postgres',
    writes: writeState(),
    listen: async () => async () => undefined,
    close: async () => undefined,
    die() {
      isDead = true;
      // The client code that would handle errors of these connections is gone.
      for (const { client } of held.values()) client.on('error', nothing);
      return [...held.keys()];
    },
    breakOff,
  };
}

const nothing = () => undefined;

/** The same object, except for these members. */
function changed<Thing extends object>(thing: Thing, members: Record<string, unknown>): Thing {
  return new Proxy(thing, {
    get(target, name) {
      if (typeof name === 'string' && name in members) return members[name];
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'text'));
