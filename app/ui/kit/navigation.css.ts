// Crumbs, pages of a list, folded details.
import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { measure, space } from '../theme/sizes';

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
});
export const crumb = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space[2],
  selectors: { '& + &::before': { content: '"/"', color: vars.color.control } },
});
globalStyle(`${crumb} a`, { color: 'inherit', textDecoration: 'none', paddingBlock: space[1] });
globalStyle(`${crumb} a:hover`, { color: vars.color.link, textDecoration: 'underline' });
globalStyle(`${crumb} [aria-current]`, { color: vars.color.ink, paddingBlock: space[1] });
// The frame of forced colours is around the name, which has no room at its sides for one within.
globalStyle(`li${crumb} > span[aria-current]`, {
  '@media': { [forcedColors]: { outline: '1px solid', outlineOffset: 2 } },
});

export const pager = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], alignItems: 'center' });
export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minWidth: measure.tap,
  minHeight: measure.tap,
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  fontWeight: 600,
  selectors: {
    'a&:hover': { background: vars.color.plate },
    '&[aria-current]': { background: vars.color.ink, color: vars.color.ground },
  },
});

export const details = style({ borderBottom: `1px solid ${vars.color.line}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: measure.tap,
  paddingBlock: space[2],
  fontWeight: 600,
  listStyle: 'none',
  // Otherwise a long word pushes the icon out of a narrow window.
  overflowWrap: 'anywhere',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.color.link } },
});
globalStyle(`${details}[open] > ${summary} > svg`, { transform: 'rotate(180deg)' });
export const detailsBody = style({ paddingBottom: space[4] });
