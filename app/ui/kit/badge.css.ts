// Labels in the corner of a tile, states in a table, counts on an icon.
import { style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors, from } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { space } from '../theme/sizes';
import { hidden } from './text.css';

export const badge = style({
  display: 'inline-block',
  padding: `0.125rem ${space[2]}`,
  borderRadius: vars.radius.badge,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  '@media': { [forcedColors]: { outline: '1px solid' } },
});
export const tone = styleVariants({
  neutral: { background: vars.color.ink, color: vars.color.ground },
  quiet: { background: vars.color.plate, color: vars.color.ink },
  accent: { background: vars.color.accentStrong, color: vars.color.onAccent },
  mark: { background: vars.color.mark, color: vars.color.onMark },
  sale: { background: vars.color.saleGround, color: vars.color.sale },
  success: { background: vars.color.successGround, color: vars.color.success },
  warning: { background: vars.color.warningGround, color: vars.color.warning },
  danger: { background: vars.color.dangerGround, color: vars.color.danger },
});

export const stock = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  fontSize: vars.size.small,
  lineHeight: 1.35,
});
const dotBase = style({
  width: '0.5625rem',
  height: '0.5625rem',
  borderRadius: '50%',
  flex: 'none',
  // Its colour is what it says; the edge shows it on any ground.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
});
export const dot = styleVariants({
  green: [dotBase, { background: vars.color.stockGreen }],
  yellow: [dotBase, { background: vars.color.stockYellow }],
  // Not by colour alone: red is a ring, so that sold out reads without seeing red.
  red: [dotBase, { border: `2px solid ${vars.color.stockRed}` }],
});
export const whole = style({ whiteSpace: 'nowrap' });
/** On a separate line if it does not fit after the text. On the narrow tiles of a phone the days replace it. */
export const note = style({
  color: vars.color.success,
  fontWeight: 600,
  display: 'inline-block',
  '@media': { [below.sm]: { display: 'none' } },
});
export const days = style({ '@media': { [from.sm]: { display: 'none' } } });
/** What is shown where the line has room for it, and read aloud everywhere. */
const shown = { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } as const;
/** Its parts are shown by the width of the line itself: tiles are narrow in wide windows, too. */
export const room = style({ containerType: 'inline-size' });
const heldBase = style([hidden, { '@container': { '(min-width: 11.5rem)': shown } }]);
export const held = styleVariants({
  beforeDay: [heldBase],
  // From there on the note takes the place of the day.
  beforeNote: [heldBase, { '@media': { [from.sm]: shown } }],
});
const WITH_VERB = '(min-width: 13.75rem)';
export const verb = style([hidden, { '@container': { [WITH_VERB]: shown } }]);
export const truck = style({
  display: 'inline-block',
  marginInlineEnd: space[1],
  verticalAlign: '-0.2em',
  '@container': { [WITH_VERB]: { display: 'none' } },
});
