// The mean large at the left, the distribution as bars next to it, the reviews below at a readable length.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { drawnNear } from '~/ui/theme/drawn-near';
import { space } from '~/ui/theme/sizes';

export const section = style({ display: 'grid', gap: space[4], justifyItems: 'start', scrollMarginTop: '6rem' });
export const withList = style([section, drawnNear('50rem')]);
export const summary = style({
  display: 'grid',
  gap: space[5],
  width: '100%',
  maxWidth: '42rem',
  alignItems: 'center',
  '@media': { [from.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[8] } },
});
export const mean = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
export const number = style({
  fontFamily: vars.font.heading,
  fontSize: '3rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
export const bars = style({ display: 'grid', gap: space[1], width: '100%', listStyle: 'none', padding: 0, margin: 0 });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr) 2.5rem',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.size.small,
});
export const track = style({
  width: '100%',
  height: '0.5rem',
  borderRadius: '0.25rem',
  background: vars.color.plate,
  overflow: 'hidden',
});
export const fill = style({ fill: vars.color.stockYellow });
export const count = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: vars.color.inkQuiet });
export const list = style({
  display: 'grid',
  width: '100%',
  maxWidth: '42rem',
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const review = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  borderTop: `1px solid ${vars.color.line}`,
});
export const reviewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
});
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const by = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
