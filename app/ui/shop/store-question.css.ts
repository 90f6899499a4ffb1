// The two answers share one line, of a phone too.
import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';
import { bar } from './question-bar.css';

export const answers = style({});
// Stronger than what the bar says of the forms in it.
globalStyle(`${bar} form${answers}`, { flexWrap: 'nowrap', gap: space[2] });
globalStyle(`${bar} form${answers} > button`, { flex: '1 0 auto', whiteSpace: 'nowrap' });
