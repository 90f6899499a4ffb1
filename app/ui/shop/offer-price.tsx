// The price of a campaign: what it is of, what it costs, and what it cost before.
import { useTexts } from '~/i18n/use-texts';
import type { OfferPrice } from '~/models/content';
import { type Language, money, VisuallyHidden } from '~/ui/kit';
import * as styles from './offer-price.css';

export function OfferPriceLine({ price, language }: { price: OfferPrice | null; language: Language }) {
  const { t } = useTexts();
  if (!price) return null;
  return (
    <p className={styles.line}>
      {price.text ? <span>{price.text}</span> : null}
      <strong className={styles.amount}>{money(price.oere, language)}</strong>
      {price.previousOere === null ? null : (
        <span>
          <VisuallyHidden>{t('content:offer.before')} </VisuallyHidden>
          <s>{money(price.previousOere, language)}</s>
        </span>
      )}
    </p>
  );
}
