// Plain progress lines on standard output, and the time that a piece of work took.
import process from 'node:process';

export const say = (line) => process.stdout.write(`${line}\n`);

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Ends with one sentence instead of a stack, for what the person at the keyboard can put right. */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
