// shop stock set|add <sku> <quantity>: counted or received goods.
import { Command } from 'commander';
import type { Pool } from 'pg';
import { changeStock, type StockChange, type StockOutcome } from '#backend/commerce/catalogue/maintenance/change-stock';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import { wholeNumber } from '../numbers';
import { CannotRun, type CommandShop, say } from '../shop';
import { stockShowCommand } from './product';

type Refused = Extract<StockOutcome, { ok: false }>['reason'];

const REASONS: Record<Refused, string> = {
  unknownSku: 'findes ikke.',
  configurable: 'har varianter; det er dem, der ligger på lager.',
  unknownSource: 'kan ikke ligge der: lageret findes ikke.',
  belowZero: 'kan ikke have mindre end 0 på lager.',
  changed: 'er ændret imens.',
};

export function stockCommand(shop: CommandShop): Command {
  const command = new Command('stock').description('Lagertal');
  const how = (name: StockChange['how'], description: string) =>
    command
      .command(name)
      .description(description)
      .argument('<sku>')
      .argument('<antal>', 'helt tal', wholeNumber)
      .option('--source <lager>', 'hvilket lager', CENTRAL_SOURCE)
      .action(
        shop.changes('stock', ({ pool, now }, sku: string, quantity: number, { source }: { source: string }) =>
          run(pool, { sku, quantity, source, how: name }, now),
        ),
      );
  how('set', 'Talt op: så mange er der');
  how('add', 'Kommet hjem: så mange flere (negativt: færre)');
  return command.addCommand(stockShowCommand(shop));
}

async function run(pool: Pool, change: StockChange, now: Date): Promise<void> {
  const outcome = await changeStock(pool, change, now);
  if (!outcome.ok) throw new CannotRun(`${change.sku} ${REASONS[outcome.reason]}`);
  say(`${change.sku} på ${change.source}: ${outcome.before} → ${outcome.after}`);
}
