// The answers on one line with the fold, which opens above them where the bar is at the bottom edge.
import { globalStyle } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { space } from '~/ui/theme/sizes';
import { bar } from './question-bar.css';

globalStyle(`${bar} form`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [from.md]: { maxWidth: '32rem' } },
});
globalStyle(`${bar} form > div`, { flex: 'none' });
// Three answers on one line: the words of the last may take two.
globalStyle(`${bar} form > details`, { flex: '1 1 0', minWidth: 'min-content' });
globalStyle(`${bar} button`, { paddingInline: space[3] });
globalStyle(`${bar} details`, { borderBottom: 0 });
globalStyle(`${bar} summary`, { paddingBlock: 0, lineHeight: 1.2 });
globalStyle(`${bar} details[open]`, { flexBasis: '100%' });
