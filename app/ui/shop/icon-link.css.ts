// The icon is next to the text, and both are large enough for a thumb.
import { style } from '@vanilla-extract/css';
import { measure, space } from '~/ui/theme/sizes';

export const iconLink = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], minHeight: measure.tap });
