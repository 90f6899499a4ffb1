// Two columns of fields where there is room; long fields take the whole line.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { space } from '~/ui/theme/sizes';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[5]} ${space[4]}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const whole = style({ gridColumn: '1 / -1' });
