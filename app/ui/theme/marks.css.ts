// Colours of the marks; they follow the look, and the header's ink where the ground is dark.
import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';

export const mark = style({ width: '2.5rem', height: '2.5rem', flex: 'none' });
export const accent = style({ fill: vars.color.accent });
export const second = style({ fill: vars.color.mark });
export const light = style({ fill: '#ffffff' });
export const current = style({ fill: 'currentColor' });
