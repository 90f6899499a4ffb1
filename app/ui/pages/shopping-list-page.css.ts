// One shopping list: what can be taken home of it, and the order of its lines.
import { style } from '@vanilla-extract/css';
import { space } from '~/ui/theme/sizes';

export const papers = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[4]}` });
export const sort = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  maxWidth: '28rem',
});
export const missing = style({ margin: 0, paddingInlineStart: space[4], overflowWrap: 'anywhere' });
