// The way to free freight as a thin bar under its words.
import { style } from '@vanilla-extract/css';
import { forcedColors } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const free = style({ display: 'grid', gap: space[2], fontSize: vars.size.small });
/** Text next to its icon: a second line begins under the first word, not under the icon. */
export const promise = style({ display: 'flex', alignItems: 'flex-start', gap: space[2], fontSize: vars.size.small });
export const reached = style({ color: vars.color.success, fontWeight: 600 });
export const truck = style({ flex: 'none', marginTop: '0.2em' });
export const meter = style({
  appearance: 'none',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  background: vars.color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': { background: vars.color.stockGreen },
    '&::-moz-progress-bar': { background: vars.color.stockGreen },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      height: 8,
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});
/** Begins where the lines above it do, be it a link or a button. */
export const edit = style({ paddingInline: 0 });
export const saved = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  color: vars.color.success,
  fontWeight: 600,
});
