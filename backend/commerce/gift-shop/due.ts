// What is due of gift shops on a day: employees who have not chosen are reminded once, and shops whose last day is over are closed.

import type { Db } from '#backend/db/client';
import { type Worked, workThrough } from '#backend/db/each-for-itself';
import { inTransaction } from '#backend/db/transaction';
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { REMINDED_DAYS_BEFORE_CLOSE } from '#domain/gift-shop/gift-shop';
import { takeToRemind } from './employees.sql';
import { giftShopsClosingBy, lockGiftShop } from './gift-shop.sql';
import { closeGiftShop, type GiftShopStaff } from './staff';
import { tellEmployee } from './tell';

type GiftShopRound = GiftShopStaff & { db: Db };

/** One that fails does not block the others; the next round retries it. */
export async function mindGiftShops(round: GiftShopRound): Promise<Worked<number, unknown>> {
  const today = inCopenhagen(round.now).date;
  const soon = await giftShopsClosingBy(round.db, addDays(today, REMINDED_DAYS_BEFORE_CLOSE));
  const worked = await workThrough(
    soon.map(({ id }) => id),
    async (id): Promise<unknown> => {
      const isOver = soon.some((shop) => shop.id === id && shop.closesOn < today);
      return isOver ? closeGiftShop({ id }, round) : remindEmployees(id, round);
    },
  );
  return worked;
}

async function remindEmployees(id: number, { pool, queue, now }: GiftShopStaff): Promise<number> {
  const reminded = await inTransaction(pool, async (tx) => {
    const shop = await lockGiftShop(tx.db, { id });
    if (shop?.state !== 'open' || shop.codeKind !== 'email') return 0;
    const late = await takeToRemind(tx.db, id, now);
    for (const one of late) await tellEmployee({ tx, queue, now }, shop, one, 'gift-reminder');
    return late.length;
  });
  if (reminded > 0) queue.wake('send-mail');
  return reminded;
}
