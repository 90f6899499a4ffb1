// The hours of a store, and words of them that are longer than other badges.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const wrapped = style({ whiteSpace: 'normal' });
export const hours = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
