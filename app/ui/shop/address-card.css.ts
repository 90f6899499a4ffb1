// Addresses are in upright type, line under line.
import { style } from '@vanilla-extract/css';

export const address = style({ display: 'grid', fontStyle: 'normal', lineHeight: 1.45 });
