// shop return list|show|add|receive|refuse|book: returns by agreement, and booking in what comes back of them.
import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { bookByStaff } from '#backend/commerce/returns/book-by-staff';
import { returnableOf } from '#backend/commerce/returns/question';
import { receiveReturn, refuseReturn } from '#backend/commerce/returns/receive';
import { requestGoodsReturn } from '#backend/commerce/returns/request';
import {
  type ListedReturn,
  listReturns,
  receiptsOf,
  returnByNumber,
  returnsOf,
} from '#backend/commerce/returns/returns.sql';
import { returnCarriersOf } from '#backend/config';
import { openReturnCarriers } from '#backend/ports/return-carriers/index';
import { inCopenhagen } from '#domain/calendar/calendar';
import type { Oere } from '#domain/money/money';
import { choose } from '#domain/order/order-life';
import { boxesFor } from '#domain/returns/return-parcels';
import { atTheBuyer, type ReturnableLine } from '#domain/returns/returns';
import { danishKroner, LOST, lost, pieces } from '../numbers';
import { inWords } from '../refusal-words';
import { CannotRun, type Changing, type CommandShop, type Reading, say } from '../shop';

interface Options {
  line?: Map<string, number>;
  lost?: Map<string, Oere>;
  reason?: string;
  restock: boolean;
  fee: boolean;
}

export function returnCommand(shop: CommandShop): Command {
  const command = new Command('return').description('Returneringer fra virksomheder og pr. kulance');
  command
    .command('list')
    .description('Returneringer, der ikke er færdige, ældste først')
    .option('--all', 'også dem, der er færdige')
    .action(
      shop.reads(async ({ db }, { all = false }: { all?: boolean }) => {
        const rows = await listReturns(db, all ? 'all' : 'open');
        for (const row of rows) say(returnInWords(row));
        if (rows.length === 0) say('Der er ingen returneringer, der venter.');
      }),
    );
  command
    .command('show')
    .description('En returnering med sine varer, sin label og det, der er modtaget')
    .argument('<nummer>', 'returnummeret')
    .action(shop.reads(showReturn));
  command
    .command('add')
    .description('Opret en returnering pr. kulance: også efter fristen, også for forbrugere; kunden får kvittering')
    .argument('<ordrenummer>')
    .option('--line <varenr=antal>', 'kun disse: VARENR=ANTAL, kan gentages; ellers alt, kunden har', pieces)
    .option('--no-fee', 'uden returgebyr')
    .action(
      shop.changes('order', (changing, number: string, options: Options) => addReturn(shop, changing, number, options)),
    );
  bookingCommands(command, shop);
  return command;
}

function bookingCommands(command: Command, shop: CommandShop): void {
  command
    .command('receive')
    .description('Bogfør varer, der er kommet retur: kreditnota minus gebyr, penge, lager, point og gavekort')
    .argument('<nummer>', 'returnummeret')
    .option('--line <varenr=antal>', 'kun disse: VARENR=ANTAL, kan gentages', pieces)
    .option('--lost <varenr=kroner>', LOST, lost)
    .option('--no-restock', 'varerne lægges ikke på lager igen')
    .option('--reason <årsag>', 'står på kreditnotaen')
    .action(shop.changes('return', bookIn));
  command
    .command('refuse')
    .description('Afvis varer, der ikke tages retur eller aldrig kom; kunden får besked om hvorfor')
    .argument('<nummer>', 'returnummeret')
    .requiredOption('--reason <årsag>', 'står i mailen til kunden')
    .option('--line <varenr=antal>', 'kun disse: VARENR=ANTAL, kan gentages; ellers resten', pieces)
    .action(
      shop.changes('return', async ({ life }, number: string, { line, reason = '' }: Partial<Options>) => {
        const done = await refuseReturn(number, { pieces: line ?? null, reason }, life);
        if (!done.ok) throw new CannotRun(`${number}: ${inWords(done)}`);
        say(`${number}: afvist. ${done.isClosed ? 'Returneringen er afsluttet.' : 'Resten mangler endnu.'}`);
      }),
    );
  command
    .command('book')
    .description(
      'Spørg fragtfirmaet igen, når det har sagt nej eller ikke har booket; butikken gør det inden for et minut',
    )
    .argument('<nummer>', 'returnummeret')
    .option(
      '--package <kollinr>',
      'fragtfirmaet har booket: nummeret på hver kasse eller palle, kan gentages',
      parcelNumber,
    )
    .action(shop.changes('return', bookReturn));
}

const parcelNumber = (typed: string, before: string[] = []): string[] => [...before, typed.trim().slice(0, 40)];

async function bookReturn(
  { db, pool, queue, now }: Changing,
  number: string,
  { package: packages = undefined }: { package?: string[] },
): Promise<void> {
  const done = await bookByStaff(number, packages ?? null, { db, pool, queue, now });
  if (!done.ok) throw new CannotRun(`${number}: ${inWords(done)}`);
  say(packages ? `${number}: label klar, kunden får besked.` : `${number}: fragtfirmaet spørges igen.`);
}

