// Addresses as content services may return them.
import { expect, it } from 'vitest';
import { safeHref } from './safe-href';

it.each([
  ['/info/levering#priser'],
  ['info/levering'],
  ['#priser'],
  ['https://example.com/a?b=1'],
  ['mailto:hej@example.com'],
  ['TEL:+4570204100'],
])('%s is unchanged', (href) => {
  expect(safeHref(href)).toBe(href);
});

it.each([
  [''],
  [null],
  ['javascript:alert(1)'],
  ['JavaScript:alert(1)'],
  ['java\nscript:alert(1)'],
  [' \u0001javascript:alert(1)'],
  ['data:text/html,<script>1</script>'],
  ['vbscript:x'],
  ['//elsewhere.example'],
  ['/\\elsewhere.example'],
  ['\\\\elsewhere.example'],
])('%s is rejected', (href) => {
  expect(safeHref(href)).toBeNull();
});

// spec: 3 Enumerations: CMS link type: `anchor`
//   at domain/page/safe-href.ts, app/services/content/parts.map.ts
it('an anchor is a fragment of the page, with or without its sign', () => {
  expect(safeHref('priser', true)).toBe('#priser');
  expect(safeHref('#priser', true)).toBe('#priser');
  expect(safeHref('javascript:alert(1)', true)).toBe('#javascript:alert(1)');
});
