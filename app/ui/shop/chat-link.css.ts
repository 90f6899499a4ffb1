// One line above the footer: the purpose, and the button next to it where there is room.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const band = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[5],
});
