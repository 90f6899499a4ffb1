// "Why this price?": the steps from the list price to the price shown, as domain/price/price gave them; in the cart also what promotions take.
import { lastDayBefore } from '#domain/calendar/period';
import { sumOfReasons } from '#domain/price/price';
import type { Translate } from '~/forms/reply/fields';
import type { CartLine } from '~/models/cart';
import type { ReasonView } from '~/models/money';
import { Details, type Language, money } from '~/ui/kit';
import { dayText } from './dates';
import * as styles from './sums.css';

/** A line of the cart: so many, and what each promotion takes off them. */
type Row = Pick<CartLine, 'quantity' | 'rowOere' | 'discounts'>;

interface WhyProps {
  reasons: ReasonView[];
  row?: Row;
  t: Translate;
  language: Language;
}

export function WhyThisPrice({ reasons, row, t, language }: WhyProps) {
  if (reasons.length === 0) return null;
  const steps = reasons.filter((reason) => reason.code !== 'vat-included');
  const notes = reasons.filter((reason) => reason.code === 'vat-included');
  return (
    <Details summary={t('product:why.title')} className={styles.why}>
      <dl className={styles.sums}>
        {steps.map((reason, at) => (
          <Sum
            key={reason.code + at}
            label={reasonText(reason, t, language)}
            value={signed(reason.oere, at > 0, language)}
          />
        ))}
        <Sum label={t('product:why.sum')} value={money(sumOfReasons(reasons), language)} strong />
        {notes.map((reason) => (
          <Sum key={reason.code} label={reasonText(reason, t, language)} value={money(reason.oere, language)} quiet />
        ))}
      </dl>
      {row && row.discounts.length > 0 ? <RowSums row={row} t={t} language={language} /> : null}
    </Details>
  );
}

function RowSums({ row, t, language }: { row: Row; t: Translate; language: Language }) {
  const before = row.rowOere ?? 0;
  const after = row.discounts.reduce((left, { oere }) => left - oere, before);
  return (
    <dl className={styles.sums}>
      <Sum label={t('product:why.row', { count: row.quantity })} value={money(before, language)} />
      {row.discounts.map(({ label, code, oere }) => (
        <Sum
          key={`${label} ${code ?? ''}`}
          label={code === null ? label : t('cart:summary.coupon', { label, code })}
          value={`−${money(oere, language)}`}
        />
      ))}
      <Sum label={t('product:why.rowSum')} value={money(after, language)} strong />
    </dl>
  );
}

function signed(oere: number, isStep: boolean, language: Language): string {
  return isStep && oere > 0 ? `+${money(oere, language)}` : money(oere, language).replace('-', '−');
}

function reasonText(reason: ReasonView, t: Translate, language: Language): string {
  switch (reason.code) {
    case 'special': {
      const rule = reason.ruleName;
      if (reason.until === null) return t('product:reasons.special', { rule });
      return t('product:reasons.specialUntil', {
        rule,
        date: dayText(lastDayBefore(new Date(reason.until)), language),
      });
    }
    case 'tier':
      return t('product:reasons.tier', { quantity: reason.quantity });
    case 'vat-removed':
    case 'vat-included':
      return t(`product:reasons.${reason.code}`, { percent: reason.bp / 100 });
    case 'option':
      return reason.label;
    case 'duty':
      return t('product:reasons.duty', { label: reason.label });
    case 'points':
      return t('product:reasons.points', { points: reason.points });
    case 'list':
    case 'contract':
      return t(`product:reasons.${reason.code}`);
  }
}

interface SumProps {
  label: string;
  value: string;
  strong?: boolean;
  quiet?: boolean;
}

/** One line of an account: words to the left, amount to the right. */
export function Sum({ label, value, strong, quiet }: SumProps) {
  return (
    <div className={strong ? styles.total : quiet ? styles.note : styles.line}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{value}</dd>
    </div>
  );
}
