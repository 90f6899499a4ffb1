// From the wire's gift card to what its page lets a shopper choose.
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { LATEST_DAYS } from '#domain/gift-card/gift-card-sale';
import type { ProductPage } from '~/models/product';
import type { ProductFragment } from '../generated/commerce';
import { moneyOf } from './price.map';

/** Null for goods. */
export function giftCardOf(product: ProductFragment, now: Date): ProductPage['giftCard'] {
  const offered = product.__typename === 'SimpleProduct' ? product.gift_card : null;
  if (!offered) return null;
  const today = inCopenhagen(now).date;
  return {
    stepsOere: offered.amounts.map(moneyOf),
    leastOere: moneyOf(offered.least),
    mostOere: moneyOf(offered.most),
    today,
    lastDay: addDays(today, LATEST_DAYS),
  };
}
