// Message bars (spec §8: errors red, warnings yellow), the list of errors on top of a form, and drawn empty states.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { measure, space } from '../theme/sizes';

export const bar = style({
  display: 'flex',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
  borderRadius: vars.radius.card,
});
export const tone = styleVariants({
  error: { background: vars.color.dangerGround, color: vars.color.danger },
  warning: { background: vars.color.warningGround, color: vars.color.warning },
  info: { background: vars.color.infoGround, color: vars.color.info },
  success: { background: vars.color.successGround, color: vars.color.success },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  color: vars.color.ink,
  minWidth: 0,
  flex: 1,
});
export const title = style({ fontWeight: 700 });
export const errors = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const empty = style({
  display: 'flex',
  // The icon is next to the text where both fit.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[4]} ${space[8]}`,
  padding: `min(${space[10]}, 6vw)`,
  background: vars.color.plate,
  borderRadius: vars.radius.card,
});
export const emptyIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '6rem',
  height: '6rem',
  borderRadius: '50%',
  background: vars.color.surface,
  color: vars.color.accent,
});
export const emptyBody = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  flex: '1 1 18rem',
  minWidth: 0,
});
globalStyle(`${emptyBody} > :is(p, form)`, { maxWidth: measure.text });
globalStyle(`${emptyBody} > :is(form, nav, div)`, { width: '100%' });
