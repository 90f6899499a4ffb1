// Notes above a search's products, and the pages of the shop below them.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const notes = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[4],
  borderInlineStart: `4px solid ${vars.color.accentStrong}`,
});
export const pages = style({ display: 'grid', gap: space[4] });
export const title = style({ fontFamily: vars.font.heading, fontWeight: vars.font.headingWeight, fontSize: '1.25rem' });
export const list = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const hit = style({ fontWeight: 600 });
export const text = style({ color: vars.color.inkQuiet });
