// Rules between the rows of one earlier order, checked before the database is queried.
import { oere } from '#domain/money/money';
import { inBasis } from '#domain/money/vat';
import { unshipped } from '#domain/order/order-life';
import type { Refusal } from '#domain/refusal/refusals';
import type { Place, ReportFault } from '../../fault';
import { kroner } from '../../file/columns';
import type { Breach } from '../../file/rules';
import type { Located } from '../../section';
import type { PastInvoice, PastLine, Piece } from './order-columns';
import { type OrderPlan, planOf } from './order-plan';
import type { PastOrder, PastShipment } from './order-tables';

/** Number ranges that this shop assigns itself: an earlier document with such a number would collide. */
export const OWN_NUMBERS = { shipment: /^5\d{8}$/, invoice: /^7\d{8}$/, credit: /^8\d{8}$/ } as const;

export function judgeOrder({ record: order, at }: Located<PastOrder>, report: ReportFault): void {
  if (order.lines.length === 0) return;
  const tellAll = (place: Place, breaches: readonly Breach[]) => {
    for (const [column, message] of breaches) report({ ...place, column, message });
  };
  const plan = planOf(order);
  for (const { row, refusal } of plan.refused) tellAll(row.at, [['goods', wordsOfRefusal(refusal)]]);
  tellAll(at, [...ofStatus(order, plan), ...ofMoney(order, plan), ...ofDelivery(order)]);
  for (const line of order.lines) tellAll(line.at, ofLine(line.record, order));
  for (const parcel of order.shipments) tellAll(parcel.at, ofParcel(parcel.record, order));
  for (const [index, paper] of order.invoices.entries())
    tellAll(paper.at, ofPaper(paper.record, order, plan.refused.length > 0 ? null : plan.documents[index]?.total));
}

/** `params` are the goods that `choose` speaks of. */
function wordsOfRefusal({ code, params }: Refusal): string {
  const named = new Map(Object.entries(params ?? {}));
  if (code === 'PRODUCT_NOT_FOUND') return `Varen ${named.get('sku')} står ikke på ordren.`;
  if (code === 'MORE_THAN_LEFT') return `Af ${named.get('sku')} er der kun ${named.get('left')} tilbage.`;
  return 'Der er ikke flere varer tilbage på ordren.';
}

function ofStatus({ status, payment, delivery, shipments }: PastOrder, { lines }: OrderPlan): Breach[] {
  const hasParcel = shipments.length > 0;
  if (status === 'canceled') return hasParcel ? [['status', 'En annulleret ordre kan ikke have forsendelser.']] : [];
  if (status === 'shipped' || status === 'delivered')
    return hasParcel ? [] : [['status', `En ordre, der er ${status}, skal stå i shipments.csv.`]];
  if (status !== 'processing') return [];
  const found: Breach[] = [];
  if (payment !== 'account')
    found.push(['status', 'En ordre, der ikke er sendt, kan kun flyttes, når den betales på konto (account).']);
  if (delivery === null) found.push(['delivery', 'En ordre, der ikke er sendt, skal have en leveringsmåde.']);
  if (lines.every((line) => unshipped(line) === 0)) found.push(['status', 'Alt på ordren er sendt: den er shipped.']);
  return found;
}

function ofMoney({ payment, provider, provider_reference, total }: PastOrder, { totals }: OrderPlan): Breach[] {
  const found: Breach[] = [];
  if (provider !== null && payment === 'account')
    found.push(['provider', 'En ordre på konto er ikke betalt gennem en udbyder.']);
  if (provider === 'stripe' && provider_reference === null)
    found.push(['provider_reference', 'Her skal stå, hvad Stripe kalder betalingen, som pi_…']);
  if (provider === null && provider_reference !== null)
    found.push(['provider', 'Skriv, hvilken udbyder betalingen er hos.']);
  if (total !== null && total !== totals.grandTotal) found.push(['total', sumIs(totals.grandTotal)]);
  return found;
}

const sumIs = (total: number) => `Varer og fragt giver ${kroner.print(total)} kr. med moms.`;

function ofDelivery(order: PastOrder): Breach[] {
  const { delivery_firstname, delivery_lastname, delivery_street, delivery_postcode, delivery_city } = order;
  const needed = { delivery_firstname, delivery_lastname, delivery_street, delivery_postcode, delivery_city };
  const empty = Object.entries(needed).filter(([, value]) => value === null);
  const isNone = empty.length === 5 && order.delivery_company === null && order.delivery_telephone === null;
  return isNone ? [] : empty.map(([column]) => [column, 'Leveringsadressen skal være hel, eller helt tom.']);
}

function ofLine({ list_price, price, quantity, discount, discount_name }: PastLine, { prices }: PastOrder): Breach[] {
  const found: Breach[] = [];
  if (list_price !== null && inBasis(oere(list_price), prices) !== price)
    found.push(['list_price', 'Linjens pris er ikke denne pris, med eller uden moms.']);
  if (discount > price * quantity)
    found.push(['discount', `Rabatten er større end linjen, der er ${kroner.print(price * quantity)} kr.`]);
  if (discount === 0 && discount_name !== null) found.push(['discount', 'Skriv, hvor meget rabatten er.']);
  return found;
}

const twice = (goods: readonly Piece[] | null): Breach[] =>
  goods && new Set(goods.map(({ sku }) => sku)).size < goods.length
    ? [['goods', 'Samme varenummer står to gange.']]
    : [];

const early = (column: string, at: string, { placed_at }: PastOrder): Breach[] =>
  at < placed_at ? [[column, 'Tidspunktet ligger før ordren.']] : [];

const ownSeries = (kind: keyof typeof OWN_NUMBERS, number: string): Breach[] =>
  OWN_NUMBERS[kind].test(number)
    ? [
        [
          'number',
          `Ni cifre med ${kind === 'shipment' ? 5 : kind === 'invoice' ? 7 : 8} forrest er numre, som butikken selv giver.`,
        ],
      ]
    : [];

function ofParcel({ number, goods, shipped_at, status, events }: PastShipment, order: PastOrder): Breach[] {
  const heard = events.map(({ record }) => record).sort((one, other) => (one.at < other.at ? -1 : 1));
  const last = heard.at(-1);
  const differs: Breach[] =
    last && last.status !== status
      ? [['status', `Det sidste i shipment-events.csv om forsendelsen er ${last.status}.`]]
      : [];
  return [...ownSeries('shipment', number), ...twice(goods), ...early('shipped_at', shipped_at, order), ...differs];
}

function ofPaper(paper: PastInvoice, order: PastOrder, comesTo: number | null | undefined): Breach[] {
  const { number, kind, goods, issued_at, freight, total } = paper;
  const found = [...ownSeries(kind, number), ...twice(goods), ...early('issued_at', issued_at, order)];
  if (kind === 'invoice' && freight !== null)
    found.push(['freight', 'Fragten står på den første faktura. Feltet er til kreditnotaer.']);
  if (typeof comesTo === 'number' && total !== null && total !== comesTo) found.push(['total', sumIs(comesTo)]);
  return found;
}
