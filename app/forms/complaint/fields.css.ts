// The three pictures of a complaint: in a row where there is room, each with the picture that has arrived.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const pictures = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, fontWeight: 600 });
export const hint = style({ fontSize: vars.size.small, color: vars.color.inkQuiet });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const side = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const arrived = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.success,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const thumbnail = style({ objectFit: 'cover', borderRadius: vars.radius.control, background: vars.color.plate });
