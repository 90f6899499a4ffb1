// shop order show: everything about one order, as text or JSON.
import { Command } from 'commander';
import { kindOf, titleOfKind } from '#backend/commerce/cart/payment-kinds';
import { remainingTotals } from '#backend/commerce/order/index';
import type { LineRow } from '#backend/commerce/order/read/read.sql';
import { labelOfStatus } from '#backend/commerce/order/status-label';
import { deliveryRows, postalRows, readStaffOrder, type StaffOrderPage } from '#backend/commerce/order-desk/index';
import { minuteInCopenhagen } from '#domain/calendar/calendar';
import { maskedCode } from '#domain/gift-card/gift-card';
import { oere, plainKroner } from '#domain/money/money';
import { lineWishes } from '#domain/order/line-wishes';
import { danishKroner } from '../numbers';
import { FULFILMENT_WORDS, PAYMENT_WORDS } from '../order-words';
import { CannotRun, type CommandShop, say } from '../shop';

export const orderShowCommand = (shop: CommandShop): Command =>
  new Command('show')
    .description('Vis alt om en ordre: kunde, adresser, levering, linjer, betaling, forsendelser, bilag, sager, mails')
    .argument('<ordrenummer>')
    .option('--json', 'som JSON, beløb i øre')
    .action(
      shop.reads(async ({ db, pool }, number: string, { json }: { json?: boolean }) => {
        const found = await readStaffOrder(db, pool, number.trim());
        if (!found) throw new CannotRun(`${number}: findes ikke. Søg med: order find ${number}`);
        if (json) say(JSON.stringify(orderPageAsJson(found), null, 2));
        else for (const row of orderPageRows(found)) say(row);
      }),
    );

/** The link to the order opens it without a login, and what the payment provider calls it opens nothing for staff. */
function orderPageAsJson({ whole, place, ...rest }: StaffOrderPage) {
  const { publicToken: _, cartId: _cart, ...order } = whole.order;
  const { sessionToken: _session, ...payment } = whole.payment ?? { sessionToken: null };
  const cards = whole.cards.map((card) => ({ ...card, code: maskedCode(card.code) }));
  return { ...whole, ...rest, place, order, payment: whole.payment && payment, cards, paymentStage: rest.payment };
}

const titled = (title: string, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : [title, ...rows.map((row) => `  ${row}`)];
const factRows = (pairs: readonly (readonly [string, string | null | undefined])[]): string[] =>
  pairs.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));

function orderPageRows(page: StaffOrderPage): string[] {
  const { order } = page.whole;
  const status = labelOfStatus(order.status, 'da').toLowerCase();
  return [
    `Ordre ${order.number}, ${minuteInCopenhagen(order.placedAt)}, ${page.place.store_name} (${page.place.store})`,
    `Betaling: ${page.payment ? PAYMENT_WORDS[page.payment] : '–'} · Forsendelse: ${FULFILMENT_WORDS[page.fulfilment]} · Status: ${status}`,
    ...buyerRows(page),
    ...titled('Leveres til', postalRows(order.shippingAddress)),
    ...titled('Levering', deliveryRows(order.shipping)),
    ...titled('Faktureres til', postalRows(order.billingAddress)),
    ...titled('Kundens oplysninger', wishRows(page)),
    ...titled(
      'Linjer',
      page.whole.lines.flatMap((line) => shownLine(line)),
    ),
    ...titled('Beløb', sumRows(page)),
    ...titled('Betaling', shownPayment(page)),
    ...titled('Forsendelser', page.shipments.map(shipmentRow)),
    ...titled('Fakturaer og kreditnotaer', page.documents.map(documentRow)),
    ...titled('Fortrydelser, returneringer og reklamationer', page.cases.map(caseRow)),
    ...titled(
      'Historik',
      page.history.map(({ at, status: was, note }) =>
        `${minuteInCopenhagen(at)}  ${labelOfStatus(was, 'da')}  ${note}`.trimEnd(),
      ),
    ),
    ...titled('Mails', page.mails.map(mailRow)),
  ];
}

function buyerRows({ whole: { order }, place }: StaffOrderPage): string[] {
  const { billingAddress: billing, shippingAddress: shipping } = order;
  const phones = [...new Set([billing.telephone, shipping.telephone])].filter(Boolean).join(', ');
  const company = [
    place.business,
    place.business_number && `nr. ${place.business_number}`,
    place.business_cvr && `CVR ${place.business_cvr}`,
  ];
  return titled('Kunde', [
    ...factRows([
      ['Navn', [billing.firstname, billing.lastname].filter(Boolean).join(' ')],
      ['E-mail', order.email],
      ['Telefon', phones],
      ['Virksomhed', company.filter(Boolean).join(', ')],
      ['Konto', place.customer_email ?? 'gæst'],
      ['Sprog', order.language],
    ]),
  ]);
}

function wishRows({ whole: { order }, place }: StaffOrderPage): string[] {
  const approval = {
    waits: 'afventer',
    approved: 'godkendt af',
    declined: 'afvist af',
    expired: 'udløbet',
    withdrawn: 'trukket tilbage',
  };
  const decided =
    place.approval && `${Reflect.get(approval, place.approval) ?? place.approval} ${place.approver_email ?? ''}`.trim();
  return factRows([
    ['Bemærkning', order.comment],
    ['Reference', order.reference],
    ['Rekvirent', order.requisitioner],
    ['Rekvisitionsnummer', order.requisitionNumber],
    ['Indkøbsordre', order.purchaseOrderNumber],
    ['EAN', order.billingAddress.ean],
    ['CVR til momsfri handel', order.billingAddress.vatId],
    ['Kontostreng', order.accountingCost],
    ['Bemærkning til adressen', order.shippingAddress.customerNotes],
    ['Godkendelse', decided],
  ]);
}

