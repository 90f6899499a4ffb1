// Fields of forms: label above, hint under it, control, error at the field.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints';
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
    // The calendar's button inside of a date has the focus without its field matching :focus.
    '&[type="date"]:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '0' },
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
export const choiceText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.125rem',
  minWidth: 0,
  flex: 1,
  overflowWrap: 'anywhere',
});

export const cards = style({ display: 'flex', flexDirection: 'column', marginTop: space[2] });
export const radioCard = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  marginTop: '-1px',
  selectors: {
    '&:first-child': { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` },
    '&:last-child': { borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}` },
    '&:only-child': { borderRadius: vars.radius.card },
    '&[data-disabled]': { background: vars.color.plate, color: vars.color.inkQuiet },
  },
});
export const radioLabel = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.accentTint },
    '&:has(> input:checked)': { background: vars.color.accentTint },
    '[data-disabled] > &': { background: 'none', cursor: 'not-allowed' },
  },
});
globalStyle(`${radioCard}:has(> ${radioLabel} > input:checked)`, {
  // An outline is painted above the background of the title, an inner shadow would not be.
  outline: `2px solid ${vars.color.accentStrong}`,
  outlineOffset: '-2px',
  position: 'relative',
});
export const radioTitle = style({ display: 'flex', columnGap: space[4], flexWrap: 'wrap', alignItems: 'baseline' });
globalStyle(`${radioLabel}:has(picture)`, { alignItems: 'center' });
globalStyle(`${radioLabel}:has(> svg)`, { alignItems: 'center' });
globalStyle(`${radioTitle}:has(picture)`, { alignItems: 'center', flexWrap: 'nowrap' });
export const radioPicture = style({ flex: 'none', display: 'none', '@media': { [from.sm]: { display: 'block' } } });
/** Aligned with the title. A browser without `:has` shows the details of all cards. */
export const radioDetails = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: `${space[3]} ${space[4]} ${space[4]}`,
  '@media': { [from.sm]: { paddingLeft: `calc(${space[4]} + 1.25rem + ${space[3]})` } },
  '@supports': {
    'selector(:has(a))': {
      selectors: { [`${radioCard}:not(:has(> ${radioLabel} > input:checked)) > &`]: { display: 'none' } },
    },
  },
});
export const aside = style({ marginLeft: 'auto', fontWeight: 600, whiteSpace: 'nowrap' });

export const group = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const legend = style({ fontSize: vars.size.h4, marginBottom: space[1] });
