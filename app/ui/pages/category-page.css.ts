// Lists of products: less room between their parts than between the sections of other pages.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
