// The database as one actor sees it: every statement waits for its turn, and a process that was killed says nothing more.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from '#backend/db/client';
import type { Schedule } from './schedule';

/** What the code of a killed process meets wherever it turns: it must not get anywhere any more. */
export class Killed extends Error {
  constructor() {
    super('The process was killed');
  }
}

export interface ActorDatabase extends Database {
  /** The process ends: nothing is sent any more. Returns its connections, which the server has still to notice. */
  die(): number[];
}

export function actorDatabase(real: Pool, schedule: Schedule, actor: number): ActorDatabase {
  const held = new Map<number, PoolClient>();
  let isDead = false;

  function turned(client: PoolClient): PoolClient {
    const pid = Number(Reflect.get(client, 'processID'));
    held.set(pid, client);
    const query = (...args: unknown[]) => {
      if (isDead) return Promise.reject(new Killed());
      const send = () => Reflect.apply(client.query, client, args) as Promise<unknown>;
      return schedule.ask(actor, pid, textOf(args[0]), send);
    };
    const release = (broken?: Error | boolean) => {
      held.delete(pid);
      client.release(isDead || broken);
    };
    return changed(client, { query, release });
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
    close: async () => undefined,
    die() {
      isDead = true;
      // Nobody is there to hear that its connections broke.
      for (const client of held.values()) client.on('error', nothing);
      return [...held.keys()];
    },
  };
}

const nothing = () => undefined;

/** The same thing, but for these members. */
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
