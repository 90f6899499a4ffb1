// shop complaint list|show|ask|accept|refuse|replace|refund: buyers' complaints, and how staff resolve them.
import { Command, InvalidArgumentError } from 'commander';
import {
  type ComplaintRow,
  complaintByNumber,
  type ListedComplaint,
  listComplaints,
  messagesOf,
  ordersOfComplaint,
} from '#backend/commerce/complaint/complaint.sql';
import { refundComplaint, replaceGoods } from '#backend/commerce/complaint/settle';
import { handleComplaint, type StaffStep } from '#backend/commerce/complaint/step';
import { picturesOfComplaint } from '#backend/commerce/complaint/uploads.sql';
import { inCopenhagen } from '#domain/calendar/calendar';
import { complaintPath, NO_ORDER } from '#domain/complaint/addresses';
import { type ComplaintWish, isComplaintWish } from '#domain/complaint/complaint';
import { oere } from '#domain/money/money';
import type { Refusal } from '#domain/refusal/refusals';
import { amount, danishKroner } from '../numbers';
import { originOfItsStore } from '../own-origin';
import { inWords } from '../refusal-words';
import { CannotRun, type CommandShop, type Reading, say } from '../shop';

const WISHES: Record<ComplaintWish, string> = {
  repair: 'reparation',
  replacement: 'ny vare',
  refund: 'pengene tilbage',
  price_off: 'afslag i prisen',
};
const STATES: Record<ComplaintRow['state'], string> = {
  received: 'modtaget',
  asked: 'venter på kundens svar',
  accepted: 'godkendt',
  refused: 'afvist',
  settled: 'afsluttet',
};
const TEXT = 'det, kunden læser på reklamationens side og i mailen';

const inTheWay = (number: string, refused: Refusal) => new CannotRun(`${number}: ${inWords(refused)}`);

function remedyTyped(typed: string): ComplaintWish {
  if (!isComplaintWish(typed)) throw new InvalidArgumentError('Skriv repair, replacement, refund eller price_off.');
  return typed;
}

export function complaintCommand(shop: CommandShop): Command {
  const command = new Command('complaint').description('Reklamationer');
  command
    .command('list')
    .description('Reklamationer, der ikke er afsluttet, ældste først')
    .option('--all', 'også dem, der er afsluttet')
    .action(
      shop.reads(async ({ db }, { all = false }: { all?: boolean }) => {
        const rows = await listComplaints(db, all ? 'all' : 'open');
        for (const row of rows) say(complaintInWords(row));
        if (rows.length === 0) say('Der er ingen reklamationer, der venter.');
      }),
    );
  command
    .command('show')
    .description('En reklamation med beskeder og linket til dens billeder')
    .argument('<nummer>', 'reklamationsnummeret')
    .action(shop.reads((reading, number: string) => showComplaint(reading, number, shop)));
  addSteps(command, shop);
  command
    .command('replace')
    .description('Send nye varer: en ordre til 0 kr. med samme adresse; reklamationen afsluttes')
    .argument('<nummer>', 'reklamationsnummeret')
    .option('--text <besked>', TEXT, '')
    .action(
      shop.changes('complaint', async ({ life }, number: string, { text }: { text: string }) => {
        const done = await replaceGoods(number, text, life);
        if (!done.ok) throw inTheWay(number, done);
        say(`${number}: ordre ${done.order.number} på nye varer`);
      }),
    );
  command
    .command('refund')
    .description('Betal tilbage: kreditnota og penge for varen, eller for en del af prisen; reklamationen afsluttes')
    .argument('<nummer>', 'reklamationsnummeret')
    .option('--amount <kroner>', 'kun dette afslag inkl. moms', amount)
    .option('--text <besked>', TEXT, '')
    .action(
      shop.changes('complaint', async ({ life }, number: string, options: { amount?: number; text: string }) => {
        const { amount: part, text } = options;
        const done = await refundComplaint(number, { amount: part === undefined ? null : oere(part), text }, life);
        if (!done.ok) throw inTheWay(number, done);
        const { invoice } = done.credit;
        const toCard = done.refunded > 0 ? `; ${danishKroner(done.refunded)} tilbage til kortet` : '';
        say(`${number}: kreditnota ${invoice.number}, ${danishKroner(invoice.totalOere)}${toCard}`);
      }),
    );
  return command;
}

interface StepOptions {
  text: string;
  remedy?: ComplaintWish;
  done?: boolean;
}

/** What is said to the buyer alone: nothing is sent or paid. */
function addSteps(command: Command, shop: CommandShop): void {
  const step = (name: 'ask' | 'accept' | 'refuse', description: string) =>
    command
      .command(name)
      .description(description)
      .argument('<nummer>', 'reklamationsnummeret')
      .requiredOption('--text <besked>', TEXT)
      .action(
        shop.changes('complaint', async ({ pool, queue, now }, number: string, options: StepOptions) => {
          const { text, remedy, done: isDone = false } = options;
          const doing: StaffStep = { step: isDone ? 'settle' : name, text, ...(remedy ? { remedy } : {}) };
          const handled = await handleComplaint(number, doing, { pool, queue, now });
          if (!handled.ok) throw inTheWay(number, handled);
          say(`${number}: ${STATES[handled.complaint.state]}`);
        }),
      );
  step('ask', 'Spørg kunden om noget');
  step('accept', 'Godkend reklamationen')
    .option('--remedy <hvad>', 'hvad butikken gør: repair, replacement, refund eller price_off', remedyTyped)
    .option('--done', 'det er gjort, for eksempel er varen repareret: reklamationen afsluttes');
  step('refuse', 'Afvis reklamationen; forbrugere får at vide, hvor de kan klage');
}

const complaintInWords = ({ number, order, product, email, wish, state, receivedAt }: ListedComplaint): string =>
  [
    number,
    order ? `ordre ${order}` : 'uden ordre',
    product,
    email,
    WISHES[wish],
    momentWords(receivedAt),
    STATES[state],
  ].join('  ');

function momentWords(at: Date): string {
  const { date, hour, minute } = inCopenhagen(at);
  return `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

async function showComplaint({ db, pool }: Reading, number: string, shop: CommandShop): Promise<void> {
  const row = await complaintByNumber(db, number);
  if (!row) throw new CannotRun(`${number}: ${inWords({ ok: false, code: 'ORDER_NOT_FOUND' })}`);
  const { order, replacement } = await ordersOfComplaint(db, row);
  say(complaintInWords({ ...row, order }));
  const facts = [
    `${row.quantity} × ${row.product}, ${row.name}, ${row.isConsumer ? 'forbruger' : 'virksomhed'}`,
    row.serialNumber === '' ? null : `serienummer ${row.serialNumber}`,
    row.batchNumber === '' ? null : `batchnummer ${row.batchNumber}`,
    row.description,
    row.creditNumber === null ? null : `kreditnota ${row.creditNumber}`,
    replacement === null ? null : `ny ordre ${replacement}`,
  ];
  for (const fact of facts) if (fact !== null) say(`  ${fact}`);
  const { sides, extras } = await picturesOfComplaint(pool, row.id);
  const origin = await originOfItsStore(shop, { db, pool }, row.storeId);
  say(`  ${sides.length + extras} billeder: ${origin}${complaintPath(order ?? NO_ORDER, row.publicToken)}`);
  for (const { by, text, at } of await messagesOf(db, row.id))
    say(`  ${momentWords(at)} ${by === 'buyer' ? 'kunden' : 'butikken'}: ${text}`);
}
