// Checks whether a gift shop can be ordered as requested: its number of people, its day, its price class, its wishes.
import type { Transaction } from '#backend/db/transaction';
import { inCopenhagen } from '#domain/calendar/calendar';
import { MOST_EMPLOYEES, problemWithGiftDelivery, problemWithGiftDestination } from '#domain/gift-shop/gift-shop';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type GiftShopRow, listGiftClasses, listGiftThemes } from './gift-shop.sql';
import type { AskedGiftShop } from './order-shop';

type Checked = Pick<GiftShopRow, 'className' | 'fromOere' | 'classOere' | 'grossOere' | 'themes'>;

/** Refuses the first thing that is wrong, at its field. */
export async function checkedShop(
  tx: Transaction,
  asked: AskedGiftShop,
  now: Date,
): Promise<Outcome<{ change: Checked }>> {
  const { employees, deliveryOn, priceClass, themes } = asked;
  const isCount = Number.isInteger(employees) && employees >= 1 && employees <= MOST_EMPLOYEES;
  if (!isCount) return refusal('GIFT_COUNT', { field: 'employees', params: { max: MOST_EMPLOYEES } });
  const wrongDay = problemWithGiftDelivery(deliveryOn, inCopenhagen(now).date);
  if (!wrongDay.ok) return wrongDay;
  const wrongPlace = problemWithGiftDestination(asked.destination, asked.packaging);
  if (!wrongPlace.ok) return wrongPlace;
  const classes = await listGiftClasses(tx.db);
  const chosen = classes.find(({ code }) => code === priceClass);
  if (!chosen) return refusal('GIFT_CLASS_GONE', { field: 'priceClass' });
  const known = (await listGiftThemes(tx.db)).filter(({ code }) => themes.includes(code)).map(({ code }) => code);
  if (known.length === 0) return refusal('GIFT_THEMES_MISSING', { field: 'themes' });
  const { name: className, fromOere, grossOere } = chosen;
  return { ok: true, change: { className, fromOere, classOere: grossOere, grossOere, themes: known } };
}
