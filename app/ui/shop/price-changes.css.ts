// Names and prices as plain lines under the bar's heading.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const changes = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
