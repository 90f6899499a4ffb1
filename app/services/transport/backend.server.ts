// The back end of this process: opened once however often modules reload, and not at all when both clients point elsewhere.
import type { Backend, BuyerPlayed, BuyerStep, DemoFacts, DemoStep } from '#backend/index';
import { graphqlPath } from '#domain/page/addresses';
import { env } from '~/config/env.server';
import { passOn } from './changes.server';
import { BackendAway } from './remote-circuit.server';

export type { BuyerPlayed, DemoStep };

interface Kept {
  backend?: Promise<Backend>;
}

// Development reloads modules; the database must not be opened twice, so it is stored globally.
declare global {
  var shopBackendKept: Kept | undefined;
}

function backendHolder(): Kept {
  globalThis.shopBackendKept ??= {};
  return globalThis.shopBackendKept;
}

const isElsewhere = () => Boolean(env.COMMERCE_GRAPHQL_URL && env.CONTENT_GRAPHQL_URL);

/** False where orders are in another system: staff work there. */
export const hasBackOffice = (): boolean => !env.COMMERCE_GRAPHQL_URL;

/** Content is edited in its own service, a Strapi. */
export const isContentElsewhere = (): boolean => Boolean(env.CONTENT_GRAPHQL_URL);

export function shopBackend(jobs = true): Promise<Backend> {
  const kept = backendHolder();
  kept.backend ??= open(jobs);
  return kept.backend;
}

async function open(jobs: boolean): Promise<Backend> {
  const { openBackend } = await import('#backend/index');
  const backend = await openBackend({ jobs });
  backend.onChange(passOn);
  return backend;
}

/** `jobs`: false leaves them to another process on the same database. */
export async function startBackend(jobs: boolean): Promise<void> {
  if (!isElsewhere()) await shopBackend(jobs);
}

export async function closeBackend(): Promise<void> {
  const { backend } = backendHolder();
  if (!backend) return;
  backendHolder().backend = undefined;
  await (await backend).close();
}

/** Health of the embedded back end; null if both clients use another one. */
export async function embeddedHealth(): Promise<Awaited<ReturnType<Backend['health']>> | null> {
  return isElsewhere() ? null : (await shopBackend()).health();
}

/** The demo world's facts; null with an external back end, because its customers are real. */
export async function demoOfThisProcess(): Promise<DemoFacts | null> {
  if (env.COMMERCE_GRAPHQL_URL || env.CONTENT_GRAPHQL_URL) return null;
  return (await shopBackend()).demo();
}

/** The demo's outbox as a mailbox, newest first. */
export const mailsOfThisProcess = async () => (await shopBackend()).listMails();

/** Staff's step with an order of the demo world. */
export const stepOfThisProcess = async (number: string, step: DemoStep) =>
  (await shopBackend()).stepDemoOrder(number, step);

/** The next step of the demo's procurement system. */
export const playBuyerOfThisProcess = async (step: BuyerStep): Promise<BuyerPlayed | null> =>
  (await shopBackend()).playDemoBuyer(step);

/** Pictures, the test payment page, documents: plain HTTP of the back end, passed through (architecture section 1). */
export async function passToFiles(request: Request): Promise<Response> {
  const elsewhere = env.FILES_URL ?? (isElsewhere() ? env.COMMERCE_GRAPHQL_URL : undefined);
  if (!elsewhere) return (await shopBackend()).files(request);
  const url = new URL(request.url);
  const target = new URL(url.pathname + url.search, elsewhere);
  const body = request.method === 'POST' ? await request.arrayBuffer() : null;
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name);
  headers.set('X-Forwarded-Host', url.host);
  const signal = AbortSignal.timeout(FILES_PATIENCE_MS);
  return owned(await inTime(fetch(target, { method: request.method, headers, body, redirect: 'manual', signal })));
}

/** Long enough for a picture that has to be drawn first, and for a change. */
const FILES_PATIENCE_MS = 15_000;

async function inTime(asked: Promise<Response>): Promise<Response> {
  return asked.catch((failure: unknown) => {
    throw new BackendAway('The back end cannot be reached', { cause: failure });
  });
}

/** The headers of a fetched answer cannot be changed, and the router sets the Location of a redirect a second time. */
const owned = (answer: Response): Response => new Response(answer.body, answer);

/** The GraphQL of this process for questions from outside, or of the back end that lives elsewhere. */
export async function answerGraphql(client: 'commerce' | 'content' | 'staff', request: Request): Promise<Response> {
  const remote = { commerce: env.COMMERCE_GRAPHQL_URL, content: env.CONTENT_GRAPHQL_URL, staff: undefined };
  const elsewhere = remote[client];
  const { method, url } = request;
  const { search } = new URL(url);
  // `default` is another name of the commerce client: the back end knows it by the client's own path.
  if (!elsewhere)
    return (await shopBackend())[client](new Request(new URL(graphqlPath(client) + search, url), request));
  const target = new URL(elsewhere);
  target.search = search || target.search;
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'cookie', 'accept-encoding']) headers.delete(name);
  const signal = AbortSignal.timeout(FILES_PATIENCE_MS);
  const body = method === 'POST' ? await request.arrayBuffer() : null;
  return owned(await inTime(fetch(target, { method, headers, body, signal })));
}
