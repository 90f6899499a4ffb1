// The question about cookies: text and answers side by side where there is room.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const bar = style({
  background: vars.color.surface,
  color: vars.color.ink,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const row = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: space[6] } },
});
// The answers on one line with the fold, which opens below them.
globalStyle(`${row} form`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  '@media': { [from.md]: { maxWidth: '30rem' } },
});
globalStyle(`${row} form > div`, { flex: 'none' });
globalStyle(`${row} button`, { paddingInline: space[3] });
globalStyle(`${row} details`, { borderBottom: 0 });
globalStyle(`${row} details[open]`, { flexBasis: '100%' });
