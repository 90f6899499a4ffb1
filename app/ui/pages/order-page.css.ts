// The way back, and the order's references.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], minHeight: measure.tap });
export const facts = style({ display: 'grid', gap: space[3], alignContent: 'start' });
export const label = style({ fontSize: vars.size.small, color: vars.color.inkQuiet });
