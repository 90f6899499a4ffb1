// The box of a static part does not affect the layout: its children are laid out as if it did not exist.
import { style } from '@vanilla-extract/css';

export const still = style({ display: 'contents' });
