// The search is on one line where there is room.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22rem)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'end',
  justifyContent: 'start',
  gap: space[3],
});
