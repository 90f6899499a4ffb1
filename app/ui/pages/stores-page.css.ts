// The list of stores next to the map; one store's facts next to it.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[10]}`,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(18rem, 2fr)' } },
});
export const listing = style({ display: 'grid', gap: space[6] });
export const search = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'flex-end' });
export const list = style({
  display: 'grid',
  gap: vars.density.gap,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const store = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  padding: space[4],
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const facts = style({ display: 'grid', gap: space[6] });
export const lines = style({ display: 'grid', gap: space[2] });
export const own = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
globalStyle(`${lines} > li`, { display: 'flex', gap: space[2], alignItems: 'baseline' });
