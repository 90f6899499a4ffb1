// The service desk of the front page: adviser and agreements next to the last orders, under each other on phones.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const side = style({ display: 'grid', gap: space[6], minWidth: 0 });
export const part = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: measure.tap, fontWeight: 600 });
export const lists = style({ borderTop: `1px solid ${vars.color.line}` });
export const list = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4.5rem',
  paddingBlock: space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.accentTint },
});
export const kind = style({ display: 'block' });
export const count = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', color: vars.color.inkQuiet });
