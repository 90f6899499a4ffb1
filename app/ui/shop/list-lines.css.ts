// The lines of a shopping list: on phones each under the other in two columns, on wide windows one row each.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';
import * as rows from './line-rows.css';

export { buttons, first, form, lines, name, picture, what } from './line-rows.css';
export const line = style([
  rows.line,
  {
    gridTemplateColumns: '1.5rem 3rem minmax(0, 1fr)',
    gridTemplateAreas: '"tick picture what" ". fields fields" ". buttons buttons"',
    '@media': {
      [from.md]: {
        gridTemplateColumns: '1.5rem 4rem minmax(0, 1fr) 13rem 9rem',
        gridTemplateAreas: '"tick picture what fields buttons"',
      },
    },
  },
]);
export const tick = style({ gridArea: 'tick', paddingTop: space[1] });
export const box = style({ width: '1.25rem', height: '1.25rem', accentColor: vars.color.accent });
export const fields = style({
  gridArea: 'fields',
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
});
/** Errors need the full width. */
export const fieldsWrong = style([fields, { gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const move = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] });
export const results = style({
  margin: `${space[2]} 0`,
  paddingInlineStart: space[4],
  maxHeight: '16rem',
  overflowY: 'auto',
});
