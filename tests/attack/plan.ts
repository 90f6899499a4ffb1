// All attacks, by the shop that each needs, in an order in which none affects the next.
import { partsAway } from './apart';
import type { Attempt } from './attempt';
import { overload } from './flood';
import { forgedLogins, keptTokens } from './forged-logins';
import { graphqlFloods } from './graphql-floods';
import { guardedPages } from './guarded-pages';
import { halfOpenClients } from './half-open-clients';
import { heavyRequests } from './heavy-requests';
import { lockOut } from './lock-out';
import { leavingWithMail, mailTrouble } from './mail-trouble';
import { demoOff, wrongPasswords } from './no-demo';
import { paymentTabs } from './payment-tabs';
import { poisonedPages } from './poisoned-pages';
import { crowdedSearches } from './search-flood';
import { seededFuzz } from './seeded-fuzz';
import { stalledUploads } from './stalled-uploads';
import { strangeHosts } from './strange-hosts';
import { openTarget, type Target } from './target';

type Told = Attempt | Attempt[];

/** On one shop that continues to run. */
export const ON_A_SHOP: Readonly<Record<string, (target: Target) => Promise<Told>>> = {
  logins: forgedLogins,
  mail: mailTrouble,
  hosts: strangeHosts,
  guards: guardedPages,
  tabs: paymentTabs,
  poisoning: poisonedPages,
  graphql: graphqlFloods,
  heavy: heavyRequests,
  sockets: halfOpenClients,
  fuzz: seededFuzz,
};

/** On a shop with DEMO=off, on a former demo database, behind a proxy. */
export async function closedDemo(databaseUrl: string, isQuick: boolean): Promise<Attempt[]> {
  const env = { DEMO: 'off', PAYMENT_MODE: 'TEST', TRUST_PROXY: '1' };
  const target = await openTarget({ databaseUrl, seed: 0, isQuick, env });
  try {
    const passwords = [await wrongPasswords(target.origin), await lockOut(target)];
    return [await demoOff(target), ...passwords, await keptTokens(target)];
  } finally {
    await target.close();
  }
}

/** On a separate shop, whose page queue is as short as the settings allow. */
async function tooManyAtOnce(databaseUrl: string): Promise<Attempt> {
  const target = await openTarget({ databaseUrl, seed: 0, isQuick: true, env: { PAGES_AT_ONCE: '' } });
  try {
    return await overload({ origin: target.origin, paths: SEARCHES });
  } finally {
    await target.close();
  }
}

/** Each visitor has a separate address, as behind a proxy. */
async function expensiveDocuments(databaseUrl: string): Promise<Attempt[]> {
  const env = { PAGES_AT_ONCE: '', TRUST_PROXY: '1' };
  const target = await openTarget({ databaseUrl, seed: 0, isQuick: true, env });
  try {
    return await crowdedSearches(target);
  } finally {
    await target.close();
  }
}

const SEARCHES = Array.from({ length: 400 }, (_, at) => `/search?q=papir&n=${at}`);

export interface Plan {
  seed: number;
  /** A small part of each attack on the one shop. */
  isQuick: boolean;
  /** One attack by name; all of them without. */
  only?: string;
  newDatabase(): Promise<string>;
  tell(attempt: Attempt): void;
}

/** All attacks, one after the other. One that throws counts as not withstood. */
export async function attackAll({ seed, isQuick, only, newDatabase, tell }: Plan): Promise<void> {
  const isWanted = (name: string) => only === undefined || only === name;
  const told = async (name: string, work: () => Promise<Told>) => {
    if (!isWanted(name)) return;
    const failed = (error: unknown): Attempt => ({
      attack: name,
      tries: 0,
      result: `broke off: ${error}`,
      held: false,
    });
    for (const attempt of [await work().catch(failed)].flat()) tell(attempt);
  };
  if ([...Object.keys(ON_A_SHOP), 'leaving'].some(isWanted)) {
    const target = await openTarget({ databaseUrl: await newDatabase(), seed, isQuick });
    try {
      for (const [name, attack] of Object.entries(ON_A_SHOP)) await told(name, () => attack(target));
      await told('leaving', () => leavingWithMail(target, () => target.shop.stop()));
    } finally {
      await target.close();
    }
  }
  if (isWanted('uploads'))
    await told('uploads', async () => [await stalledUploads(await newDatabase()), await stalledUploads(undefined)]);
  if (isWanted('siege'))
    await told('siege', async () => [
      await stalledUploads(await newDatabase(), true),
      await stalledUploads(undefined, true),
    ]);
  if (isWanted('overload')) await told('overload', async () => tooManyAtOnce(await newDatabase()));
  if (isWanted('expensive')) await told('expensive', async () => expensiveDocuments(await newDatabase()));
  if (isWanted('demo')) await told('demo', async () => closedDemo(await newDatabase(), isQuick));
  if (isWanted('apart')) await told('apart', async () => partsAway(await newDatabase()));
}
