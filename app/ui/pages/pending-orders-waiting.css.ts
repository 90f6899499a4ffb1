// A checkbox in a table row: it takes no more room than the text of the other cells, and aligns with it.
import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const chosen = style({ marginBlock: `calc(-1 * ${space[2]})` });
globalStyle(`${chosen} label > span`, { alignSelf: 'baseline' });
