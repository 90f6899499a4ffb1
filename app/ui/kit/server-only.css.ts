// The box of a still part is not there for the layout: its children stand where they would stand without it.
import { style } from '@vanilla-extract/css';

export const still = style({ display: 'contents' });
