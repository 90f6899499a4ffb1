// Payment and fulfilment of an order as staff see them: a word and a shape each, never colour alone; moments and amounts.
import { isIsoDate } from '#domain/calendar/calendar';
import { dayAsWritten, minuteAsWritten } from '#domain/calendar/written';
import { formatMoney, oere } from '#domain/money/money';
import { localeOf } from '#domain/store/locale';
import { useTexts } from '~/i18n/use-texts';

const PAYMENT_SHAPES: Readonly<Record<string, string>> = {
  unpaid: 'warn',
  authorised: 'good',
  paid: 'done',
  invoice: 'good',
  'partly-refunded': 'done',
  refunded: 'done',
  failed: 'bad',
};

const FULFILMENT_SHAPES: Readonly<Record<string, string>> = {
  'on-hold': 'bad',
  'to-pack': 'warn',
  'partly-shipped': 'warn',
  shipped: 'good',
  delivered: 'done',
  complete: 'done',
};

export function PaymentMark({ payment, isTest }: { payment: string | null; isTest: boolean }) {
  const { t } = useTexts('staff');
  if (payment === null) return null;
  return (
    <>
      <span className={`mark ${PAYMENT_SHAPES[payment] ?? ''}`}>{t(`payment.${payment}`)}</span>
      {isTest ? <span className="mark bad"> {t('payment.test')}</span> : null}
    </>
  );
}

export function FulfilmentMark({ fulfilment }: { fulfilment: string }) {
  const { t } = useTexts('staff');
  return <span className={`mark ${FULFILMENT_SHAPES[fulfilment] ?? ''}`}>{t(`fulfilment.${fulfilment}`)}</span>;
}

export const staffMoney = (amountOere: number, language: 'da' | 'en'): string =>
  formatMoney(oere(amountOere), localeOf(language));

/** Credit notes with a minus. */
export const documentMoney = (kind: string, amountOere: number, language: 'da' | 'en'): string =>
  staffMoney(kind === 'credit' ? -amountOere : amountOere, language);

/** As it is typed into a field. */
export const typedMoney = (amountOere: number): string => (amountOere / 100).toFixed(2).replace('.', ',');

export const staffDay = dayAsWritten;
/** Days within a text, as a log or a filter has them. */
export const daysInWords = (text: string, language: 'da' | 'en'): string =>
  text.replace(/\d{4}-\d\d-\d\d/g, (day) => (isIsoDate(day) ? dayAsWritten(day, language) : day));

export const staffMoment = (iso: string, language: 'da' | 'en'): string => minuteAsWritten(new Date(iso), language);
