// Occasions: columns of large links, each on its plate.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { measure, motion, space } from '~/ui/theme/sizes';

export const occasions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.density.gap,
});
export const occasion = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  padding: space[6],
  background: vars.color.plate,
  borderRadius: vars.radius.card,
  // In two columns the last of three takes the full row.
  '@media': {
    '(min-width: 40rem) and (max-width: 58rem)': {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
  },
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measure.tap,
  paddingInline: space[4],
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  ':hover': { background: vars.color.accentTint, textDecoration: 'underline' },
});
