// Which hosts are the shop's own, and where the links in a store's mails lead.
import { describe, expect, it } from 'vitest';
import { isOwnHost, namePublicHost, originOfStore, ownOriginsFrom, shopOfHost } from '#domain/store/own-host';

const own = (setting: string) => {
  const origins = ownOriginsFrom(setting);
  if (!origins) throw new Error(`${setting} cannot be read`);
  return origins;
};
const SHOP = own('https://kontorvaerk.example/, b2cb=https://design.example:8443 https://www.kontorvaerk.example');

describe('a setting', () => {
  it.each([
    '',
    'kontorvaerk.example',
    'ftp://kontorvaerk.example',
    'https://kontorvaerk.example/shop',
    'https://a@kontorvaerk.example',
    'b2c=https://kontorvaerk.example',
    'https://kontorvaerk.example b2b=design.example',
    'javascript:alert(1)',
  ])('%j contains no valid origin', (setting) => expect(ownOriginsFrom(setting)).toBeNull());
});

it('a setting may have leading and trailing blanks and commas', () =>
  expect(ownOriginsFrom(' https://kontorvaerk.example, ')?.main).toBe('https://kontorvaerk.example'));

it('a configured catalogue host is the shop’s own', () =>
  expect(isOwnHost('katalog.design.example', own('https://katalog.design.example'))).toBe(true));

describe('the links of a store', () => {
  it.each([
    ['b2c', 'localhost', 'https://kontorvaerk.example'],
    ['b2cb', 'design.localhost', 'https://design.example:8443'],
    ['firmagaver_dk', 'gaver.localhost', 'https://kontorvaerk.example'],
  ])('%s at %s lead to %s', (code, domain, origin) => expect(originOfStore({ code, domain }, SHOP)).toBe(origin));

  it('use the store’s host name and the port on a local machine', () => {
    const here = own('http://localhost:3000');
    expect(originOfStore({ code: 'b2c', domain: 'localhost' }, here)).toBe('http://localhost:3000');
    expect(originOfStore({ code: 'b2cb', domain: 'design.localhost' }, here)).toBe('http://design.localhost:3000');
    expect(originOfStore({ code: 'b2cb', domain: 'design.example' }, here)).toBe('http://localhost:3000');
  });
});

