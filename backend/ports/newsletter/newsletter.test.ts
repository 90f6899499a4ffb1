// The adapter of the newsletter service against servers that answer well, late, wrongly or not at all.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openNewsletterService, type ToldAddress } from './index';
import { mailerLite } from './mailerlite';

const ANNA: ToldAddress = {
  email: 'anna@example.dk',
  status: 'SUBSCRIBED',
  language: 'da',
  store: 'b2c',
  consent: { at: new Date('2026-11-23T10:00:00.123Z'), location: 'footer' },
  leaveAt: 'https://shop.example/nyhedsbrev/frameld/abc',
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const saying = (body: string, status = 200, headers = {}) =>
  serve((_request, response) => response.writeHead(status, headers).end(body));
const kept = (status: string, email = ANNA.email) => JSON.stringify({ data: { id: '7', email, status } });
const tell = (url: string, address = ANNA) =>
  mailerLite({ url, key: 'k' }, 300).tell(address, new AbortController().signal);

it('sends the address with its consent and the unsubscribe link', async () => {
  const asked: unknown[] = [];
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push([request.method, request.url, request.headers.authorization, JSON.parse(body)]);
    response.writeHead(201).end(kept('active'));
  });
  expect(await tell(url)).toEqual({ ok: true });
  const fields = { language: 'da', store: 'b2c', location: 'footer', leave_url: ANNA.leaveAt };
  const body = { email: ANNA.email, status: 'active', opted_in_at: '2026-11-23 10:00:00', fields };
  expect(asked).toEqual([['POST', '/api/subscribers', 'Bearer k', body]]);
});

it('sends an unsubscribed address as such, without consent', async () => {
  let said: unknown;
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    said = JSON.parse(body);
    response.end(kept('unsubscribed'));
  });
  const gone = { ...ANNA, status: 'UNSUBSCRIBED', consent: null, leaveAt: null } as const;
  expect(await tell(url, gone)).toEqual({ ok: true });
  expect(said).toMatchObject({ status: 'unsubscribed', fields: { location: '', leave_url: '' } });
  expect(said).not.toHaveProperty('opted_in_at');
});

it.each([
  ['down', async () => 'http://127.0.0.1:9'],
  ['silent', () => serve(() => undefined)],
  ['slow in the middle', () => serve((_request, response) => void response.writeHead(200).write('{"data":'))],
  ['broken off', () => serve((request) => void request.socket.destroy())],
  ['overloaded', () => saying('{}', 503)],
  ['asked too often', () => saying('{"message":"Too Many Attempts."}', 429)],
  ['with another key', () => saying('{"message":"Unauthenticated."}', 401)],
  ['led elsewhere', () => saying('', 302, { location: 'http://127.0.0.1:9/' })],
  ['a sign-in page', () => saying('<!doctype html><title>Log in</title>')],
  ['half an answer', () => saying('{"data":{"email"')],
  ['another address', () => saying(kept('active', 'bo@example.dk'))],
  ['a list', () => saying('[]')],
  ['without end', () => saying('x'.repeat(80 * 1024))],
])('a service that is %s is retried', async (_, url) => {
  expect(await tell(await url())).toMatchObject({ ok: false, isForGood: false, why: expect.any(String) });
});

it.each([
  ['refuses the address', () => saying('{"message":"The email must be a valid email address."}', 422)],
  ['keeps one who left by its own link', () => saying(kept('unsubscribed'))],
  ['knows the mailbox to be dead', () => saying(kept('bounced'))],
])('a service that %s is not retried', async (_, url) => {
  expect(await tell(await url())).toMatchObject({ ok: false, isForGood: true });
});

it('is null without a key', () => {
  expect(openNewsletterService(null)).toBeNull();
});
