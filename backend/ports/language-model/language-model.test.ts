// A language model that answers well, late, wrongly or not at all: returns its text or null, and never throws.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { chatCompletions } from './chat-completions';
import { openLanguageModel } from './index';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
async function answering(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
const saying = (status: number, body: string, headers = {}) =>
  answering((_request, response) => response.writeHead(status, headers).end(body));
const completion = (content: unknown) => JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] });
const at = (url: string, key: string | null = null) => chatCompletions({ url, model: 'small', key }, 300);

it('is null without settings', () => expect(openLanguageModel(null)).toBeNull());

it('is requested for one answer with its model name, the key and the facts', async () => {
  const sent: { url?: string; authorization?: string; body: Record<string, unknown> }[] = [];
  const url = await answering(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    sent.push({ url: request.url, authorization: request.headers.authorization, body: JSON.parse(body) });
    response.end(completion('["K-1"]'));
  });
  expect(await at(url, 'secret').answer('Choose.', { gifts: ['K-1'] })).toBe('["K-1"]');
  expect(sent).toEqual([
    {
      url: '/v1/chat/completions',
      authorization: 'Bearer secret',
      body: {
        model: 'small',
        temperature: 0,
        messages: [
          { role: 'system', content: 'Choose.' },
          { role: 'user', content: '{"gifts":["K-1"]}' },
        ],
      },
    },
  ]);
});

it.each<[string, () => Promise<string>]>([
  ['down', () => saying(503, 'no')],
  ['without an account', () => saying(401, '{"error":{}}')],
  ['a page', () => saying(200, '<html>Sign in</html>')],
  ['of another shape', () => saying(200, '{"choices":[]}')],
  ['without text', () => saying(200, completion(null))],
  ['leading elsewhere', () => saying(302, '', { location: 'http://127.0.0.1:9/' })],
  ['endless', () => saying(200, completion('x'.repeat(70 * 1024)))],
  ['silent', () => answering(() => undefined)],
  ['not there', async () => 'http://127.0.0.1:9/v1'],
])('one that is %s returns null', async (_what, url) => {
  expect(await at(await url()).answer('Choose.', {})).toBeNull();
});

it('one that is unavailable is not called for a minute', async () => {
  let clock = 1_000;
  let asked = 0;
  const url = await answering((_request, response) => {
    asked += 1;
    response.writeHead(asked <= 2 ? 503 : 200).end(completion('here'));
  });
  const model = chatCompletions({ url, model: 'small', key: null }, 300, () => clock);
  for (let count = 0; count < 4; count += 1) expect(await model.answer('Choose.', {})).toBeNull();
  expect(asked).toBe(2);
  clock += 60_001;
  expect(await model.answer('Choose.', {})).toBe('here');
});
