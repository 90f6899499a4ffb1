// Which rules of the stylesheet are inlined in the head of a page.
import { expect, test } from 'vitest';
import { stylePiecesOf, stylesFor } from './first-styles.server';

const first = (css: string, ...classes: string[]) => stylesFor(stylePiecesOf(css), new Set(classes));

test('includes rules of elements, and rules whose classes are all on the page, in their order', () => {
  const css = 'html{margin:0}.a{x:1}.b{x:2}.a .c{x:3}.a.b>p{x:4}[data-open]{x:5}.c,.a{x:6}';
  expect(first(css, 'a')).toBe('html{margin:0}.a{x:1}[data-open]{x:5}.c,.a{x:6}');
  expect(first(css, 'a', 'b')).toBe('html{margin:0}.a{x:1}.b{x:2}.a.b>p{x:4}[data-open]{x:5}.c,.a{x:6}');
});

test('ignores classes inside functional pseudo-classes', () => {
  expect(first('.a:not(.b){x:1}.a:has(> .c:not(.d)){x:2}:is(.e,.f) i{x:3}', 'a')).toBe(
    '.a:not(.b){x:1}.a:has(> .c:not(.d)){x:2}:is(.e,.f) i{x:3}',
  );
});

test('preserves conditions, and merges those of adjacent rules', () => {
  const css =
    '@media (min-width:1px){.a{x:1}.b{x:2}.a i{x:3}}@supports (x:1){@media (min-width:2px){.a{x:4}}}@media print{.b{x:5}}';
  expect(first(css, 'a')).toBe(
    '@media (min-width:1px){.a{x:1}.a i{x:3}}@supports (x:1){@media (min-width:2px){.a{x:4}}}',
  );
  expect(first('@media (min-width:1px){.b{x:2}}')).toBe('');
});

test('includes fonts and keyframes that the included rules name', () => {
  const css =
    '@font-face{font-family:"One"}@font-face{font-family:Two}@keyframes k1{to{x:1}}@keyframes k2{to{x:2}}.a{font-family:"One";animation:k2 1s}';
  expect(first(css, 'a')).toBe(
    '@font-face{font-family:"One"}@keyframes k2{to{x:2}}.a{font-family:"One";animation:k2 1s}',
  );
});
