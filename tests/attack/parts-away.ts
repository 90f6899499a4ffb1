// Disconnects a dependency of the shop (its database, its content service) and checks that it continues to sell, reports its state correctly, and recovers.
import type { LoopbackProxy } from '../support/loopback-proxy';
import { until } from '../support/until';
import { type Asked, type Attempt, ask, counted } from './attempt';

export interface AwayTarget {
  origin: string;
  /** The connection between the shop and the dependency. */
  wire: LoopbackProxy;
  /** A shared page in the page cache. */
  shared: string;
  /** A page that is rendered for each request. */
  fresh: string;
}

const RECOVERY = { timeoutMs: 60_000, everyMs: 250 };

const statusOf = async (origin: string, path: string, asked?: Asked) => (await ask(origin, path, asked)).status;

/** The reply of /readyz, with its status. */
export async function readiness(origin: string): Promise<Record<string, unknown>> {
  const { status, text } = await ask(origin, '/readyz');
  const said: unknown = JSON.parse(text);
  return { status, ...(typeof said === 'object' && said !== null ? said : {}) };
}

/** The reply of /readyz once it has the state; results are cached for a second. */
async function readinessWith(origin: string, part: string, state: string): Promise<Record<string, unknown>> {
  let last: Record<string, unknown> = {};
  const found = async () => {
    last = await readiness(origin);
    return last[part] === state;
  };
  await until(`${part} to be ${state}`, found, { timeoutMs: 10_000, everyMs: 100 }).catch(() => false);
  return last;
}

async function databaseAway(
  attack: string,
  { origin, wire, shared, fresh }: AwayTarget,
  cut: () => Promise<void>,
): Promise<Attempt> {
  await ask(origin, shared);
  await cut();
  const during: number[] = [];
  const kept: number[] = [];
  let isTold = true;
  for (let turn = 0; turn < 4; turn += 1) {
    kept.push(await statusOf(origin, shared));
    const { status, headers } = await ask(origin, fresh);
    during.push(status);
    isTold &&= headers['retry-after'] !== undefined;
  }
  const posted = await statusOf(origin, '/cart', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
    body: 'intent=add&sku=x&qty=1',
  });
  const [ready, alive] = [await readinessWith(origin, 'database', 'down'), await statusOf(origin, '/healthz')];
  await wire.restore();
  const recovered = await until('the shop to recover', async () => (await statusOf(origin, fresh)) === 200, RECOVERY)
    .then(() => until('the shop to be ready', async () => (await readiness(origin)).status === 200, RECOVERY))
    .catch(() => false);
  const held =
    kept.every((status) => status === 200) &&
    during.every((status) => status === 503) &&
    isTold &&
    posted === 503 &&
    ready.status === 503 &&
    ready.database === 'down' &&
    JSON.stringify(ready.why).includes('"database":"The database does not answer"') &&
    alive === 200 &&
    recovered === true;
  const result = `shared ${counted(kept)}; fresh ${counted(during)}; form ${posted}; /readyz ${JSON.stringify(ready)}; recovered: ${recovered}`;
  return { attack, tries: kept.length + during.length + 3, result, held };
}

/** The database goes silent without closing its connections. */
export const halfOpenDatabase = (target: AwayTarget): Promise<Attempt> =>
  databaseAway('database silent, connections open', target, () => target.wire.silence());

/** The database is stopped. */
export const stoppedDatabase = (target: AwayTarget): Promise<Attempt> =>
  databaseAway('database stopped', target, () => target.wire.refuse());

const CUTS = { refused: 'refuse', silent: 'silence' } as const;

/** The content service is unavailable or silent: pages are rendered and products sold from cached content. */
export async function contentAway(
  { origin, wire, shared, fresh }: AwayTarget,
  how: keyof typeof CUTS,
): Promise<Attempt> {
  await ask(origin, fresh);
  await ask(origin, shared);
  await wire[CUTS[how]]();
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push(await statusOf(origin, `${fresh}&away=${turn}`));
  const ready = await readinessWith(origin, 'content', 'known');
  await wire.restore();
  const back = await until(
    'content to be back',
    async () => (await readiness(origin)).content === 'up',
    RECOVERY,
  ).catch(() => false);
  const held =
    statuses.every((status) => status === 200) && ready.status === 200 && ready.content === 'known' && back === true;
  const result = `fresh pages ${counted(statuses)}; /readyz ${JSON.stringify(ready)}; back: ${back}`;
  return { attack: `content ${how}`, tries: statuses.length, result, held };
}
