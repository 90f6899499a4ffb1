// A field and an answer: no wider than they are read.
import { style } from '@vanilla-extract/css';

export const narrow = style({ maxWidth: '32rem' });
