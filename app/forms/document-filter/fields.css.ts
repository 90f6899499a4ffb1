// The filter of a list of documents: one under the other on phones, beside each other where there is room.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { space } from '~/ui/theme/sizes';

export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${space[4]} ${space[4]}`,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1.2fr) repeat(3, minmax(0, 1fr))' } },
});
export const buttons = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space[2] });
