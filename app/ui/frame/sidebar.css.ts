// Categories next to a page. Sizes of spec §9.
import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { measure, space } from '../theme/sizes';

export const sidebar = style({
  display: 'none',
  '@media': {
    [from.xl]: {
      display: 'block',
      position: 'sticky',
      top: measure.header,
      alignSelf: 'start',
      maxHeight: `calc(100vh - ${measure.header})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      paddingBlock: `${space[6]} ${space[4]}`,
    },
  },
});
/** Above the filters, which are next to a list from 1024 px. */
export const branch = style({
  display: 'none',
  paddingBottom: space[3],
  '@media': { [from.lg]: { display: 'block' } },
});
export const others = style({ borderBottom: 0, paddingLeft: space[3], fontSize: vars.size.small });

export const sideLink = style({
  display: 'block',
  padding: `${space[2]} 0 ${space[2]} ${space[3]}`,
  borderLeft: '3px solid transparent',
  fontSize: vars.size.small,
  lineHeight: 1.3,
  color: vars.color.ink,
  textDecoration: 'none',
  hyphens: 'auto',
  overflowWrap: 'break-word',
  selectors: {
    '&:hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: 700, borderLeftColor: vars.color.accent },
  },
});
export const sideChild = style([
  sideLink,
  { paddingLeft: space[4], paddingBlock: space[1], color: vars.color.inkQuiet },
]);
