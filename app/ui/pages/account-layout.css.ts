// Account navigation: a fold on phones, a column in three groups from 1024 px.
import { globalStyle, style } from '@vanilla-extract/css';
import { taken } from '~/ui/shop/question-bar.css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, motion, space } from '~/ui/theme/sizes';

export const account = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${space[10]}`,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});
export const nav = style({
  '@media': {
    [from.lg]: {
      position: 'sticky',
      top: `calc(${measure.header} + ${space[2]})`,
      // A menu that is longer than the window scrolls by itself: its end would be out of reach until the page's own.
      maxHeight: `calc(100vh - ${measure.header} - ${space[4]} - ${taken})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Room for the ring around what has the focus, which would be cut off.
      padding: space[2],
      margin: `calc(-1 * ${space[2]})`,
    },
  },
});
export const fold = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  '@media': { [from.lg]: { display: 'none' } },
});
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '3.25rem',
  padding: `${space[1]} ${space[3]}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
globalStyle(`${opener} > svg:last-child`, { transition: `transform ${motion.quick}` });
globalStyle(`${fold}[open] > ${opener} > svg:last-child`, { transform: 'rotate(180deg)' });
globalStyle(`${fold}[open] > ${opener}`, { borderBottom: `1px solid ${vars.color.line}` });
export const where = style({ display: 'grid', flex: 1, fontWeight: 600, lineHeight: 1.25 });
export const whose = style({ fontSize: vars.size.small, fontWeight: 400, color: vars.color.inkQuiet });
export const column = style({ display: 'none', '@media': { [from.lg]: { display: 'grid', gap: space[1] } } });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: measure.tap,
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.plate },
  selectors: { '&[aria-current]': { background: vars.color.plate, boxShadow: `inset 3px 0 0 ${vars.color.accent}` } },
});
/** A new group begins: a line, and a little air around it. */
export const group = style({
  position: 'relative',
  marginTop: space[3],
  '::before': {
    content: '',
    position: 'absolute',
    top: `calc(${space[3]} / -2)`,
    left: space[3],
    right: space[3],
    borderTop: `1px solid ${vars.color.line}`,
  },
});
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], minWidth: 0 });
