// Success: a green tick, the number, and the next steps as a list on a plate.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const head = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  marginBottom: space[2],
  borderRadius: '50%',
  background: vars.color.successGround,
  color: vars.color.success,
});
export const next = style({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  background: vars.color.plate,
  borderRadius: vars.radius.card,
});
export const steps = style({
  display: 'grid',
  gap: space[2],
  selectors: { 'ol&': { listStyle: 'decimal', paddingLeft: space[5] } },
});
