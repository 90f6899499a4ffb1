// Facts next to the price that influence the purchase: customer ratings, freight, and returns.
import { infoPath, withdrawalPath } from '#domain/page/addresses';
import { WITHDRAWAL_DAYS } from '#domain/returns/withdrawal';
import type { Translate } from '~/forms/reply/fields';
import type { ProductPage } from '~/models/product';
import type { RatingView } from '~/models/review';
import { Icon, type Language, money } from '~/ui/kit';
import * as styles from './buy-box.css';
import { Stars, starNumber } from './stars';

/** Companies have no right of withdrawal; null where nothing is sold. */
export type ReturnRight = 'consumer' | 'business' | null;

interface RatingLinkProps {
  rating: RatingView | null;
  t: Translate;
  language: Language;
}

export function RatingLink({ rating, t, language }: RatingLinkProps) {
  if (!rating) return null;
  const stars = starNumber(rating.mean, language);
  return (
    <a className={styles.rating} href="#reviews">
      <Stars mean={rating.mean} label={t('product:reviews.outOf', { stars })} />
      <span>{t('product:reviews.count', { count: rating.count })}</span>
    </a>
  );
}

interface BuyFactsProps {
  model: Pick<ProductPage, 'freight' | 'action' | 'giftCard' | 'price' | 'isExempt'>;
  returns: ReturnRight;
  t: Translate;
  language: Language;
}

/** Made-to-order products cannot be returned, and a gift card is not shipped: neither is mentioned here. */
export function BuyFacts({ model, returns, t, language }: BuyFactsProps) {
  const { freight, action, giftCard, price, isExempt } = model;
  if (giftCard || action.kind === 'design' || action.kind === 'none' || !price) return null;
  const right = returns && !(isExempt && returns === 'consumer') ? RETURNS[returns] : null;
  return (
    <ul className={styles.facts} aria-label={t('product:facts')}>
      {freight ? (
        <li className={styles.fact}>
          <Icon name="box" size="s" className={styles.truck} />
          {freightWords(freight, t, language)}
        </li>
      ) : null}
      {right ? (
        <li className={styles.fact}>
          <Icon name="return" size="s" className={styles.truck} />
          <a href={right.href}>{t(right.text, { days: WITHDRAWAL_DAYS })}</a>
        </li>
      ) : null}
    </ul>
  );
}

const RETURNS = {
  consumer: { href: withdrawalPath(), text: 'product:returns.consumer' },
  business: { href: infoPath('handelsbetingelser'), text: 'product:returns.business' },
} as const;

function freightWords(freight: NonNullable<ProductPage['freight']>, t: Translate, language: Language): string {
  if (freight.oere === 0) return t('product:freight.free');
  const price = money(freight.oere, language);
  const words = t(freight.isLeast ? 'product:freight.flatFrom' : 'product:freight.flat', { price });
  if (freight.freeFromOere === null) return words;
  return `${words}, ${t('product:freight.limit', { limit: money(freight.freeFromOere, language) })}`;
}
