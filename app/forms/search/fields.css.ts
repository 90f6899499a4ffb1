// The search field with its button on one line.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const row = style({ display: 'flex', alignItems: 'flex-end', gap: space[2], maxWidth: '32rem' });
