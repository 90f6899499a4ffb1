// shop price set <sku> <kroner>: the price incl. VAT.
import { Command } from 'commander';
import { type PriceOutcome, setPrice } from '#backend/commerce/catalogue/maintenance/set-price';
import { amount } from '../numbers';
import { CannotRun, type CommandShop, say } from '../shop';
import { priceShowCommand } from './product';

const REASONS: Record<Extract<PriceOutcome, { ok: false }>['reason'], string> = {
  unknownSku: 'findes ikke.',
  configurable: 'har varianter; prisen sættes på dem.',
};

const inKroner = (oere: number) => (oere / 100).toFixed(2).replace('.', ',');

export function priceCommand(shop: CommandShop): Command {
  const command = new Command('price').description('Priser');
  command
    .command('set')
    .description('Sæt prisen inkl. moms; den gamle huskes i prisloggen')
    .argument('<sku>')
    .argument('<kroner>', 'for eksempel 89,50', amount)
    .action(
      shop.changes('price', async ({ pool, now }, sku: string, grossOere: number) => {
        const outcome = await setPrice(pool, sku, grossOere, now);
        if (!outcome.ok) throw new CannotRun(`${sku} ${REASONS[outcome.reason]}`);
        say(`${sku}: ${inKroner(outcome.before)} → ${inKroner(grossOere)} kr. inkl. moms`);
        if (outcome.idleOffer !== null)
          say(
            `Tilbuddet til ${inKroner(outcome.idleOffer)} kr. er ikke lavere end prisen og har ingen virkning. Ret eller fjern det.`,
          );
      }),
    );
  return command.addCommand(priceShowCommand(shop));
}
