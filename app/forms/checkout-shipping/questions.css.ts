// Styles for the fields of a way of delivery: a postcode next to its button, and the stock of a store.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const near = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[3] });
const ready = { display: 'block', marginTop: space[1] };
export const onShelf = style({ ...ready, color: vars.color.success, fontWeight: 600 });
export const later = style(ready);
