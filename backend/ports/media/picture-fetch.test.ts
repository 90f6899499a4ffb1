// Pictures from the web: which responses are accepted, and what is refused before it has been read.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowPrivateHosts } from '../public-fetch';
import { fetchPicture } from './picture-fetch';

const NOT_PUBLIC = 'adressen er ikke på det offentlige net (PRIVATE_HOSTS)';
const IMAGE = { 'content-type': 'image/png' };
let server: http.Server;
let origin: string;

function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  const at = String(request.url);
  if (at === '/picture') response.writeHead(200, IMAGE).end('pixels');
  else if (at === '/moved') response.writeHead(302, { location: '/picture' }).end();
  else if (at === '/away') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else if (at === '/inside')
    response.writeHead(302, { location: `http://localhost:${request.socket.localPort}/picture` }).end();
  else if (at === '/metadata') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  else if (at === '/circle') response.writeHead(301, { location: '/circle' }).end();
  else if (at === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
  else if (at === '/nothing') response.writeHead(404, IMAGE).end();
  else if (at === '/said-large') response.writeHead(200, { ...IMAGE, 'content-length': 5000 }).flushHeaders();
  else if (at === '/endless') endless(response.writeHead(200, IMAGE));
  // All other addresses are never answered.
}

function endless(response: http.ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(512)));
  };
  response.on('drain', more);
  more();
}

beforeAll(async () => {
  allowPrivateHosts(['127.0.0.1']);
  server = http.createServer(answer);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  allowPrivateHosts([]);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const fetched = (path: string, patienceMs = 20_000) => fetchPicture(origin + path, { mostBytes: 1024, patienceMs });

test('a picture is accepted, also after a redirect', async () => {
  for (const path of ['/picture', '/moved'])
    expect(await fetched(path)).toEqual({ ok: true, bytes: Buffer.from('pixels') });
});

test.each([
  ['/page', 'pictureNoPicture', 'text/html'],
  ['/nothing', 'pictureUnreachable', 'serveren svarede 404'],
  ['/away', 'pictureUnreachable', 'adressen sender videre for mange gange eller til noget andet end http(s)'],
  ['/circle', 'pictureUnreachable', 'adressen sender videre for mange gange eller til noget andet end http(s)'],
  ['/inside', 'pictureUnreachable', NOT_PUBLIC],
  ['/metadata', 'pictureUnreachable', NOT_PUBLIC],
  ['/said-large', 'pictureUnreachable', 'svaret er større end 1 kB'],
  ['/endless', 'pictureUnreachable', 'svaret er større end 1 kB'],
])('%s is refused', async (path, refusal, reason) => {
  expect(await fetched(path)).toEqual({ ok: false, refusal, reason });
});

test('a server that does not answer in time is an error, and so is one that cannot be reached', async () => {
  expect(await fetched('/silent', 50)).toMatchObject({ reason: 'intet svar inden for 0.05 sekunder' });
  expect(await fetchPicture('http://127.0.0.1:1/a.png')).toMatchObject({ reason: 'serveren svarer ikke' });
});
