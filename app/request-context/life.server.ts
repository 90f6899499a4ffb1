// The shop's life as the front door steers it: start, health, close.
import { env, misspelled } from '~/config/env.server';
import { isAway } from '~/services/away.server';
import { closeBackend, startBackend } from '~/services/backend.server';
import { closeLastKnown } from '~/services/last-known.server';
import { SHOP_ITSELF } from '~/services/shop-itself';
import { listStores } from '~/services/store.server';
import { listVariants } from '~/services/variant.server';

export { onChange } from '~/services/changes.server';
export { shopHealth as health } from '~/services/health.server';

/** `jobs`: false leaves jobs and mail to a process of their own. */
export async function start({ jobs } = { jobs: true }): Promise<void> {
  for (const line of misspelled()) process.stderr.write(`Warning: ${line}\n`);
  await startBackend(jobs);
  const { SHOP_VARIANT: pinned } = env;
  if (pinned !== undefined) await requireShop(pinned);
}

/** The front door knows by its name an error that one sentence tells of. */
const cannotOpen = (sentence: string): Error => Object.assign(new Error(sentence), { name: 'CannotOpen' });

/** A setting that names no shop would show another one. While the shops cannot be asked for, and before there are any, nothing can be said. */
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
