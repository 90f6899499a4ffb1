// Shops and what they have, in two columns.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

/** As small as the fold next to it, which shows the price. */
export const fold = style({ fontSize: vars.size.small });
export const shops = style({ display: 'grid', gap: space[1], paddingBottom: space[3] });
export const shop = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
export const some = style({ color: vars.color.success, fontWeight: 600 });
export const none = style({ color: vars.color.inkQuiet });
