// The lines of a shopping list: on phones each under the other in two columns, on wide windows one row each.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const first = style({ position: 'absolute', width: 1, height: 1, padding: 0, border: 0, opacity: 0 });
export const lines = style({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${vars.color.line}` });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 3rem minmax(0, 1fr)',
  gridTemplateAreas: '"tick picture what" ". fields fields" ". buttons buttons"',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'start',
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [from.md]: {
      gridTemplateColumns: '1.5rem 4rem minmax(0, 1fr) 13rem 9rem',
      gridTemplateAreas: '"tick picture what fields buttons"',
    },
  },
});
export const tick = style({ gridArea: 'tick', paddingTop: space[1] });
export const box = style({ width: '1.25rem', height: '1.25rem', accentColor: vars.color.accent });
export const picture = style({ gridArea: 'picture', width: '100%', aspectRatio: '1', objectFit: 'contain' });
export const what = style({ gridArea: 'what', display: 'grid', gap: space[1], minWidth: 0 });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const fields = style({
  gridArea: 'fields',
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
});
export const buttons = style({
  gridArea: 'buttons',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [from.md]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const move = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] });
export const results = style({
  margin: `${space[2]} 0`,
  paddingInlineStart: space[4],
  maxHeight: '16rem',
  overflowY: 'auto',
});
