// shop staff add|invite|list|role|remove|password|second-factor|log: accounts of the back office, and what staff changed, with their names.
import { Argument, Command, Option } from 'commander';
import { listActions } from '#backend/commerce/staff/staff.sql';
import { listMembers, memberByEmail } from '#backend/staff/accounts/accounts.sql';
import { changeMemberAccount } from '#backend/staff/accounts/change-member';
import { inviteMember } from '#backend/staff/accounts/invite';
import { addMember, renewPassword } from '#backend/staff/accounts/manage';
import { hasActiveFactor } from '#backend/staff/accounts/second-factor.sql';
import { startOfDay } from '#domain/calendar/calendar';
import { INVITATION_HOURS, type MemberAct } from '#domain/staff/members';
import { STAFF_ROLES } from '#domain/staff/rights';
import { actionRows } from '../action-words';
import { dayTyped } from '../days';
import { wholeNumber } from '../numbers';
import { inWords } from '../refusal-words';
import { CannotRun, type Changing, type CommandShop, type Reading, say } from '../shop';
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
  for (const account of ACCOUNT_COMMANDS) command.addCommand(account(shop));
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

interface Inviting {
  name: string;
  role: string;
  language: 'da' | 'en';
}

function accessWords(isActive: boolean, hasPassword: boolean): string {
  if (!isActive) return 'uden adgang';
  return hasPassword ? '' : 'inviteret';
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
      for (const { email, name, role, isActive, passwordHash } of members)
        say([email, name, role, accessWords(isActive, passwordHash !== null)].filter(Boolean).join('  '));
      if (members.length === 0) say('Ingen har adgang endnu: staff add.');
    }),
  );

const staffRemoveCommand = (shop: CommandShop): Command =>
  new Command('remove')
    .description('Tag en medarbejders adgang med det samme; navnet bliver i loggen')
    .argument('<e-mail>')
    .action(
      shop.changes('staff member', async (changing, email: string) => {
        const member = await memberByEmail(changing.db, email.trim().toLowerCase());
        if (!member?.isActive) throw new CannotRun(`${email}: findes ikke.`);
        await changedMember(changing, email, { act: member.passwordHash === null ? 'revoke' : 'deactivate', role: '' });
        say(`${email} har ikke adgang mere.`);
      }),
    );

const staffInviteCommand = (shop: CommandShop): Command =>
  new Command('invite')
    .description('Invitér en medarbejder: en mail med et link til at vælge en adgangskode')
    .argument('<e-mail>')
    .requiredOption('--name <navn>', 'navnet, som ændringer logges med')
    .addOption(new Option('--role <rolle>', 'hvad medarbejderen må').choices(STAFF_ROLES).makeOptionMandatory())
    .addOption(new Option('--language <sprog>', 'mailens sprog').choices(['da', 'en'] as const).default('da' as const))
    .action(
      shop.changes('staff member', async ({ pool, queue, now, staff }, email: string, options: Inviting) => {
        const done = await inviteMember({ email, ...options }, { pool, queue, now, by: staff, actor: null });
        if (!done.ok) throw new CannotRun(`${email}: ${inWords(done)}`);
        say(`Mailen til ${email} er på vej; linket virker i ${INVITATION_HOURS} timer.`);
      }),
    );

const staffRoleCommand = (shop: CommandShop): Command =>
  new Command('role')
    .description('Giv en medarbejder en anden rolle; den gælder med det samme')
    .argument('<e-mail>')
    .addArgument(new Argument('<rolle>', 'hvad medarbejderen må').choices(STAFF_ROLES))
    .action(
      shop.changes('staff member', async (changing, email: string, role: string) => {
        await changedMember(changing, email, { act: 'role', role });
        say(`${email} er nu ${role}.`);
      }),
    );

/** The user of the command line has the machine: the rights of a role do not bind them. */
async function changedMember(
  { pool, queue, now, staff }: Changing,
  typed: string,
  { act, role }: { act: MemberAct; role: string },
): Promise<void> {
  const change = { email: typed.trim().toLowerCase(), act, role, language: 'da' } as const;
  const unchanged = async () => ({ ok: true }) as const;
  const done = await changeMemberAccount(change, { pool, queue, now, by: staff, actor: null, unchanged });
  if (!done.ok) throw new CannotRun(`${typed}: ${inWords(done)}`);
}

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

const secondFactorCommand = (shop: CommandShop): Command =>
  new Command('second-factor')
    .description('Fjern en medarbejders totrinslogin, for eksempel når telefonen er væk')
    .addArgument(new Argument('<hvad>', 'remove').choices(['remove']))
    .argument('<e-mail>')
    .action(
      shop.changes(
        { kind: 'staff member', subject: ([, email = '']) => email },
        async (changing, _what: string, email: string) => {
          const member = await memberByEmail(changing.db, email.trim().toLowerCase());
          if (member && !(await hasActiveFactor(changing.db, member.id)))
            throw new CannotRun(`${email} har ikke totrinslogin.`);
          await changedMember(changing, email, { act: 'second-factor', role: '' });
          say(`${email} logger nu ind med adgangskoden alene.`);
        },
      ),
    );

const ACCOUNT_COMMANDS = [
  staffAddCommand,
  staffInviteCommand,
  staffListCommand,
  staffRoleCommand,
  staffRemoveCommand,
  staffPasswordCommand,
  secondFactorCommand,
];
