// Deadlines of return and withdrawal across the end of summer time: midnight in Denmark, not in UTC, and not a fixed number of
// hours after the delivery.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestGoodsReturn } from '#backend/commerce/returns/request';
import { declareWithdrawal } from '#backend/commerce/returns/withdrawal/declare';
import { track } from '#backend/commerce/shipment/track';
import { addDays, type IsoDate, inCopenhagen, startOfDay, weekdayOf } from '#domain/calendar/calendar';
import { lifeAt, linesAt, sentAt } from './after-sales';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus } from './test-backend';

const MINUTE = 60_000;
const DAYS = 14;

let counter: Counter;
let sku = '';
beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1);
});
afterAll(() => counter?.close());

/** The Monday before the next night with 25 hours; both deadlines are then on a Monday, too, which is no holiday. */
function mondayBeforeWinterTime(): IsoDate {
  const { date } = inCopenhagen(counter.clock.now());
  const sunday = Array.from({ length: 400 }, (_, later) => addDays(date, later + 8)).find(
    (day) => startOfDay(addDays(day, 1)).getTime() - startOfDay(day).getTime() > 24 * 60 * MINUTE,
  );
  if (!sunday || weekdayOf(sunday) !== 7) throw new Error('Summer time does not end on a Sunday');
  return addDays(sunday, -6);
}

const goTo = (at: number) => counter.clock.forward(at - counter.clock.now().getTime());

async function boughtBy(email: string, pay: 'account' | 'card', store?: string): Promise<string> {
  const buyer = await logIn(counter, email, store);
  const placed = await place(counter, await readyCart(counter, [[sku, 4]], pay, buyer), buyer);
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  return placed.number ?? '';
}

let forms = 0;
async function asked(number: string, way: 'return' | 'withdraw'): Promise<string> {
  forms += 1;
  const lines = (await linesAt(counter, number)).map(({ id }) => ({ id, quantity: 1 }));
  const life = { ...lifeAt(counter), by: 'customer' };
  const formKey = `last-${forms}`;
  if (way === 'withdraw') {
    const done = await declareWithdrawal(number, { lines, formKey }, life);
    return done.ok ? 'taken' : done.code;
  }
  const contact = { name: 'B', email: 'b@example.dk', telephone: '+4520304050' };
  const packed = { size: 'box' as const, parcels: 1, pickupOn: null, isIntact: true, comment: '', goodwill: null };
  const done = await requestGoodsReturn(
    number,
    { lines, formKey, contact, ...packed },
    { boxes: null, pallets: null },
    life,
  );
  return done.ok ? 'taken' : done.code;
}

test('both end at midnight Danish time, however late in the day the parcel was delivered', async () => {
  const day = mondayBeforeWinterTime();
  const orders: [string, 'return' | 'withdraw'][] = [
    [await boughtBy('birgitte@havnens-arkitekter.example', 'account'), 'return'],
    [await boughtBy('anna@example.dk', 'card', 'b2c'), 'withdraw'],
  ];
  const parcels: string[] = [];
  for (const [number] of orders) parcels.push(await sentAt(counter, number));
  // A quarter to midnight in Denmark, which is up to two hours earlier in UTC.
  goTo(startOfDay(addDays(day, 1)).getTime() - 15 * MINUTE);
  for (const parcel of parcels) await track(parcel, { status: 'DELIVERED', place: '' }, lifeAt(counter));
  const said = async () => [
    await asked(...(orders[0] ?? ['', 'return'])),
    await asked(...(orders[1] ?? ['', 'withdraw'])),
  ];
  const end = startOfDay(addDays(day, DAYS + 1)).getTime();
  goTo(end - 75 * MINUTE);
  expect(await said()).toEqual(['taken', 'taken']);
  goTo(end - 1);
  expect(await said()).toEqual(['taken', 'taken']);
  goTo(end);
  expect(await said()).toEqual(['RETURN_TOO_LATE', 'WITHDRAWAL_UNAVAILABLE']);
});
