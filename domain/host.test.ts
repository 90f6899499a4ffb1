// Proves what a host name says.
import { describe, expect, it } from 'vitest';
import { isCatalogueHost, variantOfHost } from '#domain/host';

describe('catalogue mode', () => {
  it.each([
    ['katalog.localhost', true],
    ['katalog.localhost:3000', true],
    ['catalog.kontorvaerk.example', true],
    ['Catalogue.example', true],
    ['katalog-design.example', true],
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

describe('the variant', () => {
  const byLabel = { blue: 'B', green: 'G' };
  it.each([
    ['blue.localhost:3000', 'B'],
    ['staging.green.example', 'G'],
    ['GREEN.example.', 'G'],
    ['localhost', 'fallback'],
    ['constructor.example', 'fallback'],
    ['127.0.0.1:3000', 'fallback'],
  ])('of %s is %s', (host, expected) => expect(variantOfHost(host, byLabel, 'fallback')).toBe(expected));
});
