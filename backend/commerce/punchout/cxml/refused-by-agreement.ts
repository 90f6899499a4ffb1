// Holds a decided purchase order against the agreement of its connection: lines that cannot be delivered, and prices that have risen.
import { isDearer } from '#domain/punchout/cxml/compare-order';
import { type CxmlRefusal, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { rejectedText } from './decide-order';
import type { FilledOrder } from './fill-order-cart';
import { priceRise, pricesIn } from './order-prices';
import type { KnownSender } from './sender';

export function refusedByAgreement(
  { lines }: Pick<FilledOrder, 'lines'>,
  { connection }: KnownSender,
): CxmlRefusal | null {
  const { orderPrices, rejectedLines } = connection.settings.cxml ?? {};
  if (rejectedLines !== 'confirm' && lines.some(({ rejection }) => rejection))
    return cxmlRefusal(409, rejectedText(lines));
  const dearer = pricesIn(lines).filter(isDearer);
  return dearer.length > 0 && orderPrices !== 'tell'
    ? cxmlRefusal(409, `Prices have risen: ${dearer.map(priceRise).join('; ')}. Nothing was ordered.`)
    : null;
}
