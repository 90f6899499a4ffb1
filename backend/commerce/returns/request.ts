// Requests a return by agreement: recorded once, with its label where the shop collects it, and a receipt sent.
import { type Life, type Stepping, stepOrder } from '#backend/commerce/fulfilment/step';
import type { ReturnContact } from '#backend/db/tables/return';
import {
  OWN_CARRIER,
  ownPackages,
  type ReturnCarrier,
  type ReturnCarriers,
} from '#backend/ports/return-carriers/index';
import { type IsoDate, inCopenhagen } from '#domain/calendar/calendar';
import { pickupDays } from '#domain/delivery/pickup-days';
import type { AskedPieces } from '#domain/order/line-pieces';
import type { Chosen } from '#domain/order/order-life';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { checkParcels, gramsOf, type ReturnSize, type Weighed } from '#domain/returns/return-parcels';
import { chooseReturned, whyNoReturn } from '#domain/returns/returns';
import { insertLabel } from './labels.sql';
import { type Returnable, returnableOf } from './question';
import { insertReturn, type ReturnRow } from './returns.sql';

export interface ReturnRequest {
  lines: AskedPieces;
  /** The same form sent twice is one return. */
  formKey: string;
  isIntact: boolean;
  size: ReturnSize;
  parcels: number;
  /** Null: the buyer brings it. */
  pickupOn: IsoDate | null;
  contact: ReturnContact;
  comment: string;
  /** Staff take back of goodwill: when the days are over, from consumers, too, and perhaps without a fee. */
  goodwill: { isFree: boolean } | null;
}

export type Requested = Outcome<{ goodsReturn: ReturnRow }>;

export const requestGoodsReturn = (
  number: string,
  asked: ReturnRequest,
  carriers: ReturnCarriers,
  life: Life,
): Promise<Requested> =>
  stepOrder(number, life, async (stepping): Promise<Requested> => {
    const { tx, whole, order } = stepping;
    const known = await returnableOf(tx.db, whole, life.now);
    const before = known.returns.find(({ goodsReturn }) => goodsReturn.formKey === asked.formKey);
    if (before) return { ok: true, goodsReturn: before.goodsReturn };
    const picked = judgeRequest(known, asked, life.now);
    if (!picked.ok) return picked;
    const goods = weightOfChosen(known, picked.chosen);
    const fits = checkParcels(asked.size, asked.parcels, goods);
    if (!fits.ok) return fits;
    const { formKey, size, parcels, pickupOn, contact, comment, goodwill } = asked;
    const row = {
      ...{ orderId: order.id, requestedAt: life.now, formKey, isFree: goodwill?.isFree ?? false },
      ...{ isPickup: pickupOn !== null, pickupOn, size, parcels, weightGrams: gramsOf(goods), contact, comment },
    };
    const goodsReturn = await insertReturn(tx.db, row, picked.chosen);
    const carrier = carrierOf(asked, carriers);
    await insertLabel(tx.db, newLabelFor(goodsReturn, carrier, life.now));
    await sendReturnReceipt(stepping, goodsReturn, { chosen: picked.chosen, isLabelReady: carrier === null });
    return { ok: true, goodsReturn };
  });

/** Refuses with the first problem, in the order of the form's fields. */
function judgeRequest({ question }: Returnable, asked: ReturnRequest, now: Date): Outcome<{ chosen: Chosen }> {
  const why = asked.goodwill ? null : whyNoReturn(question, now);
  if (why !== null && why !== 'late') return refusal('RETURN_UNAVAILABLE');
  const rule = { today: inCopenhagen(now).date, anyDay: asked.goodwill !== null };
  const picked = chooseReturned(question.lines, asked.lines, rule);
  if (!picked.ok) return picked;
  if (!asked.isIntact) return refusal('RETURN_PACKAGING', { field: 'intact' });
  if (asked.pickupOn !== null && !pickupDays(now).includes(asked.pickupOn))
    return refusal('RETURN_DAY', { field: 'date' });
  return picked;
}

const weightOfChosen = ({ grams }: Returnable, chosen: Chosen): Weighed[] =>
  chosen.map(({ id, quantity }) => ({ grams: grams.get(id) ?? 0, pieces: quantity }));

/** Null: no carrier is needed. A pallet that the buyer brings comes straight to the shop. */
export function carrierOf(
  { size, pickupOn }: Pick<ReturnRequest, 'size' | 'pickupOn'>,
  { boxes, pallets }: ReturnCarriers,
): ReturnCarrier | null {
  if (size !== 'pallet') return boxes;
  return pickupOn === null ? null : pallets;
}

const newLabelFor = ({ id, number, parcels }: ReturnRow, carrier: ReturnCarrier | null, now: Date) =>
  carrier === null
    ? {
        ...{ returnId: id, carrierCode: OWN_CARRIER, state: 'booked' as const },
        ...{ packages: ownPackages(number, parcels), nextTryAt: now, bookedAt: now },
      }
    : { returnId: id, carrierCode: carrier.code, state: 'due' as const, packages: [], nextTryAt: now, bookedAt: null };

async function sendReturnReceipt(
  { whole, tell, notify }: Stepping,
  { number, pickupOn, size, parcels, isFree, comment }: ReturnRow,
  { chosen, isLabelReady }: { chosen: Chosen; isLabelReady: boolean },
): Promise<void> {
  const goods = chosen.flatMap(({ id, quantity }) => {
    const line = whole.lines.find((one) => one.id === id);
    return line ? [{ quantity: `${quantity} ${line.unit}`, name: line.name, sku: line.sku }] : [];
  });
  const way = { pickupOn, isPallet: size === 'pallet', parcels, isLabelReady, isFree };
  await tell('return-receipt', number, { return: number, goods, ...way, token: whole.order.publicToken });
  await notify('returns', 'return-new', number, { return: number, goods, ...way, comment });
}
