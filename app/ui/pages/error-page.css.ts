// Errors: the code as a large quiet figure, words and ways on under it.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const page = style({ display: 'grid', gap: vars.density.section });
export const error = style({ display: 'grid', gap: space[4], justifyItems: 'start', paddingBlock: space[8] });
export const status = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: 'clamp(5rem, 18vw, 10rem)',
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  color: vars.color.accent,
});
export const picture = style({ maxHeight: '16rem', objectFit: 'contain' });
export const banner = style({
  width: '100%',
  padding: `${space[3]} ${space[5]}`,
  background: vars.color.infoGround,
  color: vars.color.info,
  borderRadius: vars.radius.card,
  fontWeight: 600,
});
