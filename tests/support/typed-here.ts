// Staff on the command line, in the test's own process, which has read the commands already: two seconds less than in another.
import { openShop } from '#backend/cli/shop';
import { TEST_SECRETS_KEY } from './secrets-key';
import { root } from './service';
import { commandRunner, type Said } from './staff';

/** Runs a command on the database to its end: its exit code and output. */
export async function typedHere(typed: readonly string[], databaseUrl: string): Promise<Said> {
  const shop = openShop({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, SECRETS_KEY: TEST_SECRETS_KEY });
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