function shownLine(line: LineRow): string[] {
  const pieces = [
    line.shipped > 0 && `afsendt ${line.shipped}`,
    line.canceled > 0 && `annulleret ${line.canceled}`,
    line.invoiced > 0 && `faktureret ${line.invoiced}`,
    line.credited > 0 && `krediteret ${line.credited}`,
  ].filter(Boolean);
  const price = line.unitPoints > 0 ? `${line.unitPoints} point` : danishKroner(line.unitOere);
  const details = [
    ...line.options.map(({ label, value }) => `${label}: ${value}`),
    ...(line.note ? [`Note: ${line.note}`] : []),
    ...lineWishes(line),
    ...line.discounts.map(
      ({ label, code, oere: off }) => `Rabat ${label}${code ? ` (${code})` : ''}: −${danishKroner(off)}`,
    ),
    ...(line.dutyOere > 0 ? [`${line.dutyLabel ?? 'Afgift'}: ${danishKroner(line.dutyOere)}`] : []),
    ...(pieces.length > 0 ? [pieces.join(', ')] : []),
  ];
  return [
    `${line.quantity} ${line.unit}  ${line.sku}  ${line.name}  à ${price}  ${danishKroner(line.rowOere)}`,
    ...details.map((detail) => `    ${detail}`),
  ];
}

function sumRows({ whole }: StaffOrderPage): string[] {
  const { order, duties, discounts, taxes, cards } = whole;
  const remaining = remainingTotals(whole).total;
  const basis = order.basis === 'net' ? 'ekskl. moms' : 'inkl. moms';
  return [
    `Varer ${basis}: ${danishKroner(order.goodsOere)}`,
    ...discounts.map(
      ({ label, code, oere: off }) => `Rabat ${label}${code ? ` (${code})` : ''}: −${danishKroner(off)}`,
    ),
    ...duties.map(({ label, oere: sum }) => `${label}: ${danishKroner(sum)}`),
    `Fragt ${basis}: ${danishKroner(order.shippingOere)}`,
    ...taxes.map(({ vatBp, vatOere }) => `Moms ${plainKroner(vatBp)} %: ${danishKroner(vatOere)}`),
    `I alt ekskl. moms: ${danishKroner(order.totalExVatOere)}`,
    `I alt: ${danishKroner(order.totalOere)}`,
    ...cards.map(({ code, oere: paid }) => `Gavekort ${maskedCode(code)}: −${danishKroner(paid)}`),
    ...(cards.length > 0 ? [`Til betaling: ${danishKroner(oere(order.totalOere - order.giftCardOere))}`] : []),
    ...(remaining === order.totalOere ? [] : [`I alt nu, uden det annullerede: ${danishKroner(remaining)}`]),
  ];
}

function shownPayment({ whole: { order, payment } }: StaffOrderPage): string[] {
  const kind = kindOf(order.paymentCode);
  const way = kind ? titleOfKind(kind, 'da') : order.paymentCode;
  if (!payment) return [way];
  const { provider, mode, amountOere, authorisedOere, capturedOere, refundedOere, providerReference } = payment;
  const isCard = kind === 'card';
  return [
    isCard ? `${way} via ${provider}${mode === 'TEST' ? ' (TEST: der kommer ingen penge)' : ''}` : way,
    `Beløb ${danishKroner(amountOere)}`,
    ...(isCard
      ? [
          `Reserveret ${danishKroner(authorisedOere)}, trukket ${danishKroner(capturedOere)}, tilbagebetalt ${danishKroner(refundedOere)}`,
          ...(providerReference ? [`Hos udbyderen: ${providerReference}`] : []),
        ]
      : []),
  ];
}

const shipmentRow = ({ shipment, lines }: StaffOrderPage['shipments'][number]): string =>
  [
    shipment.number,
    minuteInCopenhagen(shipment.shippedAt),
    shipment.carrierTitle,
    shipment.trackingNumber || 'uden pakkenummer',
    shipment.status,
    `${lines.reduce((sum, { quantity }) => sum + quantity, 0)} stk.`,
  ].join('  ');

const documentRow = ({ kind, number, issued_at, total_oere, reason }: StaffOrderPage['documents'][number]): string =>
  `${kind === 'invoice' ? 'Faktura' : 'Kreditnota'} ${number}  ${minuteInCopenhagen(issued_at)}  ${danishKroner(total_oere)}  ${reason}`.trimEnd();

const CASES: Record<string, string> = { withdrawal: 'Fortrydelse', return: 'Returnering', complaint: 'Reklamation' };

const caseRow = ({ kind, number, at, closed_at }: StaffOrderPage['cases'][number]): string =>
  `${CASES[kind] ?? kind} ${number}  ${minuteInCopenhagen(at)}  ${closed_at ? 'afsluttet' : 'åben'}`;

function mailRow({
  id,
  template,
  recipient,
  queued_at,
  sent_at,
  given_up_at,
}: StaffOrderPage['mails'][number]): string {
  const state = sent_at ? `sendt ${minuteInCopenhagen(sent_at)}` : given_up_at ? 'opgivet' : 'venter';
  return `${id}  ${minuteInCopenhagen(queued_at)}  ${template}  ${recipient}  ${state}`;
}
