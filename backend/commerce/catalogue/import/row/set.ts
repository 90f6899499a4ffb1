// What a row says of the set that its product belongs to: set of attributes, residual goods, what is designed before it is bought.
import { type Cells, nameOf } from './cells';
import type { Put } from './read-product';
import type { References } from './staged';

const ANY_LENGTH = { least: 1, most: 1_000_000 };

export function readSet(cells: Cells, put: Put, { designs }: References): void {
  put('attribute_set', cells.text('attribute_set_code') ?? undefined);
  put('residual_sale', cells.ownFlag('residual_sale') ?? undefined);
  put('longest_mm', cells.ownWhole('longest_mm', ANY_LENGTH));
  put('pcon_status', cells.own('pcon_status'));
  const [moc, ban] = [cells.own('pcon_moc'), cells.own('pcon_ban')];
  put('pcon_moc', moc);
  put('pcon_ban', ban);
  if (moc && ban && !designs.has(`${moc}/${ban}`))
    cells.fault(nameOf('pcon_ban'), 'unknownReference', { value: `${moc}/${ban}`, what: 'Møblet' });
}
