// shop staff add|list|remove|password|log: accounts of the back office, and what staff changed, with their names.
import { Command, Option } from 'commander';
import { listActions } from '#backend/commerce/staff/staff.sql';
import { listMembers } from '#backend/staff/accounts/accounts.sql';
import { addMember, removeMember, renewPassword } from '#backend/staff/accounts/manage';
import { startOfDay } from '#domain/calendar/calendar';
import { STAFF_ROLES } from '#domain/staff/rights';
import { actionRows } from '../action-words';
import { dayTyped } from '../days';
import { wholeNumber } from '../numbers';
import { type CommandShop, type Reading, say } from '../shop';
import { doneOf } from '../staff-words';

const MOST = 50;

interface Options {
  command?: string;
  subject?: string;
  since?: string;
  lines: number;
  json?: boolean;
}

export function staffCommand(shop: CommandShop): Command {
  const command = new Command('staff').description('Medarbejdere: hvem der kan logge ind, og hvad de har ændret');
  for (const account of [staffAddCommand, staffListCommand, staffRemoveCommand, staffPasswordCommand])
    command.addCommand(account(shop));
  command
    .command('log')
    .description(`Ændringer fra kommandolinjen, nyeste først (højst ${MOST}); --staff viser én medarbejders`)
    .option('--command <kommando>', 'kun den, for eksempel "price set" eller order')
    .option('--subject <emne>', 'kun det, for eksempel et varenummer, et ordrenummer, en e-mail')
    .option('--since <dag>', 'fra og med den dag', dayTyped)
    .option('--lines <antal>', 'så mange', wholeNumber, MOST)
    .option('--json', 'en linje JSON for hver, med alt før og efter')
    .action(shop.reads(tellActions));
  return command;
}

async function tellActions({ db, staff }: Reading, { command, subject, since, lines, json }: Options): Promise<void> {
  const found = await listActions(db, {
    staff,
    command: command ?? null,
    subject: subject ?? null,
    since: since ? startOfDay(since) : null,
    most: Math.max(1, lines),
  });
  for (const { at, staff: name, command: what, subject: whom, before, after } of found)
    if (json) say(JSON.stringify({ at, staff: name, command: what, subject: whom, before, after }));
    else for (const row of actionRows({ at, staff: name, command: what, subject: whom, before, after })) say(row);
  if (found.length === 0) say('Ingen har ændret noget.');
}

const passwordRows = (email: string, password: string): string =>
  `Log ind på /staff med ${email} og adgangskoden ${password}\nDen vises kun nu. Skift den under Konto.`;

const staffAddCommand = (shop: CommandShop): Command =>
  new Command('add')
    .description('Giv en medarbejder adgang; viser en adgangskode, der kun vises denne gang')
    .argument('<e-mail>')
    .requiredOption('--name <navn>', 'navnet, som ændringer logges med')
    .addOption(new Option('--role <rolle>', 'hvad medarbejderen må').choices(STAFF_ROLES).makeOptionMandatory())
    .action(
      shop.changes(
        'staff member',
        async ({ pool, now }, email: string, { name, role }: { name: string; role: string }) => {
          const { password } = doneOf(await addMember({ email, name, role }, { pool, now }));
          say(passwordRows(email, password));
        },
      ),
    );

const staffListCommand = (shop: CommandShop): Command =>
  new Command('list').description('Medarbejdere med adgang, og hvem der har haft den').action(
    shop.reads(async ({ db }) => {
      const members = await listMembers(db);
      for (const { email, name, role, isActive } of members)
        say([email, name, role, isActive ? '' : 'uden adgang'].filter(Boolean).join('  '));
      if (members.length === 0) say('Ingen har adgang endnu: staff add.');
    }),
  );

const staffRemoveCommand = (shop: CommandShop): Command =>
  new Command('remove')
    .description('Tag en medarbejders adgang med det samme; navnet bliver i loggen')
    .argument('<e-mail>')
    .action(
      shop.changes('staff member', async ({ pool, now }, email: string) => {
        doneOf(await removeMember(email, { pool, now }));
        say(`${email} har ikke adgang mere.`);
      }),
    );

const staffPasswordCommand = (shop: CommandShop): Command =>
  new Command('password')
    .description('En ny adgangskode til en medarbejder; logger medarbejderen ud overalt')
    .argument('<e-mail>')
    .action(
      shop.changes('staff member', async ({ pool, now }, email: string) => {
        const { password } = doneOf(await renewPassword(email, { pool, now }));
        say(passwordRows(email, password));
      }),
    );
