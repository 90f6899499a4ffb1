// shop order list|find: orders by filters or by what the shopper entered, as lines, CSV or JSON.
import { Command, Option } from 'commander';
import { labelOfStatus } from '#backend/commerce/order/status-label';
import { isStoreCode } from '#backend/commerce/order-desk/staff/list.sql';
import { findStaffOrders, type OrderQuery, type OrderSummary } from '#backend/commerce/order-desk/staff/list-orders';
import { minuteInCopenhagen } from '#domain/calendar/calendar';
import { periodOfDays } from '#domain/calendar/period';
import { plainKroner } from '#domain/money/money';
import {
  FULFILMENT_STAGES,
  type FulfilmentStage,
  PAYMENT_STAGES,
  type PaymentStage,
} from '#domain/order/order-progress';
import { isSearchable, LEAST_SEARCHED } from '#domain/order/order-search';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order-status';
import { csvCell } from '#domain/text/csv-cell';
import { dayTyped } from '../days';
import { count, danishKroner } from '../numbers';
import { FULFILMENT_WORDS, PAYMENT_WORDS } from '../order-words';
import { CannotRun, type CommandShop, type Reading, say } from '../shop';

/** Lines on a terminal; files have all. */
const MOST_SHOWN = 50;
const MOST_IN_FILES = 100_000;

interface Output {
  lines?: number;
  csv?: boolean;
  json?: boolean;
}

interface Filters extends Output {
  status?: OrderStatus;
  payment?: PaymentStage;
  fulfilment?: FulfilmentStage;
  since?: string;
  until?: string;
  store?: string;
  text?: string;
}

const withOutput = (command: Command): Command =>
  command
    .option('--lines <antal>', `højst så mange (ellers ${MOST_SHOWN}, i CSV og JSON alle)`, count)
    .addOption(new Option('--csv', 'som CSV med semikolon').conflicts('json'))
    .option('--json', 'som JSON, beløb i øre');

export function searchedText(typed: string): string {
  if (!isSearchable(typed)) throw new CannotRun(`Skriv mindst ${LEAST_SEARCHED} og højst 100 tegn at søge efter.`);
  return typed;
}

export const orderListCommand = (shop: CommandShop): Command =>
  withOutput(
    new Command('list')
      .description('Ordrer, nyeste først; betaling og forsendelse hver for sig')
      .addOption(new Option('--status <status>', 'ordrens status').choices(ORDER_STATUSES))
      .addOption(new Option('--payment <tilstand>', 'hvordan det står til med betalingen').choices(PAYMENT_STAGES))
      .addOption(new Option('--fulfilment <tilstand>', 'hvor langt varerne er').choices(FULFILMENT_STAGES))
      .option('--since <dag>', 'fra og med den dag', dayTyped)
      .option('--until <dag>', 'til og med den dag', dayTyped)
      .option('--store <kode>', 'kun ordrer fra denne butik')
      .option('--text <tekst>', 'som order find'),
  ).action(
    shop.reads(
      async (reading, { since, until, text, lines = undefined, csv = false, json = false, ...filters }: Filters) => {
        if (filters.store !== undefined && !(await isStoreCode(reading.pool, filters.store)))
          throw new CannotRun(`Butikken ${filters.store} findes ikke.`);
        if (since && until && until < since) throw new CannotRun('--until ligger før --since.');
        const { from, to } = periodOfDays(since, until);
        const query = {
          ...filters,
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
          ...(text === undefined ? {} : { text: searchedText(text) }),
        };
        await sayOrders(reading, query, { ...(lines === undefined ? {} : { lines }), csv, json });
      },
    ),
  );

export const orderFindCommand = (shop: CommandShop): Command =>
  withOutput(
    new Command('find')
      .description('Find ordrer: en del af nummer, navn, e-mail, telefon, firma eller rekvisition, eller et varenummer')
      .argument('<tekst>'),
  ).action(
    shop.reads((reading, text: string, output: Output) => sayOrders(reading, { text: searchedText(text) }, output)),
  );

async function sayOrders({ pool }: Reading, query: OrderQuery, { lines, csv, json }: Output): Promise<void> {
  const most = lines ?? (csv || json ? MOST_IN_FILES : MOST_SHOWN);
  const found = await findStaffOrders(pool, query, most + 1);
  const shown = found.slice(0, most);
  if (json) say(JSON.stringify(shown.map(orderAsJson), null, 2));
  else if (csv)
    say([CSV.map(([title]) => title), ...shown.map((row) => CSV.map(([, of]) => of(row)))].map(csvLine).join('\r\n'));
  else for (const row of shown) say(orderLine(row));
  if (!json && !csv && shown.length === 0) say('Ingen ordrer.');
  if (found.length > most) say.error(`Der er flere end ${most}: brug --lines eller flere filtre.`);
}

const csvLine = (cells: readonly (string | number | null)[]) => cells.map(csvCell).join(';');

const paymentWord = ({ payment, payment_mode }: OrderSummary): string =>
  `${payment ? PAYMENT_WORDS[payment] : '–'}${payment_mode === 'TEST' ? ' (TEST)' : ''}`;

const CSV: readonly (readonly [title: string, of: (row: OrderSummary) => string | number | null])[] = [
  ['ordrenummer', (row) => row.number],
  ['bestilt', (row) => minuteInCopenhagen(row.placed_at)],
  ['butik', (row) => row.store],
  ['kunde', (row) => row.buyer],
  ['firma', (row) => row.company],
  ['e-mail', (row) => row.email],
  ['i alt', (row) => plainKroner(row.total_oere)],
  ['betaling', paymentWord],
  ['forsendelse', (row) => FULFILMENT_WORDS[row.fulfilment]],
  ['status', (row) => labelOfStatus(row.status, 'da')],
  ['levering', (row) => row.delivery],
  ['leveringsdag', (row) => row.delivery_date],
  ['stk.', (row) => row.pieces],
  ['afsendt', (row) => row.shipped],
  ['rekvisitionsnummer', (row) => row.requisition_number],
];

const orderAsJson = (row: OrderSummary) => ({
  number: row.number,
  placedAt: row.placed_at.toISOString(),
  store: row.store,
  buyer: row.buyer,
  company: row.company,
  email: row.email,
  totalOere: row.total_oere,
  payment: row.payment,
  paymentMode: row.payment_mode,
  fulfilment: row.fulfilment,
  status: row.status,
  delivery: row.delivery,
  deliveryDate: row.delivery_date,
  pieces: row.pieces,
  shipped: row.shipped,
  requisitionNumber: row.requisition_number,
});

const orderLine = (row: OrderSummary): string =>
  [
    row.number,
    minuteInCopenhagen(row.placed_at),
    row.store,
    [row.company, row.buyer].filter(Boolean).join(', ') || row.email,
    danishKroner(row.total_oere),
    paymentWord(row),
    FULFILMENT_WORDS[row.fulfilment],
    [row.delivery, row.delivery_date].filter(Boolean).join(' '),
  ].join('  ');
