// The scanner's field and camera, and the list of what was scanned.
import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const scanner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: '44rem',
});
export const camera = style({ display: 'grid', gap: space[3], justifyItems: 'start', ':empty': { display: 'none' } });
globalStyle(`${camera} video`, {
  width: '100%',
  maxHeight: '40vh',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.color.ink,
});
globalStyle(`${camera} button`, {
  font: 'inherit',
  fontWeight: 600,
  minHeight: '2.75rem',
  paddingInline: space[4],
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  cursor: 'pointer',
});
globalStyle(`${scanner} [data-scan-refused]`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  color: vars.color.danger,
});
globalStyle(`${scanner} [data-scan-refused] > p`, { flexBasis: '100%', margin: 0 });
globalStyle(`${scanner} [data-scan-refused] > button`, {
  font: 'inherit',
  fontWeight: 600,
  minHeight: '2.75rem',
  paddingInline: space[4],
  border: `2px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  cursor: 'pointer',
});
export const state = style({ minHeight: '1.5em', fontWeight: 600, ':empty': { display: 'none' } });
export const log = style({ display: 'grid', gap: space[1], margin: 0, paddingInlineStart: 0, listStyle: 'none' });
globalStyle(`${log} > li`, { paddingBlock: space[2], borderBottom: `1px solid ${vars.color.line}` });
globalStyle(`${log} > li[data-outcome=added]`, { color: vars.color.success });
globalStyle(`${log} > li[data-outcome=refused], ${log} > li[data-outcome=unknown], ${log} > li[data-outcome=choose]`, {
  color: vars.color.danger,
});
export const unknown = style({ display: 'grid', gap: space[2] });
export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
