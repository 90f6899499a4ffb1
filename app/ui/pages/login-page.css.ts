// What stands beside the login form, set off by space and a line on phones.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const aside = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  alignSelf: 'stretch',
  paddingTop: space[6],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [from.md]: { paddingTop: 0, borderTop: 0, borderLeft: `1px solid ${vars.color.line}`, paddingLeft: space[8] },
  },
});
