// A title and terms that wrap after it.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const terms = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[3]}` });
export const title = style({ fontWeight: 600 });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
