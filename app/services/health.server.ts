// Whether the shop can sell, told part by part: for load balancers, and for the people who look after the shop.
import { env } from '~/config/env.server';
import { embeddedHealth } from './backend.server';
import { throughCircuit } from './remote-circuit.server';
import { SHOP_ITSELF } from './shop-itself';
import { listStores } from './store.server';
import type { Client } from './transport.server';

type Part = 'up' | 'down';

export interface Health {
  /** Whether a shopper who comes now can buy. */
  ok: boolean;
  /** Null: the shop has none of its own. */
  database: Part | null;
  commerce: Part;
  /** Known: it is away, and what it said last is shown. */
  content: Part | 'known';
  /** Without the list of stores no page can be made. */
  stores: Part;
}

const PATIENCE_MS = 2_000;

async function pinged(url: string, client: Client): Promise<Part> {
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
    () => 'up',
    () => 'down',
  );
}

async function storesKnown(): Promise<Part> {
  try {
    return (await listStores(SHOP_ITSELF)).length > 0 ? 'up' : 'down';
  } catch {
    return 'down'; // for any reason: no page can be made
  }
}

export async function shopHealth(): Promise<Health> {
  const own = await embeddedHealth();
  const database: Part | null = own && (own.ok ? 'up' : 'down');
  const at = (url: string | undefined, client: Client) => (url ? pinged(url, client) : (database ?? 'up'));
  const [commerce, reached, stores] = await Promise.all([
    at(env.COMMERCE_GRAPHQL_URL, 'commerce'),
    at(env.CONTENT_GRAPHQL_URL, 'content'),
    storesKnown(),
  ]);
  const content = reached === 'down' && stores === 'up' ? 'known' : reached;
  return { ok: database !== 'down' && commerce === 'up' && stores === 'up', database, commerce, content, stores };
}
