// The quantity field has the same width with and without the minus and plus buttons, so that the layout does not shift.
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { measure, space } from '../theme/sizes';

export const quantity = style({
  position: 'relative',
  display: 'inline-flex',
  minHeight: measure.tap,
  flex: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
});
export const size = styleVariants({ small: { width: '5.75rem' }, medium: { width: '8rem' } });

export const input = style({
  width: '100%',
  minWidth: 0,
  border: 0,
  padding: `0 ${space[1]}`,
  textAlign: 'center',
  background: 'transparent',
  borderRadius: 'inherit',
  fontWeight: 600,
});
globalStyle(`${quantity}[data-enhanced] ${input}`, { appearance: 'textfield', paddingInline: '1.75rem' });
globalStyle(`${quantity}[data-enhanced] ${input}::-webkit-inner-spin-button`, { appearance: 'none', margin: 0 });

// The two buttons that scripts append; they have no class names that we chose, since the script knows no styles.
globalStyle(`${quantity} > button`, {
  position: 'absolute',
  insetBlock: 0,
  width: '2rem',
  display: 'grid',
  placeItems: 'center',
  border: 0,
  padding: 0,
  background: 'transparent',
  color: vars.color.inkQuiet,
  borderRadius: vars.radius.control,
});
globalStyle(`${quantity} > button:hover`, { color: vars.color.ink, background: vars.color.plate });
globalStyle(`${quantity} > button:first-of-type`, { left: 0 });
globalStyle(`${quantity} > button:last-of-type`, { right: 0 });
globalStyle(`${quantity} > button > svg`, {
  width: '1rem',
  height: '1rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
});
