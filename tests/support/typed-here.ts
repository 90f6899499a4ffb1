// Staff on the command line, in the test's own process, which has read the commands already: two seconds less than in another. A complete run
// has a process for each command.
import process from 'node:process';
import { openShop } from '#backend/cli/shop';
import { TEST_SECRETS_KEY } from './secrets-key';
import { root } from './service';
import { commandRunner, type Said, typedByStaff } from './staff';

/** Runs a command on the database to its end: its exit code and output. */
export async function typedHere(typed: readonly string[], databaseUrl: string, dataDir?: string): Promise<Said> {
  const env = { DATABASE_URL: databaseUrl, ...(dataDir && { DATA_DIR: dataDir }) };
  if (process.env.ALL_FLOWS) return typedByStaff(typed, { ...env, SHOP_STAFF: 'Mette' });
  const shop = openShop({ NODE_ENV: 'test', SECRETS_KEY: TEST_SECRETS_KEY, ...env });
  try {
    const { code, out, error } = await commandRunner(() => shop, { folder: root, staff: 'Mette' }).run(...typed);
    return { code, out, errors: error };
  } finally {
    await shop.close();
  }
}

/** The output of the command; a failed command fails the test. */
export async function commandHere(typed: readonly string[], databaseUrl: string): Promise<string> {
  const { code, out, errors } = await typedHere(typed, databaseUrl);
  if (code !== 0) throw new Error(`"${typed.join(' ')}" ended with ${code}: ${errors}`);
  return out.trim();
}
