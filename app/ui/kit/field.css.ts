// Fields of forms: label above, hint under it, control, error at the field.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { measure, motion, space } from '../theme/sizes';

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0, width: '100%' });
export const width = styleVariants({ full: {}, medium: { maxWidth: '22rem' }, short: { maxWidth: '9rem' } });
export const label = style({ fontWeight: 600, fontSize: vars.size.body });
export const star = style({ color: vars.color.danger, marginLeft: '0.15em' });
export const hint = style({ fontSize: vars.size.small, color: vars.color.inkQuiet });
export const error = style({
  display: 'flex',
  gap: space[1],
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.danger,
});

export const control = style({
  width: '100%',
  minHeight: measure.tap,
  padding: `${space[2]} ${space[3]}`,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-visible': { outlineOffset: '0', borderColor: vars.color.focus },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&[disabled], &[readonly]': { background: vars.color.plate, color: vars.color.inkQuiet },
    '&::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
  },
});
export const area = style({ minHeight: '7rem', resize: 'vertical' });

export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[2],
  cursor: 'pointer',
});
export const box = style({
  width: '1.25rem',
  height: '1.25rem',
  margin: '0.125rem 0',
  flex: 'none',
  accentColor: vars.color.accentStrong,
});
export const choiceText = style({ display: 'flex', flexDirection: 'column', gap: '0.125rem', minWidth: 0, flex: 1 });

export const cards = style({ display: 'flex', flexDirection: 'column', marginTop: space[2] });
export const radioCard = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  marginTop: '-1px',
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` },
    '&:last-child': { borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}` },
    '&:only-child': { borderRadius: vars.radius.card },
    '&:hover': { background: vars.color.accentTint },
    '&[data-disabled]': { background: vars.color.plate, color: vars.color.inkQuiet, cursor: 'not-allowed' },
  },
});
globalStyle(`${radioCard}:has(input:checked)`, {
  borderColor: vars.color.accentStrong,
  boxShadow: `inset 0 0 0 1px ${vars.color.accentStrong}`,
  background: vars.color.accentTint,
  position: 'relative',
});
export const aside = style({ marginLeft: 'auto', fontWeight: 600, whiteSpace: 'nowrap' });

export const group = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const legend = style({ fontSize: vars.size.h4, marginBottom: space[1] });
