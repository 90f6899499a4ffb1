// Menus of categories: a wide sheet under the header, and folds on phones.
import { keyframes, style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { layer, measure, motion, space } from '../theme/sizes';

const narrow = 'screen and (max-width: 1023.98px)';

export const menu = style({ position: 'static' });
export const menuSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minWidth: measure.tap,
  minHeight: measure.tap,
  listStyle: 'none',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.control,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [narrow]: { marginLeft: `-${space[3]}` } },
});
export const onlyWide = style({ display: 'none', '@media': { [from.lg]: { display: 'block' } } });
export const onlyNarrow = style({ '@media': { [from.lg]: { display: 'none' } } });

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const sheet = style({
  position: 'absolute',
  zIndex: layer.menu,
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 6rem)',
  overflowY: 'auto',
  background: vars.color.surface,
  color: vars.color.ink,
  borderTop: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.panel,
  animation: `${unfold} ${motion.quick}`,
});
export const sheetColumns = style({
  columns: '4 13rem',
  columnGap: space[8],
  paddingBlock: space[6],
});
export const shortcuts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  paddingBlock: space[3],
  borderTop: `1px solid ${vars.color.line}`,
});
export const shortcut = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: measure.tap,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
});
export const group = style({ breakInside: 'avoid', paddingBottom: space[5] });
export const groupTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[1],
  fontWeight: 700,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
});
export const groupPicture = style({
  width: '2.5rem',
  height: '2.5rem',
  padding: 3,
  objectFit: 'contain',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const groupLink = style({
  display: 'inline-block',
  paddingBlock: '0.1875rem',
  color: vars.color.inkQuiet,
  textDecoration: 'none',
  ':hover': { color: vars.color.ink, textDecoration: 'underline' },
});

export const mobile = style({ display: 'flex', flexDirection: 'column', paddingBlock: `${space[2]} ${space[6]}` });
export const mobileLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: measure.tap,
  color: vars.color.ink,
  textDecoration: 'none',
});
export const mobileChild = style({ paddingLeft: space[4] });
