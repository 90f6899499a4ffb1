// The price stands out; all of it takes the colour of its ground's words.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] });
export const amount = style({ fontFamily: vars.font.heading, fontSize: vars.size.h3 });
