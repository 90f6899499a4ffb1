// The login on its sheet, and next to it, or below on phones, what to do without one.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { space } from '~/ui/theme/sizes';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[8]} ${space[12]}`,
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const aside = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: space[10] },
  },
});
