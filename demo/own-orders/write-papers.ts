// Rows of what followed the demo world's past orders: parcels with what was heard of them, and invoices as the shop makes them.
import { addDays, inCopenhagen } from '#domain/calendar';
import { documentBetween, NOTHING_BILLED } from '#domain/invoice';
import { oere } from '#domain/money';
import { VAT_BP } from '#domain/vat';
import { insertRows, type SeedClient } from '../seed-rows';
import { DAY, FIRST, HOUR, type Numbered } from './numbered';

export async function writeParcels(on: SeedClient, orders: readonly Numbered[]): Promise<void> {
  await insertRows(
    on,
    'shipment',
    orders.map(({ id, parcel, placedAt }, at) => ({
      id: at + 1,
      order_id: id,
      number: String(FIRST.shipment + at),
      carrier_code: 'gls',
      carrier_title: 'GLS',
      tracking_number: String(70_510_000_000 + at),
      status: parcel,
      shipped_at: new Date(placedAt.getTime() + DAY),
    })),
  );
  await insertRows(
    on,
    'shipment_line',
    orders.flatMap(({ lines, lineIds }, at) =>
      lines.map(({ quantity }, line) => ({ shipment_id: at + 1, order_line_id: lineIds[line], quantity })),
    ),
  );
  await insertRows(
    on,
    'shipment_event',
    orders.flatMap(({ parcel, placedAt }, at) => {
      const after = (hours: number) => new Date(placedAt.getTime() + DAY + hours * HOUR);
      const heard = [
        { status: 'AWAITING_PICKUP', place: 'Kontorværk, Kolding', at: after(0) },
        { status: 'IN_TRANSIT', place: 'Kolding', at: after(5) },
        ...(parcel === 'DELIVERED' ? [{ status: 'DELIVERED', place: '', at: after(22) }] : []),
      ];
      return heard.map((event) => ({ shipment_id: at + 1, ...event }));
    }),
  );
}

export async function writeInvoices(on: SeedClient, orders: readonly Numbered[]): Promise<void> {
  const billed = orders.map((order, at) => ({ order, id: at + 1, sums: billOf(order) }));
  await insertRows(
    on,
    'invoice',
    billed.map(({ order, id, sums }, at) => {
      const issuedAt = new Date(order.placedAt.getTime() + DAY + HOUR);
      const day = inCopenhagen(issuedAt).date;
      return {
        id,
        order_id: order.id,
        kind: 'invoice',
        number: String(FIRST.invoice + at),
        customer_id: order.customerId,
        business_id: order.customer.businessId,
        issued_at: issuedAt,
        due_at: order.isOnAccount ? addDays(day, 30) : day,
        reason: '',
        freight_net_oere: sums.freight.net,
        freight_vat_oere: sums.freight.vat,
        net_oere: sums.net,
        vat_oere: sums.vat,
        total_oere: sums.total,
      };
    }),
  );
  await insertRows(
    on,
    'invoice_line',
    billed.flatMap(({ order, id, sums }) =>
      sums.lines.map((line, at) => ({
        invoice_id: id,
        position: at + 1,
        order_line_id: line.id,
        name: order.lines[order.lineIds.indexOf(line.id)]?.product.name ?? '',
        quantity: line.quantity,
        unit_oere: line.row / line.quantity,
        row_oere: line.row,
        discount_oere: 0,
        duty_oere: 0,
        vat_bp: line.vatBp,
        net_oere: line.goods.net,
        vat_oere: line.goods.vat,
        duty_net_oere: 0,
        duty_vat_oere: 0,
      })),
    ),
  );
  await insertRows(
    on,
    'invoice_tax',
    billed.flatMap(({ id, sums }) =>
      sums.taxes.map(({ vatBp, base, vat }) => ({ invoice_id: id, vat_bp: vatBp, base_oere: base, vat_oere: vat })),
    ),
  );
}

/** The invoice of a whole order, made as the shop makes it. */
function billOf({ basis, lines, lineIds, freight, totals }: Numbered) {
  const ordered = {
    basis,
    lines: lines.map(({ quantity, unit }, at) => ({
      id: lineIds[at] ?? 0,
      quantity,
      unit: oere(unit),
      discount: oere(0),
      dutyDiscount: oere(0),
      duty: oere(0),
      vatBp: VAT_BP,
    })),
    freight: { amount: oere(freight), vatBp: VAT_BP },
    taxes: totals.taxes.map(({ bp, amount }) => ({ vatBp: bp, vat: amount })),
  };
  const pieces = new Map(ordered.lines.map(({ id, quantity }) => [id, quantity]));
  return documentBetween(ordered, NOTHING_BILLED, { pieces, freight: true });
}
