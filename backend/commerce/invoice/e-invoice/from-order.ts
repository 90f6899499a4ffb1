// An order and one of its invoices or credit notes as an electronic invoice.
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import type { PostalAddress } from '#backend/db/tables/cart';
import { inCopenhagen } from '#domain/calendar/calendar';
import { amountsOf, type Document } from '#domain/e-invoice/from-document';
import type { EInvoice, EPostalAddress, Seller } from '#domain/e-invoice/model';
import { oere } from '#domain/money/money';
import { VAT_BP } from '#domain/money/vat';
import type { DeliveryPlace, InvoiceFacts } from '../facts';
import type { WholeInvoice } from '../invoice.sql';

export interface Around {
  seller: Seller;
  facts: InvoiceFacts;
  credits: EInvoice['credits'];
  /** UN/ECE code by the unit's name. */
  units: ReadonlyMap<string, string>;
}

/** One piece of anything. */
const PIECE = 'C62';

export function eInvoiceOf(
  whole: WholeOrder,
  written: WholeInvoice,
  { seller, facts, credits, units }: Around,
): EInvoice {
  const { order, payment } = whole;
  const { kind, number, issuedAt, dueAt, reason, totalOere, giftCardOere } = written.invoice;
  const issued = inCopenhagen(issuedAt).date;
  return {
    kind,
    number,
    issued,
    due: dueAt,
    orderNumber: order.number,
    ordered: inCopenhagen(order.placedAt).date,
    requisition: order.requisitionNumber ?? order.purchaseOrderNumber,
    accountingCost: order.accountingCost,
    note: (kind === 'credit' ? reason : order.reference) ?? '',
    credits,
    seller,
    buyer: invoicedBuyer(order.billingAddress, order, facts.cvr),
    delivery: facts.place && { date: facts.deliveredOn ?? issued, address: postalPlace(facts.place) },
    ...amountsOf(documentOf(whole, written, units)),
    prepaid: oere(payment?.status === 'account' ? giftCardOere : totalOere),
  };
}

const postalPlace = ({ street, postcode, city, countryCode }: Omit<DeliveryPlace, 'name'>): EPostalAddress => ({
  street: street.join(', '),
  postcode,
  city,
  countryCode,
});

type Ordering = Pick<WholeOrder['order'], 'requisitioner' | 'email'>;

function invoicedBuyer(
  address: PostalAddress,
  { requisitioner, email }: Ordering,
  cvr: string | null,
): EInvoice['buyer'] {
  const person = `${address.firstname} ${address.lastname}`.trim();
  return {
    name: address.company ?? person,
    ean: address.ean,
    cvr,
    address: postalPlace(address),
    contact: requisitioner ?? address.reqRekvirent ?? person,
    email,
  };
}

function documentOf(whole: WholeOrder, { invoice, lines, taxes }: WholeInvoice, units: Around['units']): Document {
  return {
    basis: whole.order.basis,
    parts: lines.map((line) => {
      const ordered = whole.lines.find(({ id }) => id === line.orderLineId);
      const duty = { code: ordered?.dutyCode ?? '', label: ordered?.dutyLabel ?? '', net: oere(line.dutyNetOere) };
      return {
        id: String(line.position),
        name: line.name,
        sku: ordered?.sku ?? null,
        unitCode: units.get(ordered?.unit ?? '') ?? PIECE,
        quantity: line.quantity,
        discount: oere(line.discountOere),
        net: oere(line.netOere),
        vat: oere(line.vatOere),
        vatBp: line.vatBp,
        duty: line.dutyNetOere === 0 ? null : duty,
      };
    }),
    freight: { label: whole.order.shipping.methodTitle, net: oere(invoice.freightNetOere), vatBp: VAT_BP },
    taxes: taxes.map(({ vatBp, baseOere, vatOere }) => ({ vatBp, base: oere(baseOere), vat: oere(vatOere) })),
    total: oere(invoice.totalOere),
  };
}
