// The card of a subscription's next delivery: facts in two columns on wide windows, under each other on phones.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const card = style({
  padding: space[5],
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[2]} ${space[8]}`,
  margin: 0,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fact = style({ display: 'grid', alignContent: 'start', gap: space[1], minWidth: 0 });
export const label = style({ fontSize: vars.size.small, color: vars.color.inkQuiet });
export const value = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
