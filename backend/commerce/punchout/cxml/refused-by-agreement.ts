// Holds a decided purchase order against the agreement of its connection: lines that cannot be delivered, prices that have risen or differ by too
// much, and the limits of what may be ordered.
import type { Reader } from '#backend/db/client';
import { inCopenhagen, startOfDay } from '#domain/calendar/calendar';
import { isDearer } from '#domain/punchout/cxml/compare-order';
import { type CxmlRefusal, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { exceededLimit, isBeyondDeviation } from '#domain/purchase-order/limits';
import { rejectedText } from './decide-order';
import type { FilledOrder } from './fill-order-cart';
import { priceRise, pricesIn } from './order-prices';
import { orderedSince } from './orders.sql';
import type { KnownSender } from './sender';

export function refusedByAgreement(
  { lines, notes }: Pick<FilledOrder, 'lines' | 'notes'>,
  { terms }: Pick<KnownSender, 'terms'>,
): CxmlRefusal | null {
  const { orderPrices, rejectedLines, limits } = terms;
  if (rejectedLines !== 'confirm' && lines.some(({ rejection }) => rejection))
    return cxmlRefusal(409, rejectedText(lines));
  const prices = pricesIn(lines);
  const dearer = prices.filter(isDearer);
  if (dearer.length > 0 && orderPrices !== 'tell')
    return cxmlRefusal(409, `Prices have risen: ${dearer.map(priceRise).join('; ')}. Nothing was ordered.`);
  const discount = notes.find((note) => note.kind === 'allowance' && note.wished < 0);
  if (discount?.kind === 'allowance' && orderPrices !== 'tell')
    return cxmlRefusal(409, `A discount of ${-discount.wished} DKK on the order was not agreed. Nothing was ordered.`);
  const deviation = limits?.deviation ?? null;
  const beyond = prices.filter((price) => isBeyondDeviation(price, deviation));
  return beyond.length > 0
    ? cxmlRefusal(
        409,
        `Prices differ by more than the agreed ${deviation} percent (deviation): ${beyond.map(priceRise).join('; ')}. Nothing was ordered.`,
      )
    : null;
}

/** `except`: the number of an order that is in the sums already, because it is being changed. */
export async function refusedByLimits(
  amount: number,
  { sender: { connection, terms }, now, except }: { sender: KnownSender; now: Date; except: string | null },
  reader: Reader,
): Promise<CxmlRefusal | null> {
  const { limits } = terms;
  if (!limits) return null;
  const { date } = inCopenhagen(now);
  const since = { day: startOfDay(date), month: startOfDay(`${date.slice(0, 7)}-01`), now, except };
  const before = await orderedSince(reader, connection.code, since);
  const exceeded = exceededLimit(limits, { order: amount, day: before.day + amount, month: before.month + amount });
  return exceeded
    ? cxmlRefusal(
        409,
        `With ${limitInKroner(exceeded.sum)} without VAT the limit ${exceeded.limit} of ${limitInKroner(exceeded.most)} would be exceeded. Nothing was ordered.`,
      )
    : null;
}

const limitInKroner = (oere: number): string => `${(oere / 100).toFixed(2)} DKK`;
