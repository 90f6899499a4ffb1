// Facts about the customer, below their orders: parts side by side, each with a line above it.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space[6]} ${space[8]}`,
});
export const part = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `2px solid ${vars.color.ink}`,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
});
export const fact = style({ display: 'contents' });
export const label = style({ color: vars.color.inkQuiet });
export const long = style({ overflowWrap: 'anywhere' });
export const large = style({
  fontSize: vars.size.h2,
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
/** The lists side by side below the rest: what is bought from comes after what is only read. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const list = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  height: '100%',
  overflowWrap: 'anywhere',
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
});
export const whole = style({ gridColumn: '1 / -1' });
/** Agreements are sentences: in a single column they would wrap at every word. */
export const double = style({ '@media': { [from.md]: { gridColumn: 'span 2' } } });
export const way = style({ display: 'inline-flex', alignItems: 'center', minHeight: measure.tap });
