// How the order of a gift shop is laid out: groups of ticks, and the company's fields in two columns where there is room.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { space } from '~/ui/theme/sizes';

export const part = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, border: 0, minWidth: 0 });
globalStyle(`${part} > legend`, { padding: 0, marginBottom: space[2], fontWeight: 600 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** All fields but postcode and city, which share a row. */
export const whole = style({ '@media': { [from.sm]: { gridColumn: '1 / -1' } } });
