// The buy box stays in sight while the page scrolls, where the window is tall and wide enough.
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { breakpoints, from, reducedMotion } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { layer, measure, space } from '~/ui/theme/sizes';

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
export const inPoints = style({
  fontSize: vars.size.display,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
export const priceLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
/** Named, so that the bar below knows when the form itself is in sight. */
const FORM_IN_SIGHT = '--buy-form';
export const buy = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], viewTimelineName: FORM_IN_SIGHT });
export const add = style({ flex: 1, paddingInline: space[4] });
/** Below the quantity and the button for money. */
export const points = style({ flex: '1 0 100%' });
/** Other ways to have it than to buy it now, small below the button. */
export const asides = style({ display: 'grid', justifyItems: 'start', fontSize: vars.size.small });
export const closed = style({ display: 'grid', gap: space[3] });
export const delivery = style({ display: 'grid', gap: space[2] });
export const promise = style({ display: 'flex', alignItems: 'flex-start', gap: space[2], fontWeight: 600 });
export const truck = style({ flex: 'none', marginTop: '0.2em' });
export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  width: 'fit-content',
  minHeight: '1.75rem',
  fontSize: vars.size.small,
  textDecoration: 'none',
});
globalStyle(`${rating} > :last-child`, { textDecoration: 'underline' });
export const facts = style({ display: 'grid', gap: space[2], listStyle: 'none', margin: 0, padding: 0 });
export const fact = style({ display: 'flex', alignItems: 'flex-start', gap: space[2], fontSize: vars.size.small });

/** Phones held upright: in a low window the bar would take the page's place. */
const PHONE = `screen and (max-width: ${breakpoints.md - 0.02}px) and (min-height: 30rem)`;
const inSight = keyframes({ 'from, to': { visibility: 'hidden' } });
/** On the common ancestor of the form and the bar. */
export const withBar = style({ timelineScope: FORM_IN_SIGHT });
export const bar = style({
  display: 'none',
  '@media': {
    [PHONE]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[3],
      position: 'sticky',
      bottom: 0,
      zIndex: layer.raised,
      marginTop: space[5],
      paddingBlock: space[2],
      background: vars.color.ground,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
  '@supports': {
    '(animation-timeline: view())': {
      animationName: inSight,
      animationDuration: 'auto',
      animationTimeline: FORM_IN_SIGHT,
      animationRange: 'cover',
      '@media': {
        // Without motion: the bar is either shown or hidden.
        [reducedMotion]: {
          animationName: `${inSight} !important`,
          animationDuration: 'auto !important',
          animationTimeline: `${FORM_IN_SIGHT} !important`,
        },
      },
    },
  },
});
export const barPrice = style({ fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' });
// What has the focus is never behind the bar.
globalStyle(`html:has(${bar})`, { '@media': { [PHONE]: { scrollPaddingBottom: '5rem' } } });
export const stepsLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: measure.tap,
  width: 'fit-content',
  fontWeight: 600,
});
