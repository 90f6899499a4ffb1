// The insides of the cart's panels.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const added = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) auto',
  gap: space[4],
  alignItems: 'start',
});
export const addedPicture = style({
  width: '100%',
  aspectRatio: '1 / 1',
  objectFit: 'contain',
  padding: '8%',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const plain = style({
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const tick = style({ color: vars.color.success });
export const others = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: space[4] });
export const sum = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] });
export const vat = style({ fontSize: vars.size.small, color: vars.color.inkQuiet });
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[2],
});
export const update = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** Steps of a quantity: a list of rows to press, the chosen one ringed. */
export const steps = style({ display: 'grid', gap: space[2], marginBottom: space[2] });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) 1fr auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: measure.tap,
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-current]': {
      borderColor: vars.color.accentStrong,
      background: vars.color.accentTint,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentStrong}`,
    },
  },
});
export const stepSum = style({ fontWeight: 600 });
