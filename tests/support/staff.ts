// Staff at the keyboard: the shop's command line as a process of its own, on the database of the shop under test.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** What the command says. */
export async function staffCommand(typed: readonly string[], env: Record<string, string>): Promise<string> {
  const settings = { NODE_ENV: 'test' as const, PATH: process.env.PATH, ...env };
  const { stdout } = await run(process.execPath, ['build/cli.js', ...typed], { cwd: ROOT, env: settings });
  return stdout.trim();
}
