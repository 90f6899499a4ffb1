// Panels of shopping lists: boxes under each other, variants to choose among, a list at a glance.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const boxes = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, border: 0, minWidth: 0 });
export const choices = style({ margin: `${space[3]} 0 0`, padding: 0, listStyle: 'none' });
export const choice = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  minHeight: measure.tap,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
});
export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], fontSize: vars.size.small });
export const glance = style({ margin: 0, padding: 0, listStyle: 'none' });
export const glanceLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  paddingBlock: space[2],
  borderBottom: `1px solid ${vars.color.line}`,
});
