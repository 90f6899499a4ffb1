// Quick order: the lines as a list of rows that can be put right in place.
import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '~/ui/kit/layout.css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const start = style([
  card,
  { display: 'grid', gap: space[5], maxWidth: '46rem', justifyItems: 'start', padding: `min(${space[6]}, 4vw)` },
]);
globalStyle(`${start} > div`, { width: '100%' });
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'start',
  padding: `${space[4]} ${space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&[data-bad]': { background: vars.color.dangerGround } },
  '@media': { [from.md]: { gridTemplateColumns: '14rem 7rem minmax(0, 1fr) 9rem' } },
});
export const what = style({
  display: 'grid',
  gap: space[1],
  gridColumn: '1 / -1',
  '@media': { [from.md]: { gridColumn: 'auto' } },
});
export const sum = style({
  textAlign: 'right',
  gridColumn: '1 / -1',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.md]: { gridColumn: 'auto' } },
});
export const problem = style({ color: vars.color.danger, fontWeight: 600 });
export const ready = style({ color: vars.color.success, fontWeight: 600 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' });
