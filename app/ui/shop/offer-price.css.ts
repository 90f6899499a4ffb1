// The price is emphasised; all of it takes the text colour of its background.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] });
export const amount = style({ fontFamily: vars.font.heading, fontSize: vars.size.h3 });
