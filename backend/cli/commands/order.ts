// shop order list|find|show|read|ship|capture|invoice|credit|refund|reduce|cancel|hold|unhold|track|complete: what staff do with an order after it was placed.
import { Command } from 'commander';
import {
  cancelOrder,
  captureOrder,
  completeOrder,
  holdOrder,
  type Life,
  planOrderReduction,
  type ReductionPlan,
  reduceOrder,
  releaseOrder,
} from '#backend/commerce/fulfilment/index';
import { creditOrder, invoiceOrder, refundAmount } from '#backend/commerce/invoice/index';
import { labelOfStatus } from '#backend/commerce/order/status-label';
import { ship, track } from '#backend/commerce/shipment/index';
import { trackingStatusFrom } from '#domain/delivery/tracking';
import { type Oere, oere } from '#domain/money/money';
import type { Outcome } from '#domain/refusal/refusals';
import { type FileOptions, WORDS, writeEInvoiceFiles } from '../e-invoice-files';
import { amount, danishKroner, LOST, lost, pieces } from '../numbers';
import { inWords, refusedStep } from '../refusal-words';
import { CannotRun, type CommandShop, say } from '../shop';
import { orderExportCommand } from './order-export';
import { orderFindCommand, orderListCommand } from './order-list';
import { orderPackingSlipCommand } from './order-packing-slip';
import { orderReadCommand } from './order-read';
import { orderSendCommand } from './order-send';
import { orderShowCommand } from './order-show';

const PIECES = 'kun disse: VARENR=ANTAL, kan gentages';
const PIECES_OFF = 'VARENR=ANTAL, der tages af, eller #LINJE=ANTAL, når varen er på flere linjer; kan gentages';

interface Options extends FileOptions {
  line?: Map<string, number>;
  carrier?: string;
  tracking?: string;
  place?: string;
  reason?: string;
  lost?: Map<string, Oere>;
  restock?: boolean;
  freight?: boolean;
  dryRun?: boolean;
}

/** A deduction from a refund requires a reason, which is printed on the credit note. */
function reasonOnPaper({ lost: kept, reason = '' }: Options): string {
  if (kept && reason === '')
    throw new CannotRun('Skriv med --reason, hvorfor varen har mistet værdi: det står på kreditnotaen.');
  return reason;
}

interface Reduction {
  plan: ReductionPlan;
  isDry: boolean;
}

const reductionWords = ({ plan: { lines, totalAfter, refund, toGiftCards, pointsBack }, isDry }: Reduction): string =>
  [
    ...(isDry ? ['prøve, intet er ændret'] : []),
    `taget af: ${lines.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(', ')}`,
    `ordren er ${danishKroner(totalAfter)}`,
    ...(refund > 0 ? [`${danishKroner(refund)} tilbage til kortet`] : []),
    ...(toGiftCards > 0 ? [`${danishKroner(toGiftCards)} tilbage til gavekort`] : []),
    ...(pointsBack > 0 ? [`${pointsBack} point tilbage`] : []),
  ].join('; ');

