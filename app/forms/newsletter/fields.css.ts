// Field and button on one line where there is room for both.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { space } from '~/ui/theme/sizes';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 24rem) auto', alignItems: 'end', justifyContent: 'start' } },
});
// What only machines see takes no cell.
globalStyle(`${form} > span`, { gridColumn: '1 / -1' });
/** Spec §9: the signup button is 250 px wide. */
export const button = style({ width: 250, maxWidth: '100%' });
