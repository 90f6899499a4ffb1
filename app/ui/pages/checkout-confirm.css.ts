// The last step: fields, terms, rights, amount, button, under each other.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const confirm = style({ display: 'grid', gap: space[5] });
export const rights = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  background: vars.color.infoGround,
  borderRadius: vars.radius.card,
  fontSize: vars.size.small,
});
