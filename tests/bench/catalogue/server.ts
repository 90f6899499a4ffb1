// The location of grown catalogues: a temporary PostgreSQL, or a named one, where they stay for the next run.
import { ask, startPostgres } from '../../support/postgres';

export interface Place {
  url: string;
  /** An earlier run filled it. */
  hasGrown: boolean;
  /** Marks it as filled. */
  keep(): Promise<void>;
}

export interface Server {
  databaseFor(products: number): Promise<Place>;
  stop(): Promise<void>;
}

/** Settings of a machine with some memory to spare, as any shop of a million products would have. */
const SETTINGS = { shared_buffers: '1GB', work_mem: '32MB', maintenance_work_mem: '256MB', max_wal_size: '4GB' };

export async function ownServer(): Promise<Server> {
  const postgres = await startPostgres({ settings: SETTINGS });
  return {
    async databaseFor() {
      return { url: await postgres.createDatabase(), hasGrown: false, keep: async () => undefined };
    },
    stop: () => postgres.stop(),
  };
}

/** `url` names a PostgreSQL on which databases may be created; each size is in `growth_<products>`. */
export function namedServer(url: string): Server {
  return {
    async databaseFor(products) {
      const name = `growth_${products}`;
      const at = new URL(url);
      at.pathname = name;
      const known = await ask(
        url,
        `SELECT shobj_description(oid, 'pg_database') AS said FROM pg_database WHERE datname = '${name}'`,
      );
      const hasGrown = known.rows[0]?.said === 'grown';
      // One without the mark was left half filled.
      if (!hasGrown) {
        await ask(url, `DROP DATABASE IF EXISTS ${name}`);
        await ask(url, `CREATE DATABASE ${name}`);
      }
      return {
        url: at.href,
        hasGrown,
        keep: async () => void (await ask(url, `COMMENT ON DATABASE ${name} IS 'grown'`)),
      };
    },
    stop: async () => undefined,
  };
}
