// Staff on the command line: the shop's commands as a separate process, on the database of the shop under test.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import { runCommand } from '#backend/cli/run';
import type { CommandShop } from '#backend/cli/shop';
import { TEST_SECRETS_KEY } from './secrets-key';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CLOCK = path.join(import.meta.dirname, 'test-clock.mjs');

export interface Said {
  code: number;
  out: string;
  errors: string;
}

/** Runs a staff command to its end: its exit code and output. `cwd` has the folder of the build. */
export function typedByStaff(typed: readonly string[], env: Record<string, string>, cwd = ROOT): Promise<Said> {
  const { PATH, TEST_CLOCK_MOVED_MS } = process.env;
  const options = {
    cwd,
    env: { NODE_ENV: 'test' as const, PATH, TEST_CLOCK_MOVED_MS, SECRETS_KEY: TEST_SECRETS_KEY, ...env },
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', CLOCK, 'build/cli.js', ...typed], options, (_, out, errors) =>
      resolve({ code: child.exitCode ?? -1, out, errors }),
    );
  });
}

/** The output of the command; a failed command fails the test. */
export async function staffCommand(typed: readonly string[], env: Record<string, string>): Promise<string> {
  const { code, out, errors } = await typedByStaff(typed, env);
  if (code !== 0) throw new Error(`"${typed.join(' ')}" ended with ${code}: ${errors}`);
  return out.trim();
}

/** Commands in the test's own process, on a shop that it has opened. `done` expects success without an error and returns the output. */
export function commandRunner(shop: () => CommandShop, { folder, staff }: { folder: string; staff: string }) {
  const run = async (...typed: string[]) => {
    const written = { out: '', error: '' };
    const out = (text: string) => {
      written.out += text;
    };
    const error = (text: string) => {
      written.error += text;
    };
    return { code: await runCommand(typed, shop(), { out, error, folder, staff }), ...written };
  };
  const done = async (...typed: string[]) => {
    const ended = await run(...typed);
    expect(ended).toMatchObject({ code: 0, error: '' });
    return ended.out;
  };
  return { run, done };
}
