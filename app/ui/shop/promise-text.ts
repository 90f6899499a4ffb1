// "Bestil inden kl. 14, så sender vi i dag": the day that a product or the cart is promised for, in words.
import type { Translate } from '~/forms/reply/fields';
import type { PromisedDay, StockView } from '~/models/product';
import type { Arrival, Language } from '~/ui/kit';
import { clockText, shortDayText, weekdayText } from './dates';

export function promiseText({ delivery, sentToday, cutoff }: PromisedDay, t: Translate, language: Language): string {
  const day = weekdayText(delivery, language);
  return sentToday
    ? t('product:promise.today', { day, cutoff: clockText(cutoff, language) })
    : t('product:promise.later', { day });
}

/** "Leveres tirs. 3. nov.": the same day where there is little room. */
export const promisedInShort = ({ promise }: StockView, verb: string, language: Language): Arrival | null =>
  promise && { verb, day: shortDayText(promise.delivery, language) };
