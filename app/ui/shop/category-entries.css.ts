// Category entrances: pictures on plates with the name under them, and short links in a line.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.density.gap,
});
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  height: '100%',
  color: vars.color.ink,
  textDecoration: 'none',
});
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  padding: '7% 12%',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const name = style({ fontWeight: 600, lineHeight: 1.25 });
globalStyle(`${entry}:hover ${name}`, { textDecoration: 'underline', textUnderlineOffset: '0.18em' });

export const links = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  paddingBlock: space[1],
  '@media': { [from.md]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measure.tap,
  paddingInline: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { borderColor: vars.color.ink, background: vars.color.plate },
});
