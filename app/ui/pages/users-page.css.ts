// The table of users: names and mail addresses do not wrap where there is room.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';

export const who = style({
  overflowWrap: 'anywhere',
  '@media': { [from.xl]: { minWidth: '19rem' } },
});
