// The payment provider as a port: opens a page on which the shopper pays, and reads the provider's signed word about it.
import type { Oere } from '#domain/money';
import type { PaymentMode } from '#domain/payment';
import { testPayments, type TestProvider } from './test-provider';

export interface PaymentRequest {
  /** Names this payment towards the provider; asking again with the same token opens nothing new. */
  sessionToken: string;
  orderNumber: string;
  amount: Oere;
  language: 'da' | 'en';
}

/** What a callback says. `key` is the same each time the same event is delivered. */
export interface ProviderEvent {
  key: string;
  sessionToken: string;
  kind: 'authorised' | 'declined' | 'cancelled';
  amount: Oere;
}

export interface PaymentProvider {
  code: string;
  mode: PaymentMode;
  /** Called outside of any transaction, for a provider may be far away. */
  open(request: PaymentRequest): Promise<{ redirectUrl: string; reference: string }>;
  /** Null where the signature is not the provider's. */
  readCallback(request: Request): Promise<ProviderEvent | null>;
}

export type { TestProvider } from './test-provider';

/** Spec §3: payment mode TEST or LIVE. No live provider is part of this shop: a start that asks for one must say so at once. */
export function openPayments(mode: PaymentMode, secret: () => Promise<string>): TestProvider {
  if (mode === 'LIVE') {
    throw new Error(
      'PAYMENT_MODE=LIVE needs a payment provider, and none is configured. Set PAYMENT_MODE=TEST to use the test payment page.',
    );
  }
  return testPayments(secret);
}
