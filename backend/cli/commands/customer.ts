// shop customer coupons|deactivate|activate: what staff switch on a customer's account.
import { Argument, Command } from 'commander';
import {
  type SwitchOutcome,
  switchAccount,
  switchPersonalCoupons,
} from '#backend/commerce/customer/account/staff-switches';
import { CannotRun, type CommandShop, say } from '../shop';

function told(email: string, outcome: SwitchOutcome, done: string): void {
  if (outcome.ok) say(`${email} ${done}.`);
  else throw new CannotRun(`${email} ${outcome.reason === 'unknown' ? 'findes ikke' : `${done} i forvejen`}.`);
}

const ACCOUNT = {
  deactivate: { says: 'Luk for login; kunden logges ud overalt', isActive: false, done: 'er deaktiveret' },
  activate: { says: 'Luk op for login igen', isActive: true, done: 'er aktiv' },
} as const;

export function customerCommand(shop: CommandShop): Command {
  const command = new Command('customer').description('Kunders konti');
  command
    .command('coupons')
    .description('Om kunden har personlige kuponer')
    .argument('<e-mail>', 'kundens')
    .addArgument(new Argument('<on|off>').choices(['on', 'off']))
    .action(async (email: string, choice: 'on' | 'off') => {
      const { pool } = await shop.database();
      const done = choice === 'on' ? 'har personlige kuponer' : 'har ikke personlige kuponer';
      told(email, await switchPersonalCoupons(pool, email, choice === 'on'), done);
    });
  for (const [name, { says, isActive, done }] of Object.entries(ACCOUNT)) {
    command
      .command(name)
      .description(says)
      .argument('<e-mail>', 'kundens')
      .action(async (email: string) => {
        const { pool } = await shop.database();
        told(email, await switchAccount(pool, email, isActive, shop.now()), done);
      });
  }
  return command;
}
