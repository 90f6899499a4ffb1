// Decides a purchase order by the cart that it filled: each line, and what is reported of the entire order.
import { type ChargedRow, decideLines, type MeasuredLine } from '#domain/purchase-order/decide';
import type { DecidedLine, PurchaseOrder } from '#domain/purchase-order/model';
import { notesOn, type OrderNote } from '#domain/purchase-order/notes';
import { linesOfCart } from '../returned-lines';
import type { FilledOrder } from './fill-order-cart';
import type { KnownSender } from './sender';

/** As long as an account string can be at the checkout. */
export const LONGEST_ACCOUNTING = 60;

interface Deciding {
  order: PurchaseOrder;
  measured: readonly MeasuredLine[];
  refused: ReadonlyMap<string, string>;
  sender: KnownSender;
}
interface Laid extends Pick<FilledOrder, 'cart' | 'shopper'> {
  /** The day on which the order is delivered. */
  promised: string | null;
}

export async function decideOnOrder(
  { order, measured, refused, sender }: Deciding,
  { cart, shopper, promised }: Laid,
): Promise<{ lines: DecidedLine[]; notes: OrderNote[] }> {
  const priced = await cart.priced();
  const isWithin = sender.connection.settings.oci.duties === 'price';
  const charged = await chargedRows({ cart, shopper }, isWithin);
  const accounting = accountingOf(order);
  const lines = decideLines(measured, { charged, refused, promised, accounting });
  const { billingAddress } = cart.row;
  const { company = null, firstname = '', lastname = '', postcode = '' } = billingAddress ?? {};
  const names = [company ?? '', `${firstname} ${lastname}`, shopper.who?.business?.name ?? ''];
  return {
    lines,
    notes: notesOn(order, {
      lines,
      billing: { names, postcode },
      duties: isWithin ? 0 : charged.reduce((sum, { duty }) => sum + duty, 0),
      freight: priced.chosen?.freight.amount ?? 0,
      takesAccounting: accounting !== null,
    }),
  };
}

/** Null where the order names none, several, or one that no invoice has room for. */
export const accountingOf = ({ accounting }: Pick<PurchaseOrder, 'accounting'>): string | null =>
  accounting !== null && accounting.length <= LONGEST_ACCOUNTING ? accounting : null;

async function chargedRows({ cart, shopper }: Omit<Laid, 'promised'>, isWithin: boolean): Promise<ChargedRow[]> {
  const rows = await linesOfCart(shopper.db, cart.row.id, await cart.priced(), await cart.lines());
  return rows.map(({ sku, design, quantity, row, duty }) => ({
    ...{ sku: sku ?? '', design, pieces: quantity },
    row: row + (isWithin ? (duty?.row ?? 0) : 0),
    duty: isWithin ? 0 : (duty?.row ?? 0),
  }));
}

/** For the engineer on the other side: each line that cannot be delivered, and why. */
export const rejectedText = (lines: readonly DecidedLine[]): string =>
  `These lines cannot be delivered as they were ordered: ${lines
    .flatMap(({ lineNumber, sku, rejection }) =>
      rejection && rejection.code !== 'GOODS_REJECTED' ? [`${lineNumber} (${sku}: ${rejectionReason(rejection)})`] : [],
    )
    .join(', ')}. Nothing was ordered.`;

const rejectionReason = ({ code, unit, soldIn }: NonNullable<DecidedLine['rejection']>): string =>
  code === 'UNIT_UNKNOWN' ? `the unit ${unit || '–'} is not one that it is sold in (${soldIn || '–'})` : code;
