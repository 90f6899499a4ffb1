// The questions of a way of delivery: a postcode beside its button, and what a shop has on its shelves.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const near = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[3] });
const ready = { display: 'block', marginTop: space[1] };
export const onShelf = style({ ...ready, color: vars.color.success, fontWeight: 600 });
export const later = style(ready);
