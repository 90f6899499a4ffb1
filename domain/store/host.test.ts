// What a host name determines.
import { describe, expect, it } from 'vitest';
import { hostName, isCatalogueHost } from '#domain/store/host';

// spec: 1: Catalogue mode, switched on by host
describe('catalogue mode', () => {
  it.each([
    ['katalog.localhost', true],
    // spec: 2 Middleware, catalogue mode, head: A host that starts with catalog or katalog is in catalogue mode
    //   at domain/store/host.ts
    ['katalog.localhost:3000', true],
    ['catalog.kontorvaerk.example', true],
    ['Catalogue.example', true],
    ['katalog-design.example', true],
    // spec: 2 Middleware, catalogue mode, head: A staging prefix before it is ignored
    //   at domain/store/host.ts
    ['staging.katalog.example', true],
    ['staging-katalog.example', true],
    ['test2.katalog.example', true],
    ['localhost', false],
    ['staging.localhost', false],
    ['mit-katalog.example', false],
    ['shop.katalog.example', false],
    ['katalogisering.example', false],
    ['', false],
  ])('%s: %s', (host, expected) => expect(isCatalogueHost(host)).toBe(expected));
});

describe('the name of a shop', () => {
  it.each([
    ['design.localhost:3000', 'design.localhost'],
    ['staging.uniq.example', 'uniq.example'],
    ['Preprod2-gaver.Example.', 'gaver.example'],
    ['staging.localhost', 'localhost'],
    [' gaver.example ', 'gaver.example'],
    ['127.0.0.1:3000', '127.0.0.1'],
  ])('at %s is %s', (host, expected) => expect(hostName(host)).toBe(expected));
});
