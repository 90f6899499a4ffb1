// shop catalogue refresh: recomputes the precomputed catalogue data, after something was changed outside the shop.
import { Command } from 'commander';
import { refreshCatalogue } from '#backend/commerce/catalogue/maintenance/refresh-catalogue';
import { PHASES, progressTeller } from '../progress';
import { type CommandShop, say } from '../shop';

export function catalogueCommand(shop: CommandShop): Command {
  const command = new Command('catalogue').description('Kataloget');
  command
    .command('refresh')
    .description('Saml kort, priser, søgeord og antal på ny for alle varer')
    .action(
      shop.changes({ kind: 'files', subject: () => 'catalogue' }, async ({ pool, now }) => {
        const tell = progressTeller();
        const done = await refreshCatalogue(pool, now, (products, total) => tell(PHASES.written, products, total));
        say(`${done.products} varer samlet på ny`);
        if (done.unusedPictures > 0) say(`${done.unusedPictures} billeder, som intet viser, er slettet`);
      }),
    );
  return command;
}
