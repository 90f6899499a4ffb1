// SMS through a loopback gateway: accepted, refused, silent, answering wrongly; and the outbox without a gateway.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gatewaySms } from './gateway';
import { openSms, outboxSms } from './index';

interface Asked {
  method: string | undefined;
  path: string | undefined;
  token: string | undefined;
  body: unknown;
}

let server: Server;
let url = '';
let asked: Asked[] = [];
let answer = (reply: ServerResponse) => void reply.end();

beforeEach(async () => {
  asked = [];
  server = createServer(async (request: IncomingMessage, reply) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method, url: path, headers } = request;
    asked.push({ method, path, token: headers.authorization, body: JSON.parse(text) });
    answer(reply);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/mtsms`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const SMS = { id: 'complaint-upload-7-1', to: '+4520304050', text: 'Send billeder: https://shop.dk/x' };
const send = () => gatewaySms({ url, token: 'secret', sender: 'Webshop' }).send(SMS);
const replies = (status: number, text: string) => {
  answer = (reply) => void reply.writeHead(status, { 'content-type': 'application/json' }).end(text);
};

describe('a gateway', () => {
  test('receives sender, recipient and text, and an id that makes a repeated SMS a duplicate', async () => {
    replies(200, '{"ids":[421332671],"usage":{"total_cost":0.3}}');
    await send();
    const body = {
      ...{ sender: 'Webshop', message: SMS.text, userref: SMS.id },
      recipients: [{ msisdn: 4520304050 }],
    };
    expect(asked).toEqual([{ method: 'POST', path: '/rest/mtsms', token: 'Token secret', body }]);
  });

  test.each([
    [401, '{"message":"no access","code":"0x0204"}'],
    [422, '{"message":"invalid msisdn"}'],
    [500, '<h1>Fejl</h1>'],
    [200, 'OK'],
    [200, '{"ids":[]}'],
    [200, ''],
    [200, `{"ids":[1],"x":"${'x'.repeat(20_000)}"}`],
  ])('that answers %s %.20s has not accepted it', async (status, text) => {
    replies(status, text);
    await expect(send()).rejects.toThrow(/gateway/);
  });

  test('that hangs up, or redirects, has not accepted it', async () => {
    answer = (reply) => void reply.destroy();
    await expect(send()).rejects.toThrow();
    answer = (reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    await expect(send()).rejects.toThrow();
    expect(asked).toHaveLength(2);
  });
});

test('without a gateway each SMS is a file in the outbox, and the same SMS overwrites its file', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'kontorvaerk-sms-')), 'outbox');
  const outbox = openSms(null, folder);
  await outbox.send(SMS);
  await outboxSms(folder).send(SMS);
  const [file = '', ...more] = readdirSync(folder);
  expect([readFileSync(join(folder, file), 'utf8'), more]).toEqual([`${SMS.to}\n\n${SMS.text}\n`, []]);
});