async function addReturn(
  shop: CommandShop,
  { db, life, now }: Changing,
  number: string,
  { line = undefined, fee }: Options,
): Promise<void> {
  const order = await orderByNumber(db, number);
  const [whole] = order ? await wholeOrders(db, [order]) : [];
  if (!order || !whole) throw new CannotRun(`${number}: ${inWords({ ok: false, code: 'ORDER_NOT_FOUND' })}`);
  const { question, grams } = await returnableOf(db, whole, now);
  const picked = choose(question.lines.map(asPieces), (one) => one.quantity, line ?? null);
  if (!picked.ok) throw new CannotRun(`${number}: ${inWords(picked)}`);
  const boxes = boxesFor(picked.chosen.map(({ id, quantity }) => ({ grams: grams.get(id) ?? 0, pieces: quantity })));
  const { billingAddress, shippingAddress, email } = whole.order;
  const asked = {
    ...{ lines: picked.chosen, formKey: randomUUID(), isIntact: true, pickupOn: null, comment: '' },
    ...({ size: boxes === null ? 'pallet' : boxes === 1 ? 'box' : 'boxes', parcels: boxes ?? 1 } as const),
    contact: {
      name: `${billingAddress.firstname} ${billingAddress.lastname}`,
      ...{ email, telephone: shippingAddress.telephone ?? '' },
    },
    goodwill: { isFree: !fee },
  };
  const done = await requestGoodsReturn(number, asked, openReturnCarriers(returnCarriersOf(shop.config)), life);
  if (!done.ok) throw new CannotRun(`${number}: ${inWords(done)}`);
  say(`${number}: returnering ${done.goodsReturn.number}${fee ? '' : ', uden gebyr'}`);
}

/** What the buyer still has, in the shape by which staff name pieces. */
const asPieces = (line: ReturnableLine) => ({
  ...{ id: line.id, sku: line.sku, quantity: atTheBuyer(line) },
  ...{ shipped: 0, canceled: 0, invoiced: 0, credited: 0 },
});

async function bookIn({ life }: Changing, number: string, options: Options): Promise<void> {
  const { line = null, lost: kept = new Map(), restock, reason } = options;
  if (kept.size > 0 && !reason)
    throw new CannotRun('Skriv med --reason, hvorfor varen har mistet værdi: det står på kreditnotaen.');
  const booking = { pieces: line, lost: kept, restock, reason: reason ?? `Returnering ${number}` };
  const done = await receiveReturn(number, booking, life);
  if (!done.ok) throw new CannotRun(`${number}: ${inWords(done)}`);
  const { invoice } = done.credited.credit;
  const fee = done.fee > 0 ? `, gebyr ${danishKroner(done.fee)} ekskl. moms` : '';
  const toCard = done.credited.refunded > 0 ? `; ${danishKroner(done.credited.refunded)} tilbage til kortet` : '';
  const end = done.isClosed ? '. Alt er kommet retur.' : '. Resten mangler endnu.';
  say(`${number}: kreditnota ${invoice.number}, ${danishKroner(invoice.totalOere)}${fee}${toCard}${end}`);
}

const SIZES = { box: 'kasse', boxes: 'kasser', pallet: 'palle(r)' } as const;
const LABELS = {
  due: 'venter på fragtfirmaet',
  unknown: 'intet svar fra fragtfirmaet: se efter hos dem, om det er booket',
  booked: 'label klar',
  refused: 'fragtfirmaet har sagt nej',
} as const;

const returnInWords = ({ number, order, email, closedAt, size, parcels, pickupOn, label }: ListedReturn): string => {
  const way = pickupOn ? `hentes ${pickupOn}` : 'afleveres';
  const state = closedAt ? `færdig ${inCopenhagen(closedAt).date}` : label ? LABELS[label] : '';
  return [number, `ordre ${order}`, email, `${parcels} ${SIZES[size]}`, way, state].filter(Boolean).join('  ');
};

async function showReturn({ db }: Reading, number: string): Promise<void> {
  const known = await returnByNumber(db, number);
  const order = known && (await orderByNumber(db, known.order));
  const [whole] = order ? await wholeOrders(db, [order]) : [];
  const found = whole && (await returnsOf(db, whole.order.id)).find((one) => one.goodsReturn.number === number);
  if (!known || !whole || !found) throw new CannotRun(`${number}: ${inWords({ ok: false, code: 'ORDER_NOT_FOUND' })}`);
  const { goodsReturn, label, lines } = found;
  const { contact, comment } = goodsReturn;
  say(returnInWords({ ...goodsReturn, order: known.order, email: whole.order.email, label: label?.state ?? null }));
  say(`  kontakt: ${contact.name}, ${contact.email}, ${contact.telephone}`);
  if (comment !== '') say(`  besked: ${comment}`);
  if (label)
    say(`  ${label.carrierCode}: ${[label.reference, ...label.packages, label.note].filter(Boolean).join(', ')}`);
  for (const one of lines) {
    const line = whole.lines.find(({ id }) => id === one.orderLineId);
    say(`  ${line?.sku} ${line?.name}: retur ${one.quantity}, modtaget ${one.received}, afvist ${one.refused}`);
  }
  for (const receipt of await receiptsOf(db, goodsReturn.id)) {
    const sku = whole.lines.find(({ id }) => id === receipt.orderLineId)?.sku;
    const damaged = receipt.isDamaged ? ', skadet' : '';
    say(
      `  modtaget ${inCopenhagen(receipt.at).date}: ${receipt.quantity} × ${sku}${damaged}, gebyr ${danishKroner(receipt.feeOere)}`,
    );
  }
}
