// Carts by the thousand, each from a seed: cart, order, partial invoices, credit note and both electronic formats must contain the same
// øre, regardless of the lines, their order, and the parts in which they are sent.
import { XMLParser } from 'fast-xml-parser';
import { writeEInvoice } from '#backend/commerce/invoice/e-invoice/write-xml';
import { type CartTotals, type TotalsLine, totalsOf } from '#domain/cart/cart-totals';
import { brokenRules } from '#domain/e-invoice/check';
import { amountsOf } from '#domain/e-invoice/from-document';
import { E_INVOICE_FORMATS, type EInvoice } from '#domain/e-invoice/model';
import { oere, sumOere } from '#domain/money/money';
import type { PriceBasis } from '#domain/money/vat';
import { type DocumentTotals, documentBetween, type Extent, NOTHING_BILLED, type Ordered } from '#domain/order/invoice';
import { type Dice, diceOf } from './random';

export interface Cart {
  basis: PriceBasis;
  lines: TotalsLine[];
  freight: number;
}

const DUTIES = [null, null, null, 'chocolate', 'coffee'] as const;

function cartOf(dice: Dice): Cart {
  const lines = Array.from({ length: dice.between(1, 12) }, (_, at) => {
    const dutyCode = dice.pick(DUTIES);
    const quantity = dice.between(1, dice.percent(10) ? 999 : 12);
    const unit = oere(dice.between(1, dice.percent(10) ? 2_000_000 : 50_000));
    const duty = { dutyCode, dutyLabel: dutyCode, dutyUnit: oere(dutyCode ? dice.between(1, 900) : 0) };
    const discount = oere(
      dice.percent(30) ? dice.between(0, dice.percent(20) ? unit * quantity : Math.ceil((unit * quantity) / 4)) : 0,
    );
    return { id: String(at + 1), unit, quantity, vatBp: 2500, discount, ...duty };
  });
  return { basis: dice.pick(['net', 'gross'] as const), lines, freight: dice.pick([0, 3900, 5900, 8625, 24_900]) };
}

const totalsIn = ({ basis, lines, freight }: Cart): CartTotals =>
  totalsOf({ basis, lines, freight: { amount: oere(freight), vatBp: 2500 } });

function orderedFrom({ basis, lines, freight }: Cart, totals: CartTotals): Ordered {
  return {
    basis,
    lines: lines.map(({ id, quantity, unit, discount = oere(0), dutyUnit, vatBp }) => ({
      id: Number(id),
      quantity,
      unit,
      discount,
      dutyDiscount: oere(0),
      duty: oere(dutyUnit * quantity),
      vatBp,
    })),
    freight: { amount: oere(freight), vatBp: 2500 },
    taxes: totals.taxes.map(({ bp, amount }) => ({ vatBp: bp, vat: amount })),
  };
}

/** Sent in up to three parts, each invoiced. */
function partsOf(dice: Dice, cart: Cart): Extent[] {
  const parts: Extent[] = [];
  let sent = new Map<number, number>();
  for (let turn = dice.between(0, 2); turn > 0; turn -= 1) {
    sent = new Map(
      cart.lines.map(({ id, quantity }) => [Number(id), dice.between(sent.get(Number(id)) ?? 0, quantity)]),
    );
    if ([...sent.values()].some((pieces) => pieces > 0)) parts.push({ pieces: sent, freight: true });
  }
  return [...parts, { pieces: new Map(cart.lines.map(({ id, quantity }) => [Number(id), quantity])), freight: true }];
}

const PLACE = { street: 'Rådhuspladsen 1', city: 'København V', postcode: '1550', countryCode: 'DK' };
const SELLER = { name: 'Kontorværk A/S', cvr: '31415926', address: PLACE, email: 'a@b.example', telephone: '70204100' };

function asEInvoice(document: DocumentTotals, cart: Cart, kind: EInvoice['kind']): EInvoice {
  const parts = document.lines.map((line) => {
    const { dutyCode, dutyLabel } = cart.lines[line.id - 1] ?? {};
    const duty = { code: dutyCode ?? '', label: dutyLabel ?? '', net: line.excise.net };
    const { quantity, discount, vatBp, goods } = line;
    const named = { id: String(line.id), name: `Vare ${line.id}`, sku: String(line.id), unitCode: 'C62' };
    return { ...named, quantity, discount, net: goods.net, vat: goods.vat, vatBp, duty: duty.net === 0 ? null : duty };
  });
  const freight = { label: 'Fragt', net: document.freight.net, vatBp: 2500 };
  const { taxes, total } = document;
  return {
    kind,
    number: '700000001',
    issued: '2026-11-03',
    due: '2026-12-03',
    orderNumber: '100000001',
    ordered: '2026-11-02',
    requisition: null,
    accountingCost: null,
    note: '',
    credits: kind === 'credit' ? [{ number: '700000000', issued: '2026-11-02' }] : [],
    seller: { ...SELLER, account: { registration: '9876', number: '0031415926' } },
    buyer: {
      name: 'Fjordhavn Kommune',
      ean: '5798009900418',
      cvr: null,
      address: PLACE,
      contact: 'Grethe',
      email: 'g@f.example',
    },
    delivery: null,
    ...amountsOf({ basis: cart.basis, parts, freight, taxes, total }),
    prepaid: oere(0),
  };
}

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => /Line$/.test(name) });
const inOere = (text: unknown) => Math.round(Number(Reflect.get(Object(text), '#text')) * 100);

