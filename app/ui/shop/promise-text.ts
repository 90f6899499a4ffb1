// "Bestil inden kl. 14, så sender vi i dag": the day that a product or the cart is promised for, in words.
import type { Translate } from '~/forms/reply/fields';
import type { PromisedDay } from '~/models/product';
import type { Language } from '~/ui/kit';
import { clockText, weekdayText } from './dates';

export function promiseText({ delivery, sentToday, cutoff }: PromisedDay, t: Translate, language: Language): string {
  const day = weekdayText(delivery, language);
  return sentToday
    ? t('product:promise.today', { day, cutoff: clockText(cutoff, language) })
    : t('product:promise.later', { day });
}
