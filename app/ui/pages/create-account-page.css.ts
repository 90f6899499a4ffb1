// The choice between private and business: two tabs that are links.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
});
export const kind = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: measure.tap,
  paddingInline: space[3],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.accentStrong,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentStrong}`,
      background: vars.color.accentTint,
      fontWeight: 700,
    },
  },
});
