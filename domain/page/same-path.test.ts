// No redirect leads out of the shop.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samePath } from '#domain/page/same-path';

fc.configureGlobal({ seed: 20_261_120 });

describe('a redirect target', () => {
  it.each([
    ['/', '/'],
    ['/cart', '/cart'],
    ['/search?q=kuglepen&page=2#tiles', '/search?q=kuglepen&page=2#tiles'],
    ['/kontor/../cart', '/cart'],
    ['/søg', '/s%C3%B8g'],
    ['/cart?next=//evil.example', '/cart?next=//evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ])('%s is accepted as %s', (target, path) => expect(samePath(target)).toBe(path));

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/cart\r\nSet-Cookie: a=b',
    '/cart\u0000',
    '/cart\u2028',
    'https://evil.example/',
    'HTTPS:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'cart',
    '',
    `/${'a'.repeat(3000)}`,
  ])('%j is refused', (target) => expect(samePath(target)).toBeNull());

  it('is refused above 2,048 letters', () => {
    const longest = `/${'a'.repeat(2047)}`;
    expect([samePath(longest), samePath(`${longest}a`)]).toEqual([longest, null]);
  });

  it.each([null, undefined, 7, {}])('%s is refused', (target) => expect(samePath(target)).toBeNull());

  it('never leads to another host, for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'http:',
      'æ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = samePath(pieces.join(''));
        if (path === null) return;
        expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
        expect(samePath(path)).toBe(path);
      }),
      { numRuns: 3000 },
    );
  });
});