export function orderCommand(shop: CommandShop): Command {
  const command = new Command('order').description('Ordrer');
  for (const reading of [
    orderListCommand,
    orderFindCommand,
    orderShowCommand,
    orderPackingSlipCommand,
    orderReadCommand,
  ])
    command.addCommand(reading(shop));

  /** One step: runs it, and prints its result or why it was refused. */
  function step<Done extends object>(
    name: string,
    description: string,
    run: (number: string, options: Options, life: Life) => Promise<Outcome<Done>>,
    said: (done: Done & { ok: true }) => string,
  ): Command {
    return command
      .command(name)
      .description(description)
      .argument('<ordrenummer>')
      .action(
        shop.changes('order', async ({ db, life }, number: string, options: Options) => {
          const done = await run(number, options, life);
          if (!done.ok) throw new CannotRun(`${number}: ${await refusedStep(name, number, done, db)}`);
          say(`${number}: ${said(done)}`);
          await writeEInvoiceFiles(number, options, db);
        }),
      );
  }
  const files = (made: Command) =>
    made.option('--oioubl', WORDS.oioubl).option('--peppol', WORDS.peppol).option('--to <mappe>', WORDS.to);
  const picks = (made: Command) => made.option('--line <varenr=antal>', PIECES, pieces);
  const chosen = ({ line }: Options) => line ?? null;

  picks(
    step(
      'ship',
      'Afsend alt, der er tilbage, eller en del; trækker kortbetalingen',
      (number, options, life) =>
        ship(
          number,
          { pieces: chosen(options), carrier: options.carrier ?? null, trackingNumber: options.tracking ?? '' },
          life,
        ),
      ({ shipment, isWhole }) => `${isWhole ? 'afsendt' : 'delvist afsendt'}, forsendelse ${shipment.number}`,
    ),
  )
    .option('--carrier <fragtfirma>', 'ellers det, kunden har valgt')
    .option('--tracking <pakkenummer>', 'pakkens nummer hos fragtfirmaet');
  const invoicing = step(
    'invoice',
    'Fakturér det, der er afsendt',
    (number, options, life) => invoiceOrder(number, chosen(options), life),
    ({ invoice: { invoice } }) => `faktura ${invoice.number}, ${danishKroner(invoice.totalOere)}`,
  );
  files(picks(invoicing));
  files(
    command
      .command('e-invoice')
      .description('Skriv ordrens e-fakturaer som filer')
      .argument('<ordrenummer>')
      .action(shop.reads(({ db }, number: string, options: FileOptions) => writeEInvoiceFiles(number, options, db))),
  );
  step(
    'capture',
    'Træk kortbetalingen for det, der er afsendt',
    (number, _options, life) => captureOrder(number, life),
    (done) => `${danishKroner(done.amount)} trækkes`,
  );
  picks(
    step(
      'credit',
      'Krediter varer, der kommer retur; pengene følger med',
      (number, options, life) =>
        creditOrder(
          number,
          {
            pieces: chosen(options),
            restock: options.restock ?? true,
            freight: options.freight === true ? true : null,
            reason: reasonOnPaper(options),
            ...(options.lost && { lost: options.lost }),
          },
          life,
        ),
      ({ credit: { invoice }, refunded }) =>
        `kreditnota ${invoice.number}, ${danishKroner(invoice.totalOere)}${refunded > 0 ? `; ${danishKroner(refunded)} tilbage til kortet` : ''}`,
    ),
  )
    .option('--no-restock', 'varerne lægges ikke på lager igen')
    .option('--freight', 'fragten krediteres også, selv om ikke alt kommer retur')
    .option('--lost <varenr=kroner>', LOST, lost)
    .option('--reason <årsag>', 'står på kreditnotaen');
  command
    .command('refund')
    .description('Giv et beløb tilbage uden varer')
    .argument('<ordrenummer>')
    .argument('<kroner>', 'inkl. moms', amount)
    .requiredOption('--reason <årsag>', 'står på kreditnotaen')
    .action(
      shop.changes('order', async ({ life }, number: string, sum: number, { reason }: { reason: string }) => {
        const done = await refundAmount(number, oere(sum), reason, life);
        if (!done.ok) throw new CannotRun(`${number}: ${inWords(done)}`);
        say(`${number}: kreditnota ${done.credit.invoice.number}, ${danishKroner(sum)}`);
      }),
    );
  step(
    'reduce',
    'Tag varer af ordren, før de sendes; kunden betaler for resten',
    async (number, { line = new Map(), reason = '', dryRun: isDry = false }, life): Promise<Outcome<Reduction>> => {
      const done = isDry
        ? await planOrderReduction(number, line, life)
        : await reduceOrder(number, { pieces: line, reason }, life);
      return done.ok ? { ok: true, plan: done.plan, isDry } : done;
    },
    reductionWords,
  )
    .requiredOption('--line <varenr=antal>', PIECES_OFF, pieces)
    .option('--reason <årsag>', 'får kunden i mailen')
    .option('--dry-run', 'vis, hvad der ville ske, uden at ændre noget');
  step(
    'cancel',
    'Annuller det, der ikke er afsendt',
    (number, { reason = '' }, life) => cancelOrder(number, { reason, asCustomer: false }, life),
    ({ status }) => labelOfStatus(status, 'da').toLowerCase(),
  ).option('--reason <årsag>');
  step(
    'hold',
    'Sæt ordren på hold',
    (number, { reason = '' }, life) => holdOrder(number, reason, life),
    () => 'sat på hold',
  ).option('--reason <årsag>');
  step(
    'unhold',
    'Gå videre med ordren',
    (number, _options, life) => releaseOrder(number, life),
    ({ status }) => labelOfStatus(status, 'da').toLowerCase(),
  );
  step(
    'complete',
    'Ordren er leveret, faktureret og betalt',
    (number, _options, life) => completeOrder(number, life),
    () => 'gennemført',
  );
  command
    .command('track')
    .description('Hvad fragtfirmaet melder om en forsendelse')
    .argument('<forsendelse>')
    .argument('<status>', 'for eksempel "In Transit" eller "Delivered"')
    .option('--place <sted>')
    .action(
      shop.changes('shipment', async ({ life }, shipment: string, status: string, { place = '' }: Options) => {
        const done = await track(shipment, { status: trackingStatusFrom(status), place }, life);
        if (!done.ok) throw new CannotRun(`${shipment}: ${inWords(done)}`);
        say(`${shipment}: ${trackingStatusFrom(status)}${done.delivered ? ', ordren er leveret' : ''}`);
      }),
    );
  command.addCommand(orderExportCommand(shop)).addCommand(orderSendCommand(shop));
  return command;
}
