// Why a step of an order was refused, for people at another system.
import type { Refusal, RefusalCode } from '#domain/refusal/refusals';

const MESSAGES: Partial<Record<RefusalCode, (params: Record<string, string | number>) => string>> = {
  ORDER_NOT_FOUND: () => 'There is no such order.',
  INVALID_ORDER_STATUS: () => 'The status of the order does not allow it.',
  NOTHING_LEFT: () => 'Nothing of the order is left to ship.',
  MORE_THAN_LEFT: ({ sku, left }) => `Only ${left} of ${sku} are left to ship.`,
  PRODUCT_NOT_FOUND: ({ sku }) => `${sku} is not on the order.`,
  PAID_BY_TEST: () => 'The order is paid by a test payment: it can only be cancelled.',
  INVOICE_NOT_FOUND: () => 'There is no such invoice on account.',
  AMOUNT_ABOVE_OPEN: () => 'More than is open of the invoice.',
  PAID_DAY_INVALID: () => 'paidOn is no day.',
  PAID_DAY_IN_FUTURE: () => 'paidOn is in the future.',
  INVOICE_PAYMENT_DIFFERS: () => 'The invoice has another payment with this reference.',
  INVOICE_DIFFERS: () => 'There is another document with this number.',
  INVOICE_PDF_INVALID: () => 'pdf is no PDF in Base64 of at most 2 MB.',
  SHIPMENT_DIFFERS: () => 'The order has another shipment with this reference.',
};

export const stepFault = ({ code, params = {} }: Refusal): { code: string; message: string } => ({
  code,
  message: MESSAGES[code]?.(params) ?? 'The order does not allow it.',
});
