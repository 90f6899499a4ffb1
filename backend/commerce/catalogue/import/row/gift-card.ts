// What a gift card may be made out for: amounts to choose from, and the bounds of what may be typed, in Magento's columns.
import type { Cells } from './cells';
import type { StagedFacts } from './staged';

export function readGiftCard(cells: Cells, facts: StagedFacts, type: unknown): void {
  const amounts = cells.list('giftcard_amounts', '|');
  const [least, most] = [cells.money('giftcard_open_amount_min'), cells.money('giftcard_open_amount_max')];
  if (!amounts && typeof least !== 'number' && typeof most !== 'number') return;
  if (type !== undefined && type !== 'giftcard') cells.fault('giftcard_amounts', 'notAGiftCard');
  const steps = (amounts ?? []).flatMap((text) => cells.moneyOf('giftcard_amounts', text) ?? []);
  const bounds = { least: least ?? Math.min(...steps), most: most ?? Math.max(...steps) };
  for (const one of [...steps, bounds.least]) {
    if (one > 0 && one >= bounds.least && one <= bounds.most) continue;
    cells.fault('giftcard_amounts', 'giftCardBounds', { value: one / 100 });
  }
  facts.giftCard = { steps, ...bounds };
}
