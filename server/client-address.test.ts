// Client address of a request: trusted proxies are counted from the right, spellings normalised, invalid entries skipped.
import { describe, expect, test } from 'vitest';
import { clientAddress, saidByProxy } from './client-address';

const SOCKET = '10.0.0.5';

describe('with trusted proxies the address is counted from the right', () => {
  test.each([
    [0, '203.0.113.7', SOCKET],
    [1, undefined, SOCKET],
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [2, '198.51.100.1, 203.0.113.7, 192.0.2.2', '203.0.113.7'],
    // A request that came by a shorter way than usual.
    [3, '203.0.113.7', '203.0.113.7'],
  ])('%i proxies, "%s": %s', (hops, header, is) => {
    expect(clientAddress(header, SOCKET, hops)).toBe(is);
  });

  test('several headers of that name are read as one list', () => {
    expect(clientAddress(['198.51.100.1', '203.0.113.7'], SOCKET, 1)).toBe('203.0.113.7');
  });

  test('ignores forged entries to the left of the trusted ones', () => {
    for (const forged of ['1.2.3.4', '1.2.3.4, 5.6.7.8', 'junk', ',,,', '[::1]', 'x'.repeat(5000)]) {
      expect(clientAddress(`${forged}, 203.0.113.7`, SOCKET, 1)).toBe('203.0.113.7');
    }
  });
});

describe('one visitor has one address', () => {
  test.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::99', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001::3:4:5:6:7:8', '2001:0:3:4::/64'],
    ['2001:1::4:5:6:7:8', '2001:1:0:4::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['1:2:3::', '1:2:3:0::/64'],
    ['1::4:5:6:7:8', '1:0:0:4::/64'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::fffe:203.0.113.7', '0:0:0:0::/64'],
    ['1::ffff:203.0.113.7', '1:0:0:0::/64'],
    ['::ffff:255.255.0.1', '255.255.0.1'],
  ])('normalises %s to %s', (entry, is) => {
    expect(clientAddress(entry, SOCKET, 1)).toBe(is);
    expect(clientAddress(undefined, entry, 0)).toBe(is);
  });

  test('neighbouring IPv6 networks count as two', () => {
    expect(clientAddress('2001:db8:1:3::1', SOCKET, 1)).not.toBe(clientAddress('2001:db8:1:2::1', SOCKET, 1));
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    '999.1.1.1',
    '1.2.3',
    '127.0.0.1.nip.io',
    '::g',
    '[2001:db8::1',
    '203.0.113.7:port',
  ])('skips "%s", which is no address, and uses the proxy that added it', (junk) => {
    expect(clientAddress(junk, SOCKET, 1)).toBe(SOCKET);
    expect(clientAddress(`${junk}, 203.0.113.7`, SOCKET, 2)).toBe('203.0.113.7');
  });

  test('is empty for a socket that has closed', () => {
    expect(clientAddress(undefined, undefined, 0)).toBe('');
  });
});

test('takes host and scheme from the outermost trusted proxy', () => {
  expect(saidByProxy('shop.example', 0)).toBeUndefined();
  expect(saidByProxy('forged.example, Shop.Example', 1)).toBe('shop.example');
  expect(saidByProxy('forged, https, http', 2)).toBe('https');
  expect(saidByProxy('https', 2)).toBe('https');
  expect(saidByProxy(undefined, 1)).toBeUndefined();
  expect(saidByProxy('', 1)).toBeUndefined();
});