/** The totals that another program reads from the file. */
export function readBack(xml: string): {
  payable: number;
  withVat: number;
  lines: number;
  vat: number;
  charges: number;
  priced: number;
} {
  const read = parser.parse(xml);
  const root = read.Invoice ?? read.CreditNote;
  const lines: Record<string, Record<string, unknown>>[] = root['cac:InvoiceLine'] ?? root['cac:CreditNoteLine'];
  const sums = root['cac:LegalMonetaryTotal'];
  return {
    payable: inOere(sums['cbc:PayableAmount']),
    withVat: inOere(sums['cbc:TaxInclusiveAmount']),
    lines: sumOere(lines.map((line) => oere(inOere(line['cbc:LineExtensionAmount'])))),
    vat: inOere(root['cac:TaxTotal']['cbc:TaxAmount']),
    charges: sums['cbc:ChargeTotalAmount'] ? inOere(sums['cbc:ChargeTotalAmount']) : 0,
    priced: lines.reduce((sum, line) => sum + pricedAt(line), 0),
  };
}

function pricedAt(line: Record<string, Record<string, unknown>>): number {
  const quantity = Number((line['cbc:InvoicedQuantity'] ?? line['cbc:CreditedQuantity'])?.['#text']);
  const per = Number(Reflect.get(Object(line['cac:Price']?.['cbc:BaseQuantity']), '#text'));
  const off = line['cac:AllowanceCharge'] ? inOere(line['cac:AllowanceCharge']['cbc:Amount']) : 0;
  return (inOere(line['cac:Price']?.['cbc:PriceAmount']) * quantity) / per - off;
}

/** The invoice and the credit note of a complete cart. */
export function eInvoicesOfCart(cart: Cart): EInvoice[] {
  const ordered = orderedFrom(cart, totalsIn(cart));
  const pieces = new Map(cart.lines.map(({ id, quantity }) => [Number(id), quantity]));
  const document = documentBetween(ordered, NOTHING_BILLED, { pieces, freight: true });
  return (['invoice', 'credit'] as const).map((kind) => asEInvoice(document, cart, kind));
}

/** The differences for the cart of this seed; empty: everything agrees. */
export function faultsOfCart(seed: number, withFiles: boolean): string[] {
  const dice = diceOf(seed);
  const cart = cartOf(dice);
  const totals = totalsIn(cart);
  const turned = totalsIn({ ...cart, lines: [...cart.lines].reverse() });
  const ordered = orderedFrom(cart, totals);
  const faults: string[] = [];
  if (turned.grandTotal !== totals.grandTotal) faults.push('the order of the lines changes the total');
  const parts = partsOf(dice, cart);
  const invoices = parts.map((part, at) => documentBetween(ordered, parts[at - 1] ?? NOTHING_BILLED, part));
  if (sumOere(invoices.map(({ total }) => total)) !== totals.grandTotal) faults.push('invoices are not the order');
  const credit = documentBetween(ordered, NOTHING_BILLED, parts.at(-1) ?? NOTHING_BILLED);
  if (credit.total !== totals.grandTotal) faults.push('what is credited is not what was invoiced');
  const documents = [...invoices.map((one) => [one, 'invoice'] as const), [credit, 'credit'] as const];
  for (const [document, kind] of documents.filter(([{ lines }]) => lines.length > 0)) {
    const written = asEInvoice(document, cart, kind);
    faults.push(...brokenRules(written));
    if (withFiles) faults.push(...faultsOfFiles(written, document));
  }
  return faults;
}

function faultsOfFiles(written: EInvoice, { total, vat, net }: DocumentTotals): string[] {
  return E_INVOICE_FORMATS.flatMap((format) => {
    const read = readBack(writeEInvoice(written, format));
    const agrees =
      read.payable === total && read.vat === vat && read.lines + read.charges === net && read.priced === read.lines;
    return agrees ? [] : [`${format} says ${JSON.stringify(read)}, not ${total}, ${vat}, ${net}`];
  });
}
