// Reset, type on the page, the focus ring, and the type scale. Everything else is a component's own.
import { globalStyle } from '@vanilla-extract/css';
import { below, forcedColors, from, reducedMotion } from './breakpoints';
import { scaleContract, vars } from './contract.css';

globalStyle(':root', {
  vars: {
    [scaleContract.size.small]: '0.875rem',
    [scaleContract.size.body]: '1rem',
    [scaleContract.size.lead]: '1.125rem',
    [scaleContract.size.h4]: '1.0625rem',
    [scaleContract.size.h3]: '1.2rem',
    [scaleContract.size.h2]: '1.44rem',
    [scaleContract.size.h1]: '1.728rem',
    [scaleContract.size.display]: '2.074rem',
  },
  '@media': {
    [from.lg]: {
      vars: {
        [scaleContract.size.lead]: '1.1875rem',
        [scaleContract.size.h4]: '1.125rem',
        [scaleContract.size.h3]: '1.25rem',
        [scaleContract.size.h2]: '1.563rem',
        [scaleContract.size.h1]: '1.953rem',
        [scaleContract.size.display]: '3.052rem',
      },
    },
  },
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: '6rem',
  background: vars.color.ground,
});

globalStyle('body', {
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: 1.5,
  minHeight: '100vh',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1, h2, h3, h4, legend', {
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  letterSpacing: vars.font.headingTracking,
  // A display face may have figures that hang below the line: measures and numbers are read more easily without.
  fontVariantNumeric: 'lining-nums',
  lineHeight: vars.font.headingLeading,
  textWrap: 'balance',
  // Compound words of 30 letters and sets like HP415X/W2030X/… are broken on telephones; "anywhere" lets the column be as narrow as its page.
  overflowWrap: 'anywhere',
});
// By syllables where the language has them, which the page's `lang` says; on wide pages words are not broken.
globalStyle('h1, h2, h3, h4', { '@media': { [below.sm]: { hyphens: 'auto', hyphenateLimitChars: '12 5 5' } } });
globalStyle('body', { overflowWrap: 'break-word' });
globalStyle('p, dd, dt', { overflowWrap: 'anywhere' });

globalStyle('img, picture, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { cursor: 'pointer' });
globalStyle('input::file-selector-button', {
  font: 'inherit',
  fontWeight: 600,
  color: vars.color.ink,
  background: vars.color.plate,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  padding: '0.375rem 0.75rem',
  marginInlineEnd: '0.75rem',
  cursor: 'pointer',
});
// Figures that are compared align vertically; running text uses the typeface's default figures.
globalStyle('table, input, select', { fontVariantNumeric: 'tabular-nums' });
globalStyle(':where(ul[class], ol[class])', { listStyle: 'none', padding: 0 });
globalStyle('fieldset', { border: 0, padding: 0, minWidth: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('a', { color: vars.color.link, textUnderlineOffset: '0.18em', textDecorationThickness: '1px' });
globalStyle('p, li, dd', { textWrap: 'pretty' });
globalStyle('summary', { cursor: 'pointer' });
globalStyle('[hidden]', { display: 'none' });

// The ring shows on every ground: dark areas (header, footer) take their own ink for it.
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
globalStyle('[data-ring="ink"] :focus-visible', { outlineColor: 'currentColor' });
globalStyle('main:focus', { outline: 'none' });

// What is chosen is shown by grounds and shadows, which forced colours remove. Focus has a separate ring.
globalStyle(
  ':is(a, button, span, li)[aria-current]:not(:focus-visible), [aria-pressed=true]:not(:focus-visible), [role=option][aria-selected=true]',
  { '@media': { [forcedColors]: { outline: '3px solid Highlight', outlineOffset: '-3px' } } },
);

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: { animation: 'none !important', transition: 'none !important', scrollBehavior: 'auto' },
  },
});

globalStyle('header, footer, nav, aside, form, button', { '@media': { print: { display: 'none !important' } } });
