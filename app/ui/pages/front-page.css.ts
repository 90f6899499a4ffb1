// Small banners side by side, and the facts that make a buyer trust the shop.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const banners = style({
  display: 'grid',
  gap: vars.density.gap,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' } },
});
export const facts = style({
  display: 'grid',
  // Side by side only where a long Danish word fits: 320 px is one column.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: `${space[4]} ${space[5]}`,
  // However many there are, they share the full line.
  '@media': {
    [from.lg]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
export const fact = style({ display: 'flex', gap: space[3], alignItems: 'flex-start', color: vars.color.ink });
