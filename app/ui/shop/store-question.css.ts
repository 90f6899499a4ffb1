// One line where there is room; on a phone the two answers stand side by side under the question.
import { style } from '@vanilla-extract/css';
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
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] });
