// The form of a user: a plain group without the frame that browsers draw around one.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const group = style({ display: 'grid', gap: space[5], border: 0, margin: 0, padding: 0, minWidth: 0 });
export const legend = style({ fontWeight: 700, padding: 0, marginBottom: space[2] });
