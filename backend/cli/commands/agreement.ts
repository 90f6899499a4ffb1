// shop agreement list|password|close: the pages that show a company's agreement to those who know their password.
import { Command } from 'commander';
import { listAgreements } from '#backend/commerce/agreement/agreement.sql';
import { closeAgreement, giveAgreementPassword } from '#backend/commerce/agreement/set-password';
import { CannotRun, type Change, type CommandShop, say } from '../shop';

const OF_PAGE: Change = { kind: 'agreement page', subject: ([slug]) => String(slug) };
const unknown = (slug: string) => new CannotRun(`Aftalesiden ${slug} findes ikke.`);

export function agreementCommand(shop: CommandShop): Command {
  const command = new Command('agreement').description('Aftalesider med adgangskode');
  command
    .command('list')
    .description('Aftalesiderne, og hvis priser de viser')
    .action(
      shop.reads(async ({ db }) => {
        const found = await listAgreements(db);
        for (const { slug, businessId, title, isOpenable } of found)
          say(
            [
              slug,
              title.da,
              businessId === null ? '' : `virksomhed ${businessId}`,
              isOpenable ? '' : 'uden adgangskode',
            ]
              .filter(Boolean)
              .join('  '),
          );
        if (found.length === 0) say('Ingen.');
      }),
    );
  command
    .command('password')
    .description('Giv en aftaleside en ny adgangskode; den vises kun nu, og den gamle virker ikke længere')
    .argument('<navn>', 'sidens navn i agreements.yaml')
    .action(
      shop.changes(OF_PAGE, async ({ pool }, slug: string) => {
        const password = await giveAgreementPassword(slug, pool);
        if (password === null) throw unknown(slug);
        say(`Adgangskode: ${password}`);
      }),
    );
  command
    .command('close')
    .description('Tag adgangskoden fra en aftaleside: ingen kan åbne den')
    .argument('<navn>', 'sidens navn i agreements.yaml')
    .action(
      shop.changes(OF_PAGE, async ({ pool }, slug: string) => {
        if (!(await closeAgreement(slug, pool))) throw unknown(slug);
        say(`${slug}: lukket`);
      }),
    );
  return command;
}
