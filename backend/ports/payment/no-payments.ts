// The provider of a shop without card payments (PAYMENT_MODE=OFF): opens no page and moves no money.
import type { PaymentProvider } from './index';

const unavailable = async (): Promise<never> => {
  throw new Error('PAYMENT_MODE=OFF: the shop has no card payments');
};

export const noPayments: PaymentProvider = {
  code: 'none',
  mode: 'LIVE',
  callbackPath: '/payment/callback/none',
  open: unavailable,
  readCallback: async () => null,
  capture: unavailable,
  void: unavailable,
  refund: unavailable,
};
