// What pages share: sections under each other, a main column with a side column that stays in sight.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.density.section });
export const head = style({ display: 'grid', gap: space[2] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[10]}`,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)' } },
});
export const side = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.lg]: { position: 'sticky', top: `calc(${measure.header} + ${space[4]})` } },
});
export const narrow = style({ display: 'grid', gap: space[6], maxWidth: '44rem' });
/** A form that is alone on its page (login, a new account, a password): one sheet in the middle. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  width: '100%',
  maxWidth: '40rem',
  marginInline: 'auto',
  padding: `clamp(${space[5]}, 5vw, ${space[10]})`,
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
});
export const section = style({ display: 'grid', gap: space[4] });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
globalStyle(`${form} > button`, { justifySelf: 'start' });
