// The shop's life as the front door steers it: start, health, close.
import { env, misspelled } from '~/config/env.server';
import { listStores } from '~/services/store.server';
import { isAway } from '~/services/transport/away.server';
import { closeBackend, startBackend } from '~/services/transport/backend.server';
import { closeLastKnown } from '~/services/transport/last-known.server';
import { SHOP_ITSELF } from '~/services/transport/shop-itself';
import { listVariants } from '~/services/variant.server';

export { shopHealth as health } from '~/services/health.server';
export { onChange } from '~/services/transport/changes.server';

/** `jobs`: false leaves jobs and mail to a separate process. */
export async function start({ jobs } = { jobs: true }): Promise<void> {
  for (const line of misspelled()) process.stderr.write(`Warning: ${line}\n`);
  await startBackend(jobs);
  const { SHOP_VARIANT: pinned } = env;
  if (pinned !== undefined) await requireShop(pinned);
}

/** The HTTP server recognises, by its name, an error that one sentence explains. */
const cannotOpen = (sentence: string): Error => Object.assign(new Error(sentence), { name: 'CannotOpen' });

/** Rejects a setting that names no shop, which would show another one. Not checked while shops cannot be read or none exist yet. */
async function requireShop(pinned: string): Promise<void> {
  const asked = Promise.all([listVariants(SHOP_ITSELF), listStores(SHOP_ITSELF)]);
  const [variants, stores] = await asked.catch((failure: unknown) => {
    if (isAway(failure)) return [[], []];
    throw failure;
  });
  const codes = variants.map(({ code }) => code);
  if (stores.length > 0 && !codes.includes(pinned))
    throw cannotOpen(`SHOP_VARIANT is ${pinned}, which is none of the shops: ${codes.join(', ')}.`);
}

export async function close(): Promise<void> {
  await closeLastKnown();
  await closeBackend();
}
