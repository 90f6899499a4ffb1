// Values of an option: the chosen one is framed twice as strong, one that is sold out is struck through.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const option = style({ display: 'grid', gap: space[2] });
export const label = style({ fontWeight: 600 });
export const chosen = style({ fontWeight: 400 });
export const values = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: measure.tap,
  minWidth: measure.tap,
  justifyContent: 'center',
  paddingInline: space[3],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.ink },
  selectors: {
    '&[aria-current]': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}`, fontWeight: 600 },
    '&[data-unavailable]': { color: vars.color.inkQuiet, textDecoration: 'line-through', borderStyle: 'dashed' },
  },
});