describe('the shop responds', () => {
  it.each([
    ['kontorvaerk.example', true],
    ['Kontorvaerk.example:443', true],
    ['kontorvaerk.example.', true],
    ['www.kontorvaerk.example', true],
    ['design.example', true],
    ['katalog.kontorvaerk.example', true],
    ['katalog-design.example', true],
    ['staging.kontorvaerk.example', true],
    ['test2-katalog.kontorvaerk.example:3000', true],
    ['localhost:3000', true],
    ['design.localhost', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['evil.example', false],
    ['kontorvaerk.example.evil.example', false],
    ['evil.kontorvaerk.example', false],
    ['evilkontorvaerk.example', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['10.0.0.1', false],
    ['', false],
  ])('at %s: %s', (host, expected) => expect(isOwnHost(host, SHOP)).toBe(expected));
});

const PAPER = {
  code: 'paper',
  hosts: ['papir.example', 'www.papir.example', 'localhost'],
  storeCodes: ['priv', 'firma'],
};
const LAMPS = { code: 'lamps', hosts: ['lamper.example'], storeCodes: ['lampe', 'firma'] };
const MUTE = { code: 'mute', hosts: [], storeCodes: ['stum', 'firma'] };
const SHOPS = [MUTE, PAPER, LAMPS];

describe('the shop of a host', () => {
  it.each([
    ['papir.example', 'paper'],
    ['WWW.papir.example:3000', 'paper'],
    ['localhost:3000', 'paper'],
    ['lamper.example.', 'lamps'],
    ['staging.lamper.example', 'lamps'],
    ['test2-lamper.example', 'lamps'],
    ['katalog.lamper.example', 'lamps'],
    ['staging-katalog.lamper.example', 'lamps'],
    ['evil.example', undefined],
    ['lamper.example.evil.example', undefined],
    ['evil.lamper.example', undefined],
  ])('%s is %s', (host, code) => expect(shopOfHost(SHOPS, host)?.code).toBe(code));

  it('is the one with the exact name, before one whose staging host it could be', () => {
    const tried = { code: 'tried', hosts: ['test.papir.example'] };
    expect(shopOfHost([PAPER, tried], 'test.papir.example')?.code).toBe('tried');
    expect(shopOfHost([PAPER, tried], 'test2.papir.example')?.code).toBe('paper');
  });
});

describe('the links of a store whose shop has its own hosts', () => {
  const linkOf = (code: string, setting: string | null, shops = SHOPS) => {
    const assumed = { main: 'http://localhost:3000', byStore: new Map(), isAssumed: true };
    return originOfStore({ code, domain: 'localhost' }, setting === null ? assumed : own(setting), shops);
  };
  it.each([
    ['to its first host, by https where no setting says more', 'priv', null, 'https://papir.example'],
    ['to the first shop that has the store and a host', 'firma', null, 'https://papir.example'],
    ['to the first shop of all where none has the store', 'andet', null, 'https://papir.example'],
    ['with scheme and port of the setting', 'lampe', 'http://papir.example:8080', 'http://lamper.example:8080'],
    [
      'to where the setting says for the store',
      'lampe',
      'https://papir.example lampe=https://l.example',
      'https://l.example',
    ],
    ['to the setting where no shop has the store', 'andet', 'https://papir.example', 'https://papir.example'],
  ])('lead %s', (_where, code, setting, origin) => expect(linkOf(code, setting)).toBe(origin));

  it('lead to the public address, not to a host of the local machine', () => {
    const demo = [{ hosts: ['design.localhost'], storeCodes: ['b2cb'] }];
    const store = { code: 'b2cb', domain: 'localhost' };
    expect(originOfStore(store, own('https://papir.example'), demo)).toBe('https://papir.example');
    expect(originOfStore(store, own('http://localhost:3400'), demo)).toBe('http://design.localhost:3400');
  });
});

describe('without a configured address', () => {
  const NONE = { main: 'http://localhost:3000', byStore: new Map(), isAssumed: true };
  it.each([
    ['localhost:3000', true],
    ['design.localhost', true],
    ['127.0.0.1:3000', true],
    ['[::1]', true],
    ['192.168.1.20:3000', true],
    ['10.1.2.3', true],
    ['172.16.0.1', true],
    ['172.31.255.1', true],
    ['laptop', true],
    ['laptop.local', true],
    ['evil.example', false],
    ['172.15.0.1', false],
    ['172.32.0.1', false],
    ['192.169.1.1', false],
    ['11.1.2.3', false],
    ['10.1.2.3.evil.example', false],
    ['local.evil.example', false],
    ['[2001:db8::1]', false],
    ['203.0.113.7', false],
    ['', false],
  ])('%s: %s', (host, expected) => expect(isOwnHost(host, NONE)).toBe(expected));

  it('a local network cannot reach a shop with a public host in its data', () => {
    expect(isOwnHost('192.168.1.20', NONE, SHOPS)).toBe(false);
    expect(isOwnHost('lamper.example', NONE, SHOPS)).toBe(true);
    expect(isOwnHost('localhost', NONE, SHOPS)).toBe(true);
  });
});

describe('hosts in the data', () => {
  it.each([
    ['lamper.example', true],
    ['staging.lamper.example:443', true],
    ['katalog.papir.example', true],
    ['kontorvaerk.example', true],
    ['evil.example', false],
  ])('are the shop’s own in addition to those of the setting: %s, %s', (host, expected) =>
    expect(isOwnHost(host, SHOP, SHOPS)).toBe(expected),
  );

  it('name a public address only if one of them is not local', () => {
    expect(namePublicHost([MUTE, { hosts: ['localhost', 'design.localhost'] }])).toBe(false);
    expect(namePublicHost(SHOPS)).toBe(true);
  });
});
