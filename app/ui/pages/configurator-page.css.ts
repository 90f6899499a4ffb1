// The configurator: the design remains visible next to the choices where there is room.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

/** Close to the first line of the page: what is made and what it costs are on the first screen. */
export const whole = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const board = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(20rem, 1fr)' } },
});
export const result = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  '@media': { 'screen and (min-width: 900px)': { position: 'sticky', top: space[4], alignSelf: 'start' } },
});
export const plate = style({ background: vars.color.plate, borderRadius: vars.radius.plate });
export const drawing = style({
  width: '100%',
  aspectRatio: '5 / 4',
  maxHeight: 'min(36rem, 48vh)',
  objectFit: 'contain',
  padding: '5%',
});
export const choices = style({ display: 'grid', gap: space[5], alignContent: 'start' });
export const buy = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' });
