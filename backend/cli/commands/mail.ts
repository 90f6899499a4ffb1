// shop mail list|retry: mails that could not be sent, and sending one again when the reason is gone.
import { Command } from 'commander';
import { inTransaction } from '#backend/db/transaction';
import { renewMail, troubledMails } from '#backend/mail/mail.sql';
import { wholeNumber } from '../numbers';
import { CannotRun, type CommandShop, say } from '../shop';

const MOST = 100;

export function mailCommand(shop: CommandShop): Command {
  const command = new Command('mail').description('Mails, der ikke kunne sendes');
  command
    .command('list')
    .description(`Mails, der er opgivet eller venter på næste forsøg, nyeste først (højst ${MOST})`)
    .action(
      shop.reads(async ({ db }) => {
        const rows = await troubledMails(db, MOST);
        for (const { id, template, recipient, tries, nextTryAt, givenUpAt, failure } of rows) {
          const state = givenUpAt
            ? `opgivet ${givenUpAt.toISOString()}`
            : `prøves igen ${nextTryAt?.toISOString() ?? 'nu'}`;
          say([id, template, recipient, `${tries} forsøg`, state, failure].join('  '));
        }
        if (rows.length === 0) say('Alle mails er sendt eller på vej.');
      }),
    );
  command
    .command('retry')
    .description('Sender en opgivet mail igen: butikken gør det inden for et minut')
    .argument('<nummer>', 'mailens nummer fra listen', wholeNumber)
    .action(
      shop.changes('mail', async ({ pool }, id: number) => {
        if (!(await inTransaction(pool, ({ db }) => renewMail(db, id))))
          throw new CannotRun(`Mail ${id} er ikke blandt dem, der ikke kunne sendes.`);
        say(`Mail ${id} sendes igen.`);
      }),
    );
  return command;
}
