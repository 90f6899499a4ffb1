// Runs a command in the clone's folder, showing its output.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { root } from './root.mjs';

/** Resolves to the exit code; a command ended by a signal counts as 128 plus its number. `hear` also gets the output, or alone if `isQuiet`. */
export function run([program, ...args], env = {}, hear, { isQuiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', hear ? 'pipe' : 'inherit', hear ? 'pipe' : 'inherit'],
    });
    if (hear) {
      pass(child.stdout, isQuiet ? null : process.stdout, hear);
      pass(child.stderr, isQuiet ? null : process.stderr, hear);
    }
    child.once('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve(127);
    });
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

function pass(from, to, hear) {
  from.setEncoding('utf8');
  from.on('data', (said) => {
    to?.write(said);
    hear(said);
  });
}

/** As `run`, but a failure is an error that names the command. */
export async function mustRun(command, env) {
  const code = await run(command, env);
  if (code !== 0) throw new Error(`"${command.join(' ')}" ended with code ${code}.`);
}
