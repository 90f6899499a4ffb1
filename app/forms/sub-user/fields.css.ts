// The form of a user: groups without the browsers' default frame, separated by a line and a heading.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const group = style({
  display: 'grid',
  gap: space[4],
  border: 0,
  borderTop: `1px solid ${vars.color.line}`,
  margin: 0,
  padding: `${space[5]} 0 0`,
  minWidth: 0,
});
/** Each has its words under it already: less air between them than between fields. */
export const rights = style({ selectors: { '&&': { rowGap: space[2] } } });
/** Floated, or browsers would draw it on the line. */
export const legend = style({
  float: 'left',
  width: '100%',
  padding: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.h4,
  lineHeight: vars.font.headingLeading,
});
