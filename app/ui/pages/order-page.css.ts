// The way back, and the order's references.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], minHeight: measure.tap });
export const facts = style({ display: 'grid', gap: space[3], alignContent: 'start' });
export const label = style({ fontSize: vars.size.small, color: vars.color.inkQuiet });

/** The ordered items, and next to them where there is room the totals and the addresses. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[10]}`,
  alignItems: 'start',
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
export const goods = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** The sum, and what is to be decided about it. */
export const panel = style({
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  padding: space[5],
  minWidth: 0,
});
/** The picture next to the text of its line. */
export const line = style({ display: 'flex', alignItems: 'flex-start', gap: space[3], minWidth: 0 });
// The same width in all lines, so that their texts are aligned.
globalStyle(`${line} > picture`, { flex: '0 0 56px' });
export const picture = style({
  width: 56,
  height: 56,
  objectFit: 'contain',
  background: vars.color.plate,
  borderRadius: vars.radius.badge,
});
