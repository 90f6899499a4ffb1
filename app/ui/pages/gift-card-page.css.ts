// The balance form and its result, and the gift card for sale: side by side where there is room.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  maxWidth: '64rem',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const forSale = style({
  display: 'grid',
  gap: space[5],
  padding: space[5],
  background: vars.color.plate,
  borderRadius: vars.radius.card,
});
export const picture = style({ width: '100%', aspectRatio: '4 / 3', maxHeight: '16rem', objectFit: 'contain' });
