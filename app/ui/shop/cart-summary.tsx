// What a cart or an order comes to, in the order in which it adds up, and how far it is to free freight.
import { formatPoints } from '#domain/money/money';
import type { Translate } from '~/forms/reply/fields';
import { LOCALE_OF } from '~/i18n/languages';
import type { CartTotals, CartView, FreeFreight } from '~/models/cart';
import { classes, Icon, type Language, money } from '~/ui/kit';
import * as styles from './cart-summary.css';
import { weekdayText } from './dates';
import { promiseText } from './promise-text';
import * as sums from './sums.css';
import { Sum } from './why-this-price';

interface TotalsProps {
  totals: CartTotals;
  t: Translate;
  language: Language;
  /** A cart that goes back to a procurement system is sent by an order that is not placed here. */
  withoutFreight?: boolean;
}

/**
 * Consumers: amounts with VAT, the VAT shown as part of the total. Business: amounts without, the VAT added last, so that
 * each list adds up line by line as it is read.
 */
export function Totals({ totals, t, language, withoutFreight = false }: TotalsProps) {
  const business = !totals.includesVat;
  return (
    <dl className={sums.sums}>
      <Sum label={t('cart:summary.subtotal')} value={money(totals.subtotalOere, language)} />
      {totals.duties.map((duty) => (
        <Sum
          key={duty.label}
          quiet={totals.includesVat}
          label={totals.includesVat ? t('cart:summary.dutyOf', { label: duty.label }) : duty.label}
          value={money(duty.oere, language)}
        />
      ))}
      {totals.discounts.map((discount) => (
        <Sum
          key={`${discount.label} ${discount.code ?? ''}`}
          label={
            discount.code ? t('cart:summary.coupon', { label: discount.label, code: discount.code }) : discount.label
          }
          value={discountText(discount.oere, t, language)}
        />
      ))}
      {typeof totals.afterDiscountsOere === 'number' ? (
        <Sum strong label={t('cart:summary.afterDiscounts')} value={money(totals.afterDiscountsOere, language)} />
      ) : null}
      {withoutFreight ? null : (
        <Sum label={t('cart:summary.freight')} value={freightText(totals.freightOere, t, language)} />
      )}
      {business ? (
        <>
          <Sum strong label={t('cart:summary.totalExVat')} value={money(totals.grandTotalExVatOere, language)} />
          <Taxes totals={totals} t={t} language={language} textKey="cart:summary.vatAdded" />
        </>
      ) : null}
      <div className={sums.grand}>
        <dt>{t('cart:summary.total')}</dt>
        <dd className={sums.amount}>{money(totals.grandTotalOere, language)}</dd>
      </div>
      {business ? null : <Taxes totals={totals} t={t} language={language} textKey="cart:summary.vatOf" />}
      {totals.paidByCards.map((card) => (
        <Sum key={card.code} label={t('cart:summary.giftCard', card)} value={`−${money(card.oere, language)}`} />
      ))}
      {totals.paidByCards.length > 0 ? (
        <Sum strong label={t('cart:summary.toPay')} value={money(totals.toPayOere, language)} />
      ) : null}
      {typeof totals.remainingOere === 'number' ? (
        <>
          <Sum
            label={t('cart:summary.calledOff')}
            value={`−${money(totals.grandTotalOere - totals.remainingOere, language)}`}
          />
          <Sum strong label={t('cart:summary.totalNow')} value={money(totals.remainingOere, language)} />
        </>
      ) : null}
      {totals.points ? (
        <Sum
          label={t('cart:summary.points', { owned: formatPoints(totals.points.owned, LOCALE_OF[language]) })}
          value={formatPoints(totals.points.needed, LOCALE_OF[language])}
        />
      ) : null}
      {totals.savedOere ? (
        <div className={styles.saved}>
          <dt>{t('cart:summary.saved')}</dt>
          <dd className={sums.amount}>{money(totals.savedOere, language)}</dd>
        </div>
      ) : null}
      {totals.earnedPoints ? (
        <Sum quiet label={t('cart:summary.earns')} value={formatPoints(totals.earnedPoints, LOCALE_OF[language])} />
      ) : null}
    </dl>
  );
}

function Taxes({ totals, t, language, textKey }: TotalsProps & { textKey: string }) {
  return (
    <>
      {totals.taxes.map((tax) => (
        <Sum
          key={tax.percent}
          quiet={totals.includesVat}
          label={t(textKey, { percent: tax.percent })}
          value={money(tax.oere, language)}
        />
      ))}
    </>
  );
}

/** Free freight is shown in the freight line. */
function discountText(oere: number, t: Translate, language: Language): string {
  return oere === 0 ? t('cart:summary.freightFree') : `−${money(oere, language)}`;
}

export function freightText(freightOere: number | null, t: Translate, language: Language): string {
  if (freightOere === null) return t('cart:summary.freightLater');
  return freightOere === 0 ? t('cart:summary.freightFree') : money(freightOere, language);
}

interface DeliveryPromiseProps {
  promise: CartView['promise'];
  /** The day that is wished for, where there is one. */
  wished?: string | null;
  t: Translate;
  language: Language;
}

/** By the calendar of the goods' own delivery times; the checkout says the day of the way that is chosen. */
export function DeliveryPromise({ promise, wished = null, t, language }: DeliveryPromiseProps) {
  if (!promise) return null;
  return (
    <p className={styles.promise}>
      <Icon name="truck" size="s" className={styles.truck} />
      {wished ? t('product:present.wished', { day: weekdayText(wished, language) }) : promiseText(promise, t, language)}
    </p>
  );
}

interface FreeFreightMeterProps {
  free: FreeFreight | null;
  t: Translate;
  language: Language;
}

export function FreeFreightMeter({ free, t, language }: FreeFreightMeterProps) {
  if (!free) return null;
  const reached = free.remainingOere <= 0;
  const words = reached
    ? t('cart:freeFreight.reached')
    : t('cart:freeFreight.missing', { price: money(free.remainingOere, language) });
  return (
    <div className={styles.free}>
      <p className={classes(styles.promise, reached && styles.reached)}>
        <Icon name={reached ? 'check-circle' : 'truck'} size="s" className={styles.truck} />
        {words}
      </p>
      {free.limitOere === null ? null : (
        <progress
          className={styles.meter}
          aria-label={t('cart:freeFreight.label')}
          max={free.limitOere}
          value={free.limitOere - Math.max(0, free.remainingOere)}
        />
      )}
    </div>
  );
}
