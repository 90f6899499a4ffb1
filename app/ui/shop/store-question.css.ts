// The two answers are as wide as each other.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] });
