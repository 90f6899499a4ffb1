// The back end as a separate process: both GraphQL clients and the plain HTTP on one port.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { PICTURE_BYTES } from '#domain/complaint/pictures';
import { errorForLog } from '#domain/log/log-text';
import { WrongSetting } from '#domain/settings/read';
import { readConfig } from './config';
import { complaintPicturePrefix } from './files/complaint-pictures';
import { STAFF_PICTURE_PATH } from './files/staff-picture';
import type { Door } from './graphql/http';
import { type Backend, COMMERCE_PATH, CONTENT_PATH, MAGENTO_PATH, openBackend, STAFF_PATH } from './index';
import { listenUntilTold, openOrEnd } from './process';

/** As long as the front door of the shop takes them; a form has no files here. */
const MOST_BODY_BYTES = 1024 * 1024;
const MOST_FORM_BYTES = 128 * 1024;
const LONGEST_ADDRESS = 4096;
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Time limits for a client's headers and its entire request. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 };

/** Null for a body that is longer than it may be, which is read no further. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const { 'content-type': type = '', 'content-length': announced = '0' } = incoming.headers;
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  const isPicture = incoming.url?.startsWith(complaintPicturePrefix) || incoming.url === STAFF_PICTURE_PATH;
  const most = isPicture ? PICTURE_BYTES : isForm ? MOST_FORM_BYTES : MOST_BODY_BYTES;
  if (Number(announced) > most) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Put together, not resolved: '//x' is a path here and not another host. Null for what is no address. */
function addressOf({ url = '', headers }: IncomingMessage): URL | null {
  const asked = `http://${headers.host ?? 'localhost'}${url}`;
  return url.startsWith('/') && URL.canParse(asked) ? new URL(asked) : null;
}

const refused = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

/** Clients of Magento know one address without a client's name. */
function doorAt({ doors }: Backend, path: string | undefined): Door | null {
  if (path === COMMERCE_PATH || path === MAGENTO_PATH) return doors.commerce;
  if (path === STAFF_PATH) return doors.staff;
  return path === CONTENT_PATH ? doors.content : null;
}

/** Questions in GraphQL, which are nearly all: without the detour over Request and Response. */
async function through(door: Door, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { headers, url = '' } = incoming;
  const question = url.indexOf('?');
  const {
    status,
    headers: said,
    body,
  } = await door({
    method: incoming.method ?? 'GET',
    search: question < 0 ? '' : url.slice(question),
    headers: { get: (name) => [headers[name] ?? null].flat()[0] ?? null },
    body: async () => (await bodyOf(incoming))?.toString('utf8') ?? null,
  });
  outgoing.writeHead(status, { ...said, 'content-length': Buffer.byteLength(body) });
  outgoing.end(body);
}

function serviceHandler(backend: Backend, path: string): (request: Request) => Promise<Response> {
  // The same addresses as the shop's own front door, for a monitor that watches both.
  if (path === '/healthz') return async () => Response.json({ ok: true });
  if (path === '/health' || path === '/readyz') {
    return async () => {
      const health = await backend.health();
      return Response.json(health, { status: health.ok ? 200 : 503 });
    };
  }
  return backend.files;
}

async function answerRequest(backend: Backend, incoming: IncomingMessage): Promise<Response> {
  if ((incoming.url?.length ?? 0) > LONGEST_ADDRESS) return refused(414, 'Address is too long');
  const url = addressOf(incoming);
  if (!url) return refused(400, 'Address cannot be read');
  const method = incoming.method ?? 'GET';
  if (!METHODS.includes(method)) return refused(405, 'Method is not allowed');
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await bodyOf(incoming) : undefined;
  if (body === null) return refused(413, 'Request body is too large');
  const sent = body === undefined ? {} : { body: new Uint8Array(body) };
  return serviceHandler(backend, url.pathname)(new Request(url, { method, headers: headersOf(incoming), ...sent }));
}

async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...headers, 'content-length': body.byteLength });
  outgoing.end(body);
}

function serverOf(backend: Backend) {
  return createServer(TIMEOUTS, (incoming, outgoing) => {
    const door = doorAt(backend, incoming.url?.split('?')[0]);
    const done = door
      ? through(door, incoming, outgoing)
      : answerRequest(backend, incoming).then((response) => sendResponse(response, outgoing));
    done.catch((failure: unknown) => {
      process.stderr.write(`${JSON.stringify({ level: 'error', error: errorForLog(failure) })}\n`);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
}

/** `serve`: jobs and mail are left to a separate process. */
function takesJobs([word, ...more]: readonly string[]): boolean {
  if (word === undefined) return true;
  if (word === 'serve' && more.length === 0) return false;
  throw new WrongSetting(
    `Behind the name of the program stands serve (without jobs and mail) or nothing, not ${JSON.stringify([word, ...more].join(' '))}.`,
  );
}

await openOrEnd('The back end', async () => {
  const jobs = takesJobs(process.argv.slice(2));
  const config = readConfig(process.env);
  const backend = await openBackend({ config, jobs });
  await listenUntilTold(serverOf(backend), { port: config.PORT ?? 4000, host: config.HOST, name: 'Back end' }, () =>
    backend.close(),
  );
});
