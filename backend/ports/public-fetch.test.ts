// Addresses from data reach public networks only, in every spelling of a private address, and through DNS.
import dns from 'node:dns';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowPrivateHosts, fetchPublic, isPrivateAddress, isPublicAddress } from './public-fetch';

let server: http.Server;
let port: number;
let requests = 0;
beforeAll(async () => {
  server = http.createServer((_request, response) => {
    requests += 1;
    response.end('private');
  });
  await new Promise<void>((done) => void server.listen(0, '::', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((done) => server.close(done)));
// An earlier test file in the same process may have allowed its own machine.
beforeEach(() => allowPrivateHosts([]));
afterEach(() => {
  allowPrivateHosts([]);
  vi.restoreAllMocks();
});

const outcome = (host: string) =>
  fetchPublic(`http://${host}:${port}/`, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.text(),
    (failure: unknown) => (isPrivateAddress(failure) ? 'refused' : String(failure)),
  );

test.each([
  ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0', '0.0.0.0', 'localhost'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'],
  ...['10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1'],
  ...['[fd00::1]', '[fe80::1]', '[fec0::1]', '[ff02::1]', '255.255.255.255', '①②⑦.0.0.1'],
  ...[
    '[::127.0.0.1]',
    '[::10.0.0.1]',
    '[::ffff:0:7f00:1]',
    '[64:ff9b:1::a00:1]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[100::1]',
  ],
  ...[
    '0xa.0.0.1',
    '012.0.0.1',
    '167772161',
    '10.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
  ],
  ...['127.0.0.1.', 'LOCALHOST', '127.255.255.255', '172.31.255.255', '[2001:db8::1]', '[fdff::1]', '[4000::1]'],
])('%s is refused without a connection', async (host) => {
  const before = requests;
  expect(await outcome(host)).toBe('refused');
  expect(requests).toBe(before);
});

test.each(['8.8.8.8', '2606:4700:4700::1111', '193.163.158.1', '172.32.0.1', '100.128.0.1', '2a01:4f8::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

describe('a name in DNS', () => {
  const answers = (...addresses: string[]) =>
    vi.spyOn(dns, 'lookup').mockImplementation(((_host: string, _options: object, done: (...args: unknown[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as never);

  test('is refused if one of its addresses is private, also the second', async () => {
    answers('127.0.0.1');
    expect(await outcome('rebinding.example')).toBe('refused');
    answers('8.8.8.8', '127.0.0.1');
    expect(await outcome('rebinding.example')).toBe('refused');
  });

  test('is resolved once for a connection: a rebinding server gets no second query', async () => {
    const lookup = answers('8.8.8.8');
    const before = requests;
    await fetchPublic(`http://rebinding.example:${port}/`, { signal: AbortSignal.timeout(300) }).catch(() => undefined);
    expect([lookup.mock.calls.length, requests]).toEqual([1, before]);
  });
});

test('only a host of the setting is reached', async () => {
  allowPrivateHosts(['127.0.0.1']);
  expect(await outcome('127.0.0.1')).toBe('private');
  expect(await outcome('localhost')).toBe('refused');
});
