// Two ways in side by side: three selects in a row, and one field for words.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { motion, space } from '~/ui/theme/sizes';

export const finder = style({
  display: 'grid',
  gap: space[6],
  padding: vars.density.card,
  background: vars.color.plate,
  borderRadius: vars.radius.card,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space[10] } },
});
export const steps = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  // Automatic columns: without the button, no empty column remains.
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridAutoFlow: 'column', gridAutoColumns: 'auto' },
  },
});
export const words = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  alignContent: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
export const group = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '3.25rem',
  height: '100%',
  padding: `${space[2]} ${space[4]}`,
  transition: `border-color ${motion.quick}`,
  border: vars.border.card,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { background: vars.color.plate, borderColor: vars.color.control },
});
/** Small enough for a maker and a model on one line. */
export const model = style([group, { fontSize: vars.size.small }]);
export const count = style({
  fontWeight: 400,
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
  whiteSpace: 'nowrap',
});
