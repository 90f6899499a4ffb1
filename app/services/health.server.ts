// Health of the shop, part by part: for load balancers, and for operators.
import { env } from '~/config/env.server';
import type { StoreView } from '~/models/request-context';
import { listStores } from './store.server';
import { embeddedHealth } from './transport/backend.server';
import { throughCircuit } from './transport/remote-circuit.server';
import { SHOP_ITSELF } from './transport/shop-itself';
import type { Client } from './transport/transport.server';
import { listVariants } from './variant.server';

type Part = 'up' | 'down';

export interface Health {
  /** Whether a shopper who comes now can buy. */
  ok: boolean;
  /** Null: the shop has no separate database. */
  database: Part | null;
  commerce: Part;
  /** Known: it is unavailable, and its last known answers are shown. */
  content: Part | 'known';
  /** Without stores, and a shop that names one of them, no page can be made. */
  stores: Part;
  /** A sentence for each part that is not up; left out where all are. */
  why?: Partial<Record<'database' | 'commerce' | 'content' | 'stores', string>>;
}

interface PartState {
  part: Part;
  why?: string;
}
const UP: PartState = { part: 'up' };

/** For a back end of another process. */
const PATIENCE_MS = 2_000;
/** For the list of stores, so that /readyz answers within a second while the embedded database does not. */
const STORES_PATIENCE_MS = 900;

async function pinged(url: string, client: Client): Promise<PartState> {
  const ask = async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-client-name': client },
      body: JSON.stringify({ query: '{ __typename }' }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${response.status}`);
  };
  return throughCircuit(client, ask).then(
    () => UP,
    (failure: unknown) => ({ part: 'down', why: `${whyAway(failure)} (${new URL(url).host})` }),
  );
}

/** The cause of the failure, because "cannot be reached" alone does not help. */
function whyAway(failure: unknown): string {
  if (!(failure instanceof Error)) return 'It does not answer';
  const { cause } = failure;
  if (!(cause instanceof Error)) return failure.message;
  if (cause.name === 'TimeoutError') return `${failure.message}: no answer within ${PATIENCE_MS / 1000} s`;
  const code: unknown = Reflect.get(cause.cause ?? cause, 'code');
  return `${failure.message}: ${typeof code === 'string' ? code : cause.message}`;
}

const noAnswer = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} s`)), milliseconds).unref();
  });

const storeCodesIn = (stores: readonly StoreView[]) => stores.map(({ code }) => code).join(', ');

async function storesKnown(): Promise<PartState> {
  try {
    const asked = Promise.all([listStores(SHOP_ITSELF), listVariants(SHOP_ITSELF)]);
    const [stores, shops] = await Promise.race([asked, noAnswer(STORES_PATIENCE_MS)]);
    if (stores.length === 0) return { part: 'down', why: 'There is no store yet' };
    const isNamed = shops.some(({ storeCodes }) => stores.some(({ code }) => storeCodes.includes(code)));
    return isNamed ? UP : { part: 'down', why: `No shop names one of the stores ${storeCodesIn(stores)}` };
  } catch (failure) {
    return { part: 'down', why: `The stores cannot be read: ${failure instanceof Error ? failure.message : failure}` };
  }
}

/** For an embedded back end: it depends on the database. */
const withDatabase = (database: PartState): PartState =>
  database.part === 'up' ? UP : { part: 'down', why: 'Its database is unavailable' };

async function examine(): Promise<Health> {
  const own = await embeddedHealth();
  const database: PartState = !own || own.ok ? UP : { part: 'down', why: own.why ?? 'It does not answer' };
  const at = (url: string | undefined, client: Client) => (url ? pinged(url, client) : withDatabase(database));
  const [commerce, reached, stores] = await Promise.all([
    at(env.COMMERCE_GRAPHQL_URL, 'commerce'),
    at(env.CONTENT_GRAPHQL_URL, 'content'),
    storesKnown(),
  ]);
  const why = { database: database.why, commerce: commerce.why, content: reached.why, stores: stores.why };
  return {
    ok: database.part === 'up' && commerce.part === 'up' && stores.part === 'up',
    database: own && database.part,
    commerce: commerce.part,
    content: reached.part === 'down' && stores.part === 'up' ? 'known' : reached.part,
    stores: stores.part,
    ...(Object.values(why).some(Boolean) && { why }),
  };
}

/** The parts are checked at most once in this time, for any number of callers. */
const KEPT_MS = 1_000;
let known: { until: number; health: Promise<Health> } | undefined;

export function shopHealth(): Promise<Health> {
  if (!known || performance.now() > known.until) {
    const health = examine();
    known = { until: performance.now() + KEPT_MS, health };
    // A failed look must not be remembered.
    health.catch(() => {
      known = undefined;
    });
  }
  return known.health;
}
