// The pictures of gifts are at the right edge of their choices.
import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'block', width: '3rem', height: '3rem', objectFit: 'contain' });
