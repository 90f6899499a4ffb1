// The two answers share one line, of a phone too.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { space } from '~/ui/theme/sizes';
import { bar, taken } from './question-bar.css';

/** Hidden where the strip at the top has the switch: from 768 px on, and on phones without a notification. */
export const question = style({ '@media': { [from.md]: { display: 'none' } } });
globalStyle(`html:not(:has([data-notification])) ${question}`, { display: 'none' });
globalStyle(`html:has(${question}):not(:has([data-notification]))`, { vars: { [taken]: '0px' } });
globalStyle(`html:has(${question})`, { '@media': { [from.md]: { vars: { [taken]: '0px' } } } });

export const answers = style({});
// Stronger than what the bar says of the forms in it.
globalStyle(`${bar} form${answers}`, { flexWrap: 'nowrap', gap: space[2] });
globalStyle(`${bar} form${answers} > button`, { flex: '1 0 auto', whiteSpace: 'nowrap' });
