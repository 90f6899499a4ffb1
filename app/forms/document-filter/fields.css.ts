// The filter of a list of documents: two columns on phones, one line where there is room.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { space } from '~/ui/theme/sizes';

export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[4],
  '@media': { [from.md]: { display: 'flex', flexWrap: 'wrap' } },
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  // After an odd number of fields the last one has room next to it.
  selectors: { '&:nth-child(odd)': { gridColumn: '1 / -1' } },
});
globalStyle(`${filter} > :not(${buttons})`, {
  '@media': { [from.md]: { flex: '1 1 8.5rem', maxWidth: '16rem' } },
});
