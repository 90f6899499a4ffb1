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
export const trust = style({ display: 'grid', gap: space[4], borderTop: `2px solid ${vars.color.ink}`, paddingTop: space[5] });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: `${space[4]} ${space[8]}`,
});
export const fact = style({ display: 'flex', gap: space[3], alignItems: 'flex-start' });
