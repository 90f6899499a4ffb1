// The mailbox and one mail, its text on a sheet.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const subject = style({ fontWeight: 600 });
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], minHeight: measure.tap });
export const mail = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], maxWidth: '46rem' });
export const heads = style({ display: 'grid', gap: space[1] });
export const head = style({ display: 'grid', gridTemplateColumns: '4rem 1fr', gap: space[3] });
export const label = style({ color: vars.color.inkQuiet });
export const text = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: space[6],
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
});
