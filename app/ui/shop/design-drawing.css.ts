// The drawing fills its place and stands on a quiet ground.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';

export const drawing = style({
  width: '100%',
  height: 'auto',
  background: vars.color.surface,
  borderRadius: vars.radius.control,
});
