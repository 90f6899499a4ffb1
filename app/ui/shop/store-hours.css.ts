// Words of a store's hours that are longer than other badges.
import { style } from '@vanilla-extract/css';

export const wrapped = style({ whiteSpace: 'normal' });
