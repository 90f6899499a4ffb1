// A unit price with its details: "from", the regular price struck through, the lowest of 30 days, the VAT basis.
import { moneyParts, oere } from '#domain/money/money';
import { type Language, LOCALE_OF } from '~/i18n/languages';
import type { PriceView } from '~/models/money';
import { classes } from './classes';
import * as styles from './price.css';
import { hidden } from './text.css';

/** An amount as text, e.g. "1.249,00 kr.". */
export function money(amount: number, language: Language): string {
  return moneyParts(oere(amount), LOCALE_OF[language]).text;
}

export interface PriceLabels {
  /** "Fra", "Normalpris", "Laveste pris seneste 30 dage". */
  from: string;
  regular: string;
  lowest30: string;
  /** The text before that where there is room for it: tiles are narrow. */
  lowest30Lead?: string;
  /** "inkl. moms" or "ekskl. moms"; left out where the page says it once for all. */
  vat?: string;
}

interface PriceProps {
  price: PriceView;
  language: Language;
  size?: keyof typeof styles.amount;
  labels: PriceLabels;
}

export function Price({ price, language, size = 'tile', labels }: PriceProps) {
  const regular = price.regularOere;
  return (
    <p className={styles.price}>
      {price.from ? <span className={styles.small}>{labels.from}</span> : null}
      <span className={classes(styles.amount[size], regular !== null && styles.cut)}>
        {size === 'large' ? <LargeAmount oere={price.oere} language={language} /> : money(price.oere, language)}
      </span>
      {regular === null || size === 'tile' ? null : (
        <span className={styles.small}>
          <span className={hidden}>{labels.regular} </span>
          <s>{money(regular, language)}</s>
        </span>
      )}
      {labels.vat ? <span className={styles.small}>{labels.vat}</span> : null}
      {size === 'tile' ? earlierPrices(price, language, labels) : null}
      {price.lowest30Oere === null || size === 'tile' ? null : (
        <span className={classes(styles.small, styles.whole)}>
          {labels.lowest30} {money(price.lowest30Oere, language)}
        </span>
      )}
    </p>
  );
}

/** The regular price and the lowest of 30 days on one line; where they are the same amount, it is said once. */
function earlierPrices({ regularOere, lowest30Oere }: PriceView, language: Language, labels: PriceLabels) {
  if (regularOere === null) return null;
  // The price next to it has the currency.
  const before = money(regularOere, language).replace(/\u00a0kr\.$|^DKK\u00a0/, '');
  return (
    <span className={classes(styles.small, styles.whole)}>
      <span className={hidden}>{labels.regular} </span>
      <s>{before}</s>
      {lowest30Oere === null || lowest30Oere === regularOere ? null : (
        <>
          {' · '}
          <span className={styles.lead}>{labels.lowest30Lead} </span>
          {`${labels.lowest30} ${money(lowest30Oere, language)}`}
        </>
      )}
    </span>
  );
}

/** Screen readers get the amount in one piece; visually the øre are smaller. */
function LargeAmount({ oere: amount, language }: { oere: number; language: Language }) {
  const parts = moneyParts(oere(amount), LOCALE_OF[language]);
  const unit = language === 'en' ? 'DKK' : 'kr.';
  return (
    <>
      <span className={hidden}>{parts.text}</span>
      <span aria-hidden="true">
        {parts.whole}
        <span className={styles.fraction}>{parts.fraction}</span> <span className={styles.unit}>{unit}</span>
      </span>
    </>
  );
}
