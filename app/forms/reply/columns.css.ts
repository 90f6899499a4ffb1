// Two columns of fields where there is room; long fields span both columns.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { space } from '~/ui/theme/sizes';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[5]} ${space[4]}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
// Bottom-aligns a field without a hint to its neighbour with one; with an error below a field, the others do not move.
globalStyle(`${columns}:not(:has([aria-invalid="true"]))`, { alignItems: 'end' });
export const whole = style({ gridColumn: '1 / -1' });
