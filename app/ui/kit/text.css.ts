// Sizes, tones and headings of text.
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { measure } from '../theme/sizes';

export const size = styleVariants({
  small: { fontSize: vars.size.small, lineHeight: 1.45 },
  body: {},
  lead: { fontSize: vars.size.lead },
});

export const tone = styleVariants({
  ink: {},
  quiet: { color: vars.color.inkQuiet },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
  sale: { color: vars.color.sale },
});

export const strong = style({ fontWeight: 600 });
export const prose = style({ maxWidth: measure.text });

export const heading = styleVariants({
  display: { fontSize: vars.size.display },
  h1: { fontSize: vars.size.h1 },
  h2: { fontSize: vars.size.h2 },
  h3: { fontSize: vars.size.h3 },
  h4: { fontSize: vars.size.h4 },
});

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
