// The payment provider as a port: opens a page on which the shopper pays, reads the provider's signed word about it, and moves the money
// that was authorised: taken when goods leave, let go when they never will, given back when they return.
import type { Oere } from '#domain/money/money';
import type { PaymentMode, ProviderCode } from '#domain/payment/payment';
import type { Outcome, RefusalCode } from '#domain/refusal/refusals';
import type { CardKeeping } from './kept-cards';
import { noPayments } from './no-payments';
import { stripePayments } from './stripe-provider';
import { type TestProvider, testPayments } from './test-provider';

export interface PaymentRequest {
  /** Identifies this payment towards the provider; a repeated request with the same token opens nothing new. */
  sessionToken: string;
  orderNumber: string;
  amount: Oere;
  language: 'da' | 'en';
  /** The same for repeated requests. */
  openUntil: Date;
  /** Absolute URLs in the shop that the provider's page leads back to; null where the order came from no known host. */
  returnUrl: string | null;
  cancelUrl: string | null;
}

/** What a provider says. `key` is the same each time the same event is delivered. */
export interface ProviderEvent {
  key: string;
  sessionToken: string;
  kind: 'authorised' | 'declined' | 'cancelled';
  amount: Oere;
  /** What the provider calls the payment from now on; absent: as it did when it was opened. */
  reference?: string;
  /** Why it was declined, where that is said. */
  why?: RefusalCode;
}

/** A payment whose word has not come, as it is named on both sides. */
export interface OpenSession {
  sessionToken: string;
  reference: string;
  amount: Oere;
}

/** One movement of authorised money. `key` is the caller's own name for it: sent again under the same key, it is made once. */
export interface MoneyMove {
  key: string;
  /** The payment's providerReference. */
  reference: string;
  amount: Oere;
}

/** `reference` is the provider's name for the movement. A provider that cannot be reached throws: nothing is known then, and it may be tried again. */
export type Moved = Outcome<{ reference: string }>;

export interface PaymentProvider {
  /** 'none': a shop without card payments. */
  code: ProviderCode | 'none';
  mode: PaymentMode;
  /** The path in the shop that receives its callbacks. */
  callbackPath: string;
  /** What it will call the payment, where that is known before it is opened; absent: it says so when it opens. */
  named?(sessionToken: string): string;
  /** Called outside of any transaction, because a provider may be slow. */
  open(request: PaymentRequest): Promise<{ redirectUrl: string; reference: string }>;
  /** Null where the signature is not the provider's; an empty list for a word that is none of our business. */
  readCallback(request: Request): Promise<ProviderEvent[] | null>;
  /** What has become of a payment whose callback never came; null while it can still be paid. Absent: its word cannot be lost on the way. */
  askAfter?(session: OpenSession): Promise<ProviderEvent | null>;
  /** Takes (part of) what was authorised. `isLast`: nothing more will be taken of it, and the rest is let go. */
  capture(move: MoneyMove & { isLast: boolean }): Promise<Moved>;
  /** Lets go of what was authorised; only before anything was taken. */
  void(move: Omit<MoneyMove, 'amount'>): Promise<Moved>;
  /** Gives back (part of) what was taken. */
  refund(move: MoneyMove): Promise<Moved>;
  /** Absent: it stores no cards, and a card is entered anew for each order. */
  cards?: CardKeeping;
}

export type { TestProvider } from './test-provider';

/** Settings of the live provider. */
export interface LiveSettings {
  secretKey: string;
  /** What its webhooks are signed with. */
  webhookSecret: string;
  /** Null: the provider's own address. */
  apiUrl: string | null;
  /** How long an answer is waited for; unset: as long as a shopper would. */
  patienceMs?: number;
  /** How long no page is requested after a time-out; unset: long enough for the shoppers who wait. */
  pauseMs?: number;
}

export interface PaymentSettings {
  /** OFF: the shop takes no card payments. */
  mode: PaymentMode | 'OFF';
  live: LiveSettings | null;
}

/** Spec §3: payment mode TEST or LIVE. LIVE without its provider's keys fails at start, not at the first shopper's payment. */
export function openPayments(
  { mode, live }: PaymentSettings,
  secret: () => Promise<string>,
): PaymentProvider | TestProvider {
  if (mode === 'OFF') return noPayments;
  if (mode !== 'LIVE') return testPayments(secret, mode);
  if (live) return stripePayments(live);
  throw new Error(
    'PAYMENT_MODE=LIVE needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. Set PAYMENT_MODE=TEST to use the test payment page.',
  );
}

/** Only the test provider has a page in the shop itself. */
export const isTestProvider = (provider: PaymentProvider | TestProvider): provider is TestProvider =>
  'callbackFor' in provider;
