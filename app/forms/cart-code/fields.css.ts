// Field and button in one line; an error below the field leaves the button where it is.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'start',
});
/** As far down as the field: its label's line and the gap under it. */
export const button = style({ paddingTop: `calc(${vars.size.body} * 1.5 + ${space[1]})` });
