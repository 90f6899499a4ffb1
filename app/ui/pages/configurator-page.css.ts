// The drawing board: what is made stays in sight beside the choices where there is room.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const board = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const result = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  '@media': { 'screen and (min-width: 900px)': { position: 'sticky', top: space[4], alignSelf: 'start' } },
});
export const choices = style({ display: 'grid', gap: space[5], alignContent: 'start' });
export const buy = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' });
