// shop texts compose: brings texts that were stored by an earlier version to the letters in which they are searched.
import { Command } from 'commander';
import { refreshSearch } from '#backend/commerce/catalogue/search/lexicon/learn';
import { composeTexts } from '#backend/db/compose-texts';
import { inTransaction } from '#backend/db/transaction';
import { progressTeller } from '../progress';
import { type CommandShop, say } from '../shop';

/** How many rows of each table. */
const rowsByTable = (result: unknown): unknown => (result instanceof Map ? Object.fromEntries(result) : null);

export function textsCommand(shop: CommandShop): Command {
  const command = new Command('texts').description('Tekster, der er gemt');
  command
    .command('compose')
    .description(
      'Saml delte bogstaver (å som a og ring), og fjern usynlige tegn i varer, kunder og indhold fra tidligere udgaver',
    )
    .action(
      shop.changes({ kind: 'files', subject: () => 'texts', told: rowsByTable }, async ({ pool }) => {
        const tell = progressTeller();
        const progress = (tables: number, total: number) => tell('Tabeller gennemgået', tables, total);
        const rows = await inTransaction(pool, async ({ client }) => {
          const composed = await composeTexts(client, progress);
          if (composed.productIds.length > 0) await refreshSearch(client, composed.productIds);
          return composed.rows;
        });
        for (const [table, count] of rows) say(`${table}: ${count}`);
        if (rows.size === 0) say('Alle tekster er, som de skal være.');
      }),
    );
  return command;
}
