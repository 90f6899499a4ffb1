// Two columns of fields where there is room; short fields share a line.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const fieldset = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[4]}` });
