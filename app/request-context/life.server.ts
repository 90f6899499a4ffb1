// The shop's life as the front door steers it: start, health, close.
import { closeBackend, startBackend } from '~/services/backend.server';
import { closeLastKnown } from '~/services/last-known.server';

export { shopHealth as health } from '~/services/health.server';

export const start = startBackend;

export async function close(): Promise<void> {
  await closeLastKnown();
  await closeBackend();
}
