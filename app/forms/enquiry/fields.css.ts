// One field below the other, no wider than lines are read.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const form = style({ display: 'grid', gap: space[4], maxWidth: '36rem' });
