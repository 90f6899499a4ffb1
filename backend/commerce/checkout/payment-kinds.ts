// Which ways of paying a buyer has and what they are called. Spec §1: invoice payment for business customers, after a credit check.
import type { Language, SignedIn } from '#backend/graphql/context';
import { PAYMENT_KINDS, type PaymentKind, paymentKindsFor } from '#domain/payment';

const TITLES: Record<PaymentKind, Record<Language, string>> = {
  card: { da: 'Betalingskort', en: 'Payment card' },
  account: { da: 'Faktura', en: 'Invoice' },
};

export const kindsFor = (who: SignedIn | null): PaymentKind[] =>
  paymentKindsFor({ isBusiness: who?.business?.invoiceAllowed === true });

export const titleOfKind = (kind: PaymentKind, language: Language): string => TITLES[kind][language];

/** The kind that a stored or sent code means; null when it means none. */
export const kindOf = (code: string | null): PaymentKind | null => PAYMENT_KINDS.find((kind) => kind === code) ?? null;
