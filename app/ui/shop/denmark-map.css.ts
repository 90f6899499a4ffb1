// The outline of Denmark and the stores on it.
import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';

export const map = style({ maxWidth: '30rem' });
export const drawing = style({ display: 'block', width: '100%', height: 'auto' });
export const land = style({ fill: vars.color.plate, stroke: vars.color.line, strokeWidth: 1, strokeLinejoin: 'round' });
export const box = style({ fill: 'none', stroke: vars.color.line });
export const marker = style({ cursor: 'pointer' });
/** Larger than the dot: what a finger meets. */
export const reach = style({ fill: 'transparent' });
export const dot = style({ fill: vars.color.accentStrong, stroke: vars.color.ground, strokeWidth: 2 });
export const town = style({
  fill: vars.color.ink,
  stroke: vars.color.ground,
  strokeWidth: 3,
  paintOrder: 'stroke',
  fontFamily: vars.font.body,
  fontSize: 13,
  fontWeight: 600,
});
globalStyle(`${marker}:hover ${town}`, { textDecoration: 'underline' });
globalStyle(`${marker}:focus-visible ${dot}`, { stroke: vars.color.focus, strokeWidth: 4 });
