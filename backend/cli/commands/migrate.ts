// shop migrate: brings the database's schema to the newest version, as a separate step before the shop starts.
import { Command } from 'commander';
import { migrate, pendingMigrations } from '#backend/db/migrate';
import { progressTeller } from '../progress';
import { type CommandShop, inOwnWords, say } from '../shop';

export function migrateCommand(shop: CommandShop): Command {
  return new Command('migrate')
    .description('Bringer databasens skema op til denne version af butikken')
    .option('--dry-run', 'fortæller kun, hvad der mangler')
    .action(async ({ dryRun }: { dryRun?: boolean }) => {
      const { pool } = await shop.databaseAsItIs();
      const tell = progressTeller();
      const progress = (done: number, total: number) => tell('Migreringer kørt', done, total);
      const names = await inOwnWords(() => (dryRun ? pendingMigrations(pool) : migrate(pool, { progress })));
      if (names.length === 0) say('Skemaet er det nyeste; der er intet at gøre.');
      else say(`${dryRun ? 'Mangler' : 'Kørt'}: ${names.join(', ')}`);
    });
}
