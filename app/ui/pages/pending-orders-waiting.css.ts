// A box in a table’s row: it takes no more room than the words of the other cells, and stands on their line.
import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const chosen = style({ marginBlock: `calc(-1 * ${space[2]})` });
globalStyle(`${chosen} label > span`, { alignSelf: 'baseline' });
