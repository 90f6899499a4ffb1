// Steps: a trail of names joined by lines, sections with their number, the open one highlighted.
import { style } from '@vanilla-extract/css';
import { forcedColors, from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const trail = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space[1] });
export const mark = style({
  paddingTop: space[2],
  borderTop: `4px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
  selectors: {
    '&[data-past]': { borderColor: vars.color.ink, color: vars.color.ink },
    '&[aria-current]': { borderColor: vars.color.accentStrong, color: vars.color.ink, fontWeight: 700 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:not([data-past], [aria-current])': { borderTopStyle: 'dotted' },
        '&[aria-current]': { borderTopColor: 'Highlight' },
      },
    },
  },
});

export const section = style({
  padding: `${space[3]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-state="open"]': {
      margin: `${space[2]} 0 ${space[4]}`,
      background: vars.color.surface,
      border: vars.border.card,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
      padding: space[4],
    },
    '[data-state="open"] + &, &:first-child:not([data-state="open"])': { borderTop: 0 },
    '&[data-state="later"]': { color: vars.color.inkQuiet },
  },
  '@media': { [from.md]: { selectors: { '&[data-state="open"]': { padding: space[6] } } } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  flex: 'none',
  borderRadius: '50%',
  background: vars.color.plate,
  fontSize: vars.size.small,
  fontWeight: 700,
  selectors: { '[data-state="open"] > div > &': { background: vars.color.accentStrong, color: vars.color.onAccent } },
  '@media': { [forcedColors]: { selectors: { '[data-state="open"] > div > &': { outline: '2px solid Highlight' } } } },
});
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measure.tap,
  marginLeft: 'auto',
  paddingInline: 0,
  fontWeight: 600,
});
export const body = style({
  paddingTop: space[1],
  '@media': { [from.md]: { paddingLeft: `calc(1.75rem + ${space[3]})` } },
  selectors: { '[data-state="open"] > &': { paddingTop: space[4] } },
});
