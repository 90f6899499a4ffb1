// Valid descriptions are stored without a parser, and all others go through the library.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText, isPlainHtml } from './clean-text';

it.each([
  '<p>Foldet af ti led.</p><ul><li>Tydelige <strong>tal</strong></li></ul>',
  'Ren tekst > intet',
  '<p onclick="x()">a</p>',
  '<script>alert(1)</script>',
  '<p>a<b>c</b></p>',
  '<p>a',
  '</p>',
  '<p>a</ul>',
  '<P>a</P>',
  '<br>',
  '<a href="javascript:x">a</a>',
  '<p>1 &lt; 2</p>',
])('reads %s the same with and without the fast path', (text) => {
  if (isPlainHtml(text)) expect(cleanText(`<br>${text}`, 'html')).toBe(`<br />${text}`);
  else expect(isPlainHtml(text)).toBe(false);
});

it('the fast path returns what the library returns', () => {
  const tag = fc.constantFrom(
    'p',
    'ul',
    'li',
    'h2',
    'h3',
    'strong',
    'em',
    'table',
    'tr',
    'td',
    'dl',
    'dt',
    'dd',
    'ol',
    'th',
  );
  const words = fc.string({ unit: fc.constantFrom('a', 'ø', ' ', '"', "'", '\n', ';', '/', '=', '-', '<', '>', '&') });
  const { html } = fc.letrec<{ html: string; part: string }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small' },
      words,
      fc
        .tuple(tag, tag, tie('html'))
        .map(([one, other, inside]) => `<${one}>${inside}</${inside.length % 9 === 8 ? other : one}>`),
    ),
    html: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  }));
  fc.assert(
    fc.property(html, (text) => {
      // An element of another kind in front disables the fast path.
      if (isPlainHtml(text)) expect(cleanText(`<br>${text}`, 'html')).toBe(`<br />${text.trimEnd()}`);
    }),
    { seed: 7, numRuns: 2000 },
  );
});
