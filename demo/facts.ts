// Contents of the demo bar: one login per role and their shared password. Queried only where the database is the demo world.
import type { Pool } from 'pg';
import type { DemoFacts, DemoLogin } from '#backend/demo';
import { DEMO_PUNCHOUT_LOGIN } from './folder/punchout';
import { isDemoWorld } from './seed';
import { customers, DEMO_PASSWORD } from './world/people/customers';

const logins: DemoLogin[] = customers(new Date(0)).map(({ email, title, storeCode }) => ({ email, title, storeCode }));

/** A ballpoint pen in blue. */
const PROCUREMENT = { login: DEMO_PUNCHOUT_LOGIN, sku: '1000101' };

export async function demoFacts(pool: Pool): Promise<DemoFacts | null> {
  return (await isDemoWorld(pool)) ? { password: DEMO_PASSWORD, logins, procurement: PROCUREMENT } : null;
}
