// A row of recommendations: title and "see all" on one line.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const section = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: measure.tap,
  fontWeight: 600,
  color: vars.color.link,
});
