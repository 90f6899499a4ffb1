// Articles: a readable column.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxWidth: '50rem',
});
export const picture = style({
  width: '100%',
  maxHeight: '22rem',
  objectFit: 'contain',
  background: vars.color.plate,
  borderRadius: vars.radius.plate,
});
export const entries = style({ display: 'grid', gap: space[4], padding: 0, listStyle: 'none' });
