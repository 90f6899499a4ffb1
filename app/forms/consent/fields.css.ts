// The answers are in a row and look alike: refusing is no harder than agreeing.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const form = style({ display: 'grid', gap: space[2], alignContent: 'start' });
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
