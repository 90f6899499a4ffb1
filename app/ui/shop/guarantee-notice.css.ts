// The notice of the legal guarantee and the GARAN label: the same in every look, for they are the Union's and not the shop's.
import { style } from '@vanilla-extract/css';
import { from } from '~/ui/theme/breakpoints';
import { vars } from '~/ui/theme/contract.css';
import { space } from '~/ui/theme/sizes';

// The blue of the European flag.
const EU_BLUE = '#003399';

const plate = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `2px solid ${EU_BLUE}`,
  borderRadius: vars.radius.card,
  background: 'white',
  color: 'black',
  fontSize: vars.size.small,
});
export const notice = style([
  plate,
  { '@media': { [from.sm]: { gridTemplateColumns: 'auto 1fr', columnGap: space[4] } } },
]);
export const flag = style({ width: '3rem', height: '2rem' });
export const body = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const title = style({ fontWeight: 700, color: EU_BLUE, fontSize: vars.size.body });
export const years = style({ fontWeight: 700 });
export const small = style({ color: 'black' });

export const label = style([plate, { gridTemplateColumns: 'auto 1fr', alignItems: 'center', columnGap: space[4] }]);
export const word = style({
  padding: `${space[1]} ${space[3]}`,
  background: EU_BLUE,
  color: 'white',
  fontWeight: 800,
  letterSpacing: '0.08em',
});
export const count = style({ fontSize: vars.size.body, color: EU_BLUE });
export const below = style({ gridColumn: '1 / -1' });
