// What the demo bar shows: one login per role and their shared password. Asked only where the database is the demo world.
import type { Pool } from 'pg';
import type { DemoFacts, DemoLogin } from '#backend/demo';
import { isDemoWorld } from './seed';
import { customers, DEMO_PASSWORD } from './world/people/customers';

const logins: DemoLogin[] = customers(new Date(0)).map(({ email, title, storeCode }) => ({ email, title, storeCode }));

export async function demoFacts(pool: Pool): Promise<DemoFacts | null> {
  return (await isDemoWorld(pool)) ? { password: DEMO_PASSWORD, logins } : null;
}
