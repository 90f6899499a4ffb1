// The table of users: names and mail addresses keep their line where there is room.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';

export const who = style({
  overflowWrap: 'anywhere',
  '@media': { [from.xl]: { minWidth: '19rem' } },
});
