// Each term keeps its link close by.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const terms = style({ display: 'grid', gap: space[2] });
export const legend = style({ fontSize: vars.size.h4, marginBottom: space[2] });
export const term = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] });
export const read = style({ fontSize: vars.size.small, paddingBlock: space[2] });
