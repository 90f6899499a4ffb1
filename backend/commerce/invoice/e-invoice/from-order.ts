// An order and one of its invoices or credit notes as an electronic invoice.
import type { WholeOrder } from '#backend/commerce/order/read/rows';
import type { PostalAddress } from '#backend/db/tables/cart';
import { inCopenhagen } from '#domain/calendar';
import { amountsOf, type Document } from '#domain/e-invoice/from-document';
import type { EInvoice, EPostalAddress, Seller } from '#domain/e-invoice/model';
import { oere } from '#domain/money';
import { cvrFrom } from '#domain/validate/cvr';
import { VAT_BP } from '#domain/vat';
import type { WholeInvoice } from '../rows';

export interface Around {
  seller: Seller;
  credits: EInvoice['credits'];
  /** UN/ECE code by the unit's name. */
  units: ReadonlyMap<string, string>;
}

/** One piece of anything. */
const PIECE = 'C62';

export function eInvoiceOf(whole: WholeOrder, written: WholeInvoice, { seller, credits, units }: Around): EInvoice {
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
    buyer: buyerOf(order.billingAddress, order.requisitioner, order.email),
    delivery: { date: issued, address: placeOf(order.shippingAddress) },
    ...amountsOf(documentOf(whole, written, units)),
    prepaid: oere(payment?.status === 'account' ? giftCardOere : totalOere),
  };
}

const placeOf = ({ street, postcode, city, countryCode }: PostalAddress): EPostalAddress => ({
  street: street.join(', '),
  postcode,
  city,
  countryCode,
});

function buyerOf(address: PostalAddress, requisitioner: string | null, email: string): EInvoice['buyer'] {
  const person = `${address.firstname} ${address.lastname}`.trim();
  return {
    name: address.company ?? person,
    ean: address.ean ?? '',
    cvr: address.vatId === null ? null : cvrFrom(address.vatId),
    address: placeOf(address),
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
