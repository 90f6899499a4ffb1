// Stored cards under each other: what a card is and pays, and its button, which is below it on phones.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const cards = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space[4],
  background: vars.color.surface,
  border: vars.border.card,
  borderRadius: vars.radius.card,
});
