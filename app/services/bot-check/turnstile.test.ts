// The adapter of the bot protection against servers that answer well, late, wrongly or not at all.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { botWord } from './bot-word.server';
import { askTurnstile } from './turnstile.server';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function answering(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const saying = (body: string, status = 200, headers = {}) =>
  answering((_request, response) => response.writeHead(status, headers).end(body));
const ask = (url: string, token = 'word') => askTurnstile(token, '192.0.2.7', { url, secret: 's', patienceMs: 300 });

it('receives the secret, the token and the address, and its answer is used', async () => {
  const asked: unknown[] = [];
  const url = await answering(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push([request.method, request.url, Object.fromEntries(new URLSearchParams(body))]);
    response.end('{"success":true,"hostname":"shop.example"}');
  });
  expect(await ask(url)).toBe('person');
  const told = { secret: 's', response: 'word', remoteip: '192.0.2.7' };
  expect(asked).toEqual([['POST', '/turnstile/v0/siteverify', told]]);
});

it('treats an unknown token, or one that is too long, as a machine’s', async () => {
  expect(await ask(await saying('{"success":false,"error-codes":["invalid-input-response"]}'))).toBe('machine');
  expect(await ask('http://127.0.0.1:9', 'x'.repeat(2_049))).toBe('machine');
});

it.each([
  ['down', async () => 'http://127.0.0.1:9'],
  ['silent', () => answering(() => undefined)],
  ['slow in the middle', () => answering((_request, response) => void response.writeHead(200).write('{"succ'))],
  ['broken off', () => answering((request) => void request.socket.destroy())],
  ['overloaded', () => saying('{}', 503)],
  ['led elsewhere', () => saying('', 302, { location: 'http://127.0.0.1:9/' })],
  ['a sign-in page', () => saying('<!doctype html><title>Log in</title>')],
  ['half an answer', () => saying('{"success"')],
  ['another answer', () => saying('{"success":"yes"}')],
  ['without end', () => saying('x'.repeat(80 * 1024))],
])('returns unavailable from a server that is %s', async (_, url) => {
  expect(await ask(await url())).toBe('away');
});

it('pauses for half a minute after failures, then tries again', async () => {
  let clock = 1_000;
  let asked = 0;
  const url = await answering((_request, response) => {
    asked += 1;
    response.writeHead(asked <= 2 ? 503 : 200).end('{"success":true}');
  });
  const word = () => botWord('word', '192.0.2.7', { url, secret: 's', patienceMs: 300 }, () => clock);
  for (let count = 0; count < 5; count += 1) expect(await word()).toBe('away');
  expect(asked).toBe(2);
  clock += 30_001;
  expect(await word()).toBe('person');
});
