// The heart: a round mark on a picture, large enough for a finger, and a line of words with it.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const heart = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: '50%',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  selectors: {
    '&[data-heart="on"]': { color: vars.color.accent },
    '&:hover': { background: vars.color.plate },
  },
});
export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2rem',
  fontSize: vars.size.small,
  width: 'fit-content',
});
