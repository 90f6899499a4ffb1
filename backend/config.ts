// Settings of the back end, read once at start; a wrong one is told at once.
import { z } from 'zod';

const flag = z.enum(['0', '1', 'on', 'off']).transform((value) => value === '1' || value === 'on');

const settings = z.object({
  /** PostgreSQL; unset: PGlite in this process. */
  DATABASE_URL: z.string().url().optional(),
  DATABASE_MAX: z.coerce.number().int().min(1).max(200).default(10),
  /** PGlite's files, rendered pictures, the outbox. */
  DATA_DIR: z.string().default('data'),
  QUERY_CACHE: flag.default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
});

export type BackendConfig = z.infer<typeof settings>;

/** An empty variable means "not set", as an .env file writes it. */
export function readConfig(env: Record<string, string | undefined>): BackendConfig {
  return settings.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
}
