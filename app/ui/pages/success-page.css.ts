// Success: a green tick, the number, and the next steps as a list on a plate.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

/** The ordered items are next to the thanks where there is room, below the next steps where there is not. */
export const page = style({
  display: 'grid',
  gap: `${space[6]} ${space[10]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: space[4],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 30rem)',
      gridTemplateRows: 'auto auto auto 1fr',
      gridTemplateAreas: '"head bought" "next bought" "ways bought" "law bought"',
      alignItems: 'start',
    },
  },
});
export const bought = style({ '@media': { [from.lg]: { gridArea: 'bought' } } });
export const ways = style({ '@media': { [from.lg]: { gridArea: 'ways' } } });
export const law = style({
  display: 'grid',
  gap: space[4],
  maxWidth: '40rem',
  '@media': { [from.lg]: { gridArea: 'law', alignSelf: 'start' } },
});
export const head = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  '@media': { [from.lg]: { gridArea: 'head' } },
});
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
  maxWidth: '40rem',
  '@media': { [from.lg]: { gridArea: 'next' } },
});
export const steps = style({
  display: 'grid',
  gap: space[2],
  selectors: { 'ol&': { listStyle: 'decimal', paddingLeft: space[5] } },
});
