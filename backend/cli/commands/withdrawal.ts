// shop withdrawal list|show|add|receive: what consumers have withdrawn from, and booking in what comes back of it.
import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { declareWithdrawal } from '#backend/commerce/returns/withdrawal/declare';
import { withdrawableOf } from '#backend/commerce/returns/withdrawal/question';
import { endWithdrawal, receiveWithdrawn } from '#backend/commerce/returns/withdrawal/receive';
import {
  type ListedWithdrawal,
  listWithdrawals,
  withdrawalByNumber,
  withdrawalsOf,
} from '#backend/commerce/returns/withdrawal/withdrawal.sql';
import { inCopenhagen } from '#domain/calendar/calendar';
import type { Oere } from '#domain/money/money';
import { choose } from '#domain/order/order-life';
import { refundDueOn, type WithdrawalLine, withdrawable } from '#domain/returns/withdrawal';
import { danishKroner, LOST, lost, pieces } from '../numbers';
import { inWords } from '../refusal-words';
import { CannotRun, type CommandShop, type Reading, say } from '../shop';

interface Options {
  line?: Map<string, number>;
  lost?: Map<string, Oere>;
  reason?: string;
  restock: boolean;
}

export function withdrawalCommand(shop: CommandShop): Command {
  const command = new Command('withdrawal').description('Forbrugeres fortrydelser');
  command
    .command('list')
    .description('Fortrydelser, der ikke er færdige, ældste først, med den dag pengene skal være tilbage')
    .option('--all', 'også dem, der er færdige')
    .action(
      shop.reads(async ({ db }, { all = false }: { all?: boolean }) => {
        const rows = await listWithdrawals(db, all ? 'all' : 'open');
        for (const row of rows) say(withdrawalInWords(row));
        if (rows.length === 0) say('Der er ingen fortrydelser, der venter.');
      }),
    );
  command
    .command('show')
    .description('En fortrydelse med sine varer')
    .argument('<nummer>', 'fortrydelsesnummeret')
    .action(shop.reads(showWithdrawal));
  command
    .command('add')
    .description('Skriv en fortrydelse ind, der er kommet som brev, mail eller opkald; kunden får kvittering')
    .argument('<ordrenummer>')
    .option('--line <varenr=antal>', 'kun disse: VARENR=ANTAL, kan gentages; ellers alt, der kan fortrydes', pieces)
    .action(
      shop.changes('order', async ({ db, life }, number: string, { line }: Options) => {
        const order = await orderByNumber(db, number);
        const [whole] = order ? await wholeOrders(db, [order]) : [];
        if (!whole) throw new CannotRun(`${number}: ${inWords({ ok: false, code: 'ORDER_NOT_FOUND' })}`);
        const { lines } = (await withdrawableOf(db, whole)).question;
        const picked = choose(lines.map(asLife), (one) => one.quantity, line ?? null);
        if (!picked.ok) throw new CannotRun(`${number}: ${inWords(picked)}`);
        const done = await declareWithdrawal(number, { lines: picked.chosen, formKey: randomUUID() }, life);
        if (!done.ok) throw new CannotRun(`${number}: ${inWords(done)}`);
        say(`${number}: fortrydelse ${done.withdrawal.number}`);
      }),
    );
  command
    .command('receive')
    .description('Bogfør varer, der er kommet retur: kreditnota, penge, lager, point og gavekort')
    .argument('<nummer>', 'fortrydelsesnummeret')
    .option('--line <varenr=antal>', 'kun disse: VARENR=ANTAL, kan gentages', pieces)
    .option('--lost <varenr=kroner>', LOST, lost)
    .option('--no-restock', 'varerne lægges ikke på lager igen')
    .option('--reason <årsag>', 'står på kreditnotaen')
    .action(
      shop.changes('withdrawal', async ({ life }, number: string, options: Options) => {
        const { line = null, lost: kept = new Map(), restock, reason } = options;
        if (kept.size > 0 && !reason)
          throw new CannotRun('Skriv med --reason, hvorfor varen har mistet værdi: det står på kreditnotaen.');
        const receiving = { pieces: line, lost: kept, restock, reason: reason ?? `Fortrydelse ${number}` };
        const done = await receiveWithdrawn(number, receiving, life);
        if (!done.ok) throw new CannotRun(`${number}: ${inWords(done)}`);
        const { invoice } = done.credited.credit;
        const toCard = done.credited.refunded > 0 ? `; ${danishKroner(done.credited.refunded)} tilbage til kortet` : '';
        const end = done.isClosed ? '. Alt er kommet retur.' : '. Resten mangler endnu.';
        say(`${number}: kreditnota ${invoice.number}, ${danishKroner(invoice.totalOere)}${toCard}${end}`);
      }),
    );
  command
    .command('end')
    .description('Afslut en fortrydelse, hvor varerne aldrig kom retur; kunden beholder dem og får besked')
    .argument('<nummer>', 'fortrydelsesnummeret')
    .requiredOption('--reason <årsag>', 'står i mailen til kunden')
    .action(
      shop.changes('withdrawal', async ({ life }, number: string, { reason = '' }: Options) => {
        const done = await endWithdrawal(number, reason, life);
        if (!done.ok) throw new CannotRun(`${number}: ${inWords(done)}`);
        say(`${number}: afsluttet.`);
      }),
    );
  return command;
}

/** What can be withdrawn from, in the shape by which staff name pieces. */
const asLife = (line: WithdrawalLine) => ({
  ...{ id: line.id, sku: line.sku, quantity: withdrawable(line) },
  ...{ shipped: 0, canceled: 0, invoiced: 0, credited: 0 },
});

const withdrawalInWords = ({ number, order, email, declaredAt, closedAt }: ListedWithdrawal): string => {
  const state = closedAt
    ? `færdig ${inCopenhagen(closedAt).date}`
    : `pengene tilbage senest ${refundDueOn(declaredAt)}`;
  return [number, `ordre ${order}`, email, `modtaget ${danishMoment(declaredAt)}`, state].join('  ');
};

function danishMoment(at: Date): string {
  const { date, hour, minute } = inCopenhagen(at);
  return `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

async function showWithdrawal({ db }: Reading, number: string): Promise<void> {
  const known = await withdrawalByNumber(db, number);
  const order = known && (await orderByNumber(db, known.order));
  const [whole] = order ? await wholeOrders(db, [order]) : [];
  if (!known || !whole) throw new CannotRun(`${number}: ${inWords({ ok: false, code: 'ORDER_NOT_FOUND' })}`);
  const { storeId, email, id: orderId } = whole.order;
  say(withdrawalInWords({ ...known.withdrawal, order: known.order, orderId, email, storeId }));
  const all = await withdrawalsOf(db, orderId);
  for (const one of all.find(({ withdrawal }) => withdrawal.number === number)?.lines ?? []) {
    const line = whole.lines.find(({ id }) => id === one.orderLineId);
    const counted = `fortrudt ${one.quantity}, ikke sendt ${one.calledOff}, kommet retur ${one.received}`;
    say(`  ${line?.sku} ${line?.name}: ${counted}${one.kept > 0 ? `, bliver hos kunden ${one.kept}` : ''}`);
  }
}
