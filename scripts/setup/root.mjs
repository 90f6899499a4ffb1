// The root of the clone; importing this makes it the working directory, so that `data/` is the same wherever a script is started.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

process.chdir(root);

/** A path inside the clone. */
export const at = (...parts) => join(root, ...parts);

/** Reads `.env`, if there is one; variables that are already set win. */
export function readEnvFile() {
  if (!existsSync(at('.env'))) return;
  if (!process.loadEnvFile)
    throw new Error('Reading .env needs Node.js 20.12; set the variables in the environment instead.');
  process.loadEnvFile(at('.env'));
}
