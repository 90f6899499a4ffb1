// Proves which hosts are the shop's own, and where a store's mails lead.
import { describe, expect, it } from 'vitest';
import { isOwnHost, originOfStore, ownOriginsFrom } from '#domain/own-host';

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
  ])('%j names no origin', (setting) => expect(ownOriginsFrom(setting)).toBeNull());
});

it('a setting may begin and end with blanks and commas', () =>
  expect(ownOriginsFrom(' https://kontorvaerk.example, ')?.main).toBe('https://kontorvaerk.example'));

it('a host that is named as a catalogue is the shop’s own', () =>
  expect(isOwnHost('katalog.design.example', own('https://katalog.design.example'))).toBe(true));

describe('the links of a store', () => {
  it.each([
    ['b2c', 'localhost', 'https://kontorvaerk.example'],
    ['b2cb', 'design.localhost', 'https://design.example:8443'],
    ['firmagaver_dk', 'gaver.localhost', 'https://kontorvaerk.example'],
  ])('%s at %s lead to %s', (code, domain, origin) => expect(originOfStore({ code, domain }, SHOP)).toBe(origin));

  it('keep the store’s name and the port on the machine itself', () => {
    const here = own('http://localhost:3000');
    expect(originOfStore({ code: 'b2c', domain: 'localhost' }, here)).toBe('http://localhost:3000');
    expect(originOfStore({ code: 'b2cb', domain: 'design.localhost' }, here)).toBe('http://design.localhost:3000');
    expect(originOfStore({ code: 'b2cb', domain: 'design.example' }, here)).toBe('http://localhost:3000');
  });
});

describe('the shop answers', () => {
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
