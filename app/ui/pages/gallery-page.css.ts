// The gallery of the design kit: samples with their captions on the ground of the chosen look.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const links = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measure.tap,
  selectors: { '&[aria-current]': { fontWeight: 700, textDecoration: 'none' } },
});

/** A look inside of a page of another look: what the page inherits from <body> is set again. */
export const look = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.section,
  padding: space[4],
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  border: `1px solid ${vars.color.line}`,
  '@media': { [from.md]: { padding: space[8] } },
});

export const component = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingTop: space[3],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [from.lg]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space[6] } },
});
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: space[2],
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
});
export const shown = style({ minWidth: 0 });

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space[3],
});
export const icon = style({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: vars.size.small });
