// Lines of a cart: picture, words, controls and the amount at the right edge, hairlines between them.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const lines = style({ display: 'grid' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture what total" "controls controls controls"',
  gap: `${space[3]} ${space[4]}`,
  alignItems: 'start',
  paddingBlock: space[5],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [from.md]: {
      gridTemplateColumns: '6rem minmax(0, 1fr) auto 7.5rem',
      gridTemplateAreas: '"picture what controls total"',
    },
  },
  selectors: { '&:first-child': { paddingTop: 0 } },
});
export const short = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture what total" "picture controls controls"',
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const picture = style({
  width: '100%',
  aspectRatio: '1 / 1',
  objectFit: 'contain',
  padding: '8%',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const what = style({ gridArea: 'what', display: 'grid', alignContent: 'start', gap: space[1], minWidth: 0 });
export const name = style({ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' });
export const nameLink = style({
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const why = style({ maxWidth: '26rem' });
globalStyle(`${why} details`, { borderBottom: 0 });
globalStyle(`${why} summary`, { justifyContent: 'flex-start', fontWeight: 400, color: vars.color.link });
export const controls = style({
  gridArea: 'controls',
  selectors: { [`${short} > &`]: { flexDirection: 'row', alignItems: 'center' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  '@media': { [from.md]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const quantity = style({ display: 'flex', gap: space[1] });
export const total = style({
  gridArea: 'total',
  fontWeight: 700,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  alignSelf: 'start',
  paddingTop: '0.1em',
});
/** A badge is as wide as its words. */
globalStyle(`${what} > span`, { justifySelf: 'start' });
