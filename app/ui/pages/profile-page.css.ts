// Settings: what it is about to the left, what can be changed to the right, a line between one and the next.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const settings = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const setting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[10]}`,
  paddingTop: space[6],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [from.xl]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});
export const about = style({ display: 'grid', gap: space[2], alignContent: 'start', overflowWrap: 'anywhere' });
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: '36rem',
});
/** A table of devices and days needs more room than fields. */
globalStyle(`${change}:has(table)`, { maxWidth: '44rem' });
