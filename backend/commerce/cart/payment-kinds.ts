// Which ways of paying a buyer has and what they are called. Spec §1: invoice payment for business customers, after a credit check.

import type { Shopper } from '#backend/commerce/cart/shopper';
import type { PricedCart } from '#backend/commerce/checkout/price-cart';
import type { Language } from '#backend/graphql/context';
import type { Oere } from '#domain/money/money';
import {
  isTestPayment,
  PAYMENT_KINDS,
  type PaymentKind,
  type PaymentMode,
  paymentKindsFor,
} from '#domain/payment/payment';

const TITLES: Record<PaymentKind, Record<Language, string>> = {
  card: { da: 'Betalingskort', en: 'Payment card' },
  account: { da: 'Faktura', en: 'Invoice' },
  free: { da: 'Der er ikke mere at betale', en: 'Nothing more to pay' },
};

type Paying = Pick<Shopper, 'who' | 'store'>;

/** Payment kinds among those that the store offers. */
export const kindsFor = ({ who, store }: Paying, toPay?: Oere): PaymentKind[] =>
  paymentKindsFor(
    {
      isBusiness: who?.business?.invoiceAllowed === true,
      isApproved: who !== null && who.customer.approverId !== null,
      toPay,
    },
    store.settings.payment,
  );

/** The kind that the buyer chose and still has; where nothing is left to pay it needs no choosing. */
export function chosenKind(code: string | null, who: Paying, toPay: Oere): PaymentKind | null {
  const kind = toPay === 0 ? 'free' : kindOf(code);
  return kind !== null && kindsFor(who, toPay).includes(kind) ? kind : null;
}

/** What is left to pay; undefined in an empty cart, and before the freight is known: until then nothing can be said to be paid. */
export const dueOf = ({ goods, toPay, chosen, isByMail }: PricedCart): Oere | undefined =>
  goods.length > 0 && (chosen || isByMail) ? toPay : undefined;

const TEST_TITLE: Record<Language, string> = {
  da: 'Testbetaling (der er ikke betalt)',
  en: 'Test payment (not paid)',
};

/** What an order says of how it is paid: on its page, in its list, mails and documents. A test payment says so everywhere. */
export function paymentTitleOf(paymentCode: string, payment: { mode: PaymentMode } | null, language: Language): string {
  if (isTestPayment(payment)) return TEST_TITLE[language];
  const kind = kindOf(paymentCode);
  return kind ? titleOfKind(kind, language) : paymentCode;
}

export const titleOfKind = (kind: PaymentKind, language: Language): string => TITLES[kind][language];

/** The kind that a stored or sent code means; null when it means none. */
export const kindOf = (code: string | null): PaymentKind | null => PAYMENT_KINDS.find((kind) => kind === code) ?? null;
