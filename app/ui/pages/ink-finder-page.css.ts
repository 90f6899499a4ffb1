// The other way to order cartridges, set apart from the printers.
import { style } from '@vanilla-extract/css';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  padding: space[5],
  background: vars.color.plate,
  borderRadius: vars.radius.card,
});
