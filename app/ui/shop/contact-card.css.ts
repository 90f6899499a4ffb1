// The person to call: a portrait, and words at its side.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'flex-start',
  padding: space[5],
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
});
export const face = style({
  width: '6rem',
  height: '6rem',
  objectFit: 'cover',
  borderRadius: vars.radius.plate,
  background: vars.color.plate,
});
export const words = style({ display: 'grid', gap: space[1], alignContent: 'start', flex: '1 1 12rem', minWidth: 0 });
export const way = style({
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  minHeight: measure.tap,
  color: vars.color.link,
  fontSize: vars.size.lead,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const mail = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measure.tap,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
