// Pending tasks of the customer, as links side by side: an icon, text, and an arrow at the far end.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { motion, space } from '~/ui/theme/sizes';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space[3],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: '100%',
  padding: `${space[4]} ${space[5]}`,
  background: vars.color.infoGround,
  borderRadius: vars.radius.card,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `box-shadow ${motion.quick}`,
  ':hover': { boxShadow: `inset 0 0 0 2px ${vars.color.info}` },
  selectors: {
    '&[data-urgent]': { background: vars.color.warningGround },
    '&[data-urgent]:hover': { boxShadow: `inset 0 0 0 2px ${vars.color.warning}` },
  },
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  background: vars.color.surface,
  color: vars.color.info,
  selectors: { '[data-urgent] > &': { color: vars.color.warning } },
});
export const words = style({ display: 'grid', flex: 1, minWidth: 0 });
export const title = style({ fontWeight: 700 });
export const text = style({ fontSize: vars.size.small });
