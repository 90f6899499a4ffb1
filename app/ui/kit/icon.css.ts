// One stroke for all icons; colour and size come from the text around them.
import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const size = styleVariants({
  s: { width: '1rem', height: '1rem' },
  m: { width: '1.375rem', height: '1.375rem' },
  l: { width: '2rem', height: '2rem' },
  xl: { width: '3.5rem', height: '3.5rem', strokeWidth: 1.1 },
});
