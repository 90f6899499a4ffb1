// A parcel's way as a line with stops, the newest on top and filled.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

const DOT = '0.75rem';

export const facts = style({ display: 'grid', gap: space[1] });
export const fact = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2] });
export const label = style({ color: vars.color.inkQuiet, selectors: { '&::after': { content: '":"' } } });
export const way = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });
export const stop = style({
  position: 'relative',
  paddingInlineStart: space[6],
  paddingBottom: space[4],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.35em',
      width: DOT,
      height: DOT,
      borderRadius: '50%',
      border: `2px solid ${vars.color.ink}`,
      background: vars.color.surface,
      zIndex: 1,
    },
    '&:first-child::before': { background: vars.color.ink },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${DOT} / 2)`,
      insetBlock: '0.7em calc(-0.35em)',
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
  },
});
export const goods = style({ display: 'grid', gap: space[1], listStyle: 'none', padding: 0, margin: 0 });
