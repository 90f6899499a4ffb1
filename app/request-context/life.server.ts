// The shop's life as the front door steers it: start, health, close.
import { misspelled } from '~/config/env.server';
import { closeBackend, startBackend } from '~/services/backend.server';
import { closeLastKnown } from '~/services/last-known.server';

export { onChange } from '~/services/changes.server';
export { shopHealth as health } from '~/services/health.server';

/** `jobs`: false leaves jobs and mail to a process of their own. */
export async function start({ jobs } = { jobs: true }): Promise<void> {
  for (const line of misspelled()) process.stderr.write(`Warning: ${line}\n`);
  await startBackend(jobs);
}

export async function close(): Promise<void> {
  await closeLastKnown();
  await closeBackend();
}
