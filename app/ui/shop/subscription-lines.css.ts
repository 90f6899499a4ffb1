// The lines of a subscription: on phones the words above field and buttons, on wide windows one row each.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import * as rows from './line-rows.css';

export const line = style([
  rows.line,
  {
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    gridTemplateAreas: '"picture what" ". quantity" ". buttons"',
    '@media': {
      [from.md]: {
        gridTemplateColumns: '4rem minmax(0, 1fr) 6rem 11rem',
        gridTemplateAreas: '"picture what quantity buttons"',
      },
    },
  },
]);
export const quantity = style({ gridArea: 'quantity' });
