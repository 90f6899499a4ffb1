// Pictograms next to the sentences that they represent; documents as links that are easy to hit.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const section = style({ display: 'grid', gap: space[3] });
export const danger = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  maxWidth: '42rem',
});
export const pictograms = style({ display: 'flex', gap: space[2] });
export const signal = style({ fontWeight: 700, fontSize: vars.size.h4 });
export const precautions = style({ display: 'grid', gap: space[1], maxWidth: '42rem', color: vars.color.inkQuiet });
export const documents = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });
globalStyle(`${documents} > li`, { '@media': { [from.sm]: { whiteSpace: 'nowrap' } } });
export const document = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: measure.tap,
  fontWeight: 600,
});
export const format = style({ fontSize: vars.size.small, color: vars.color.inkQuiet });
export const makers = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[5]} ${space[10]}` });
