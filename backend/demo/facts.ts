// What the demo bar shows: one login per role and their shared password. Asked only where the database is the demo world.
import type { Pool } from 'pg';
import { customers, DEMO_PASSWORD } from './world/people/customers';
import { isDemoWorld } from './seed';
import type { StoreCode } from './world/types';

export interface DemoLogin {
  email: string;
  title: { da: string; en: string };
  /** The customer's store: a login belongs to the shops that have it. */
  storeCode: StoreCode;
}

export interface DemoFacts {
  password: string;
  logins: DemoLogin[];
}

const logins: DemoLogin[] = customers(new Date(0)).map(({ email, title, storeCode }) => ({ email, title, storeCode }));

export async function demoFacts(pool: Pool): Promise<DemoFacts | null> {
  return (await isDemoWorld(pool)) ? { password: DEMO_PASSWORD, logins } : null;
}
