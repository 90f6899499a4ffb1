// shop catalogue refresh: gathers again what is kept for the pages, after something was changed past the shop.
import { Command } from 'commander';
import { refreshCatalogue } from '#backend/commerce/catalogue/maintenance/refresh-catalogue';
import { type CommandShop, say } from '../shop';

export function catalogueCommand(shop: CommandShop): Command {
  const command = new Command('catalogue').description('Kataloget');
  command
    .command('refresh')
    .description('Saml kort, priser, søgeord og antal på ny for alle varer')
    .action(
      shop.changes({ kind: 'files', subject: () => 'catalogue' }, async ({ pool, now }) => {
        const progress = (products: number) => {
          if (products % 10_000 < 500) say.error(`${products} varer`);
        };
        say(`${await refreshCatalogue(pool, now, progress)} varer samlet på ny`);
      }),
    );
  return command;
}
