// The two languages side by side where there is room; commands are highlighted and break rather than widen the page.
import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { measure, space } from '~/ui/theme/sizes';

export const page = style({
  display: 'grid',
  gap: `${space[12]} ${space[16]}`,
  maxWidth: '76rem',
  marginInline: 'auto',
  padding: `${space[10]} ${space[4]}`,
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlock: space[16] } },
});
export const part = style({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  justifyItems: 'start',
  maxWidth: measure.text,
});
export const steps = style({
  display: 'grid',
  gap: space[5],
  width: '100%',
  listStyle: 'none',
  counterReset: 'step',
});
export const step = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[10],
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: 0,
      display: 'grid',
      placeItems: 'center',
      width: space[8],
      height: space[8],
      borderRadius: '50%',
      background: vars.color.accentTint,
      color: vars.color.accentStrong,
      fontWeight: 600,
    },
  },
});
export const command = style({
  justifySelf: 'start',
  maxWidth: '100%',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
globalStyle(`${step} > p`, { paddingBlockStart: space[1] });
