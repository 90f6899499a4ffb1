// The buy box stays in sight while the page scrolls, where the window is tall and wide enough.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const box = style({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  '@media': {
    [from.md]: { gridArea: 'buy' },
    [from.lg]: {
      position: 'sticky',
      top: `calc(${measure.header} + ${space[3]})`,
      padding: space[6],
      background: vars.color.surface,
      border: vars.border.card,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
    },
  },
});
export const head = style({ display: 'grid', gap: space[1] });
export const brand = style({ fontSize: vars.size.small, fontWeight: 600, color: vars.color.inkQuiet });
export const price = style({ display: 'grid', gap: space[1] });
export const priceLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const buy = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const add = style({ flex: 1, paddingInline: space[4] });
/** Below the quantity and the button for money. */
export const points = style({ flex: '1 0 100%' });
export const closed = style({ display: 'grid', gap: space[3] });
export const delivery = style({ display: 'grid', gap: space[2] });
export const promise = style({ display: 'flex', alignItems: 'flex-start', gap: space[2], fontWeight: 600 });
export const truck = style({ flex: 'none', marginTop: '0.2em' });
export const stepsLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: measure.tap,
  width: 'fit-content',
  fontWeight: 600,
});
