// Plain progress lines on standard output, and the duration of a step.
import process from 'node:process';

export const say = (line) => process.stdout.write(`${line}\n`);

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Ends with one sentence instead of a stack, for errors that the user can fix. */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
