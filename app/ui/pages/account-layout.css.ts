// Account navigation: a line of links on phones, a column from 1024 px.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const account = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${space[10]}`,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});
export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  borderBottom: `1px solid ${vars.color.line}`,
  paddingBottom: space[3],
  '@media': {
    [from.lg]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      borderBottom: 0,
      position: 'sticky',
      top: `calc(${measure.header} + ${space[4]})`,
    },
  },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: measure.tap,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  fontWeight: 600,
  ':hover': { background: vars.color.plate },
  selectors: { '&[aria-current]': { background: vars.color.plate, boxShadow: `inset 3px 0 0 ${vars.color.accent}` } },
});
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], minWidth: 0 });
