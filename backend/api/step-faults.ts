// Why a step of an order was refused, for people at another system.
import type { Refusal, RefusalCode } from '#domain/refusal/refusals';

const MESSAGES: Partial<Record<RefusalCode, (params: Record<string, string | number>) => string>> = {
  ORDER_NOT_FOUND: () => 'There is no such order.',
  INVALID_ORDER_STATUS: () => 'The status of the order does not allow it.',
  NOTHING_LEFT: () => 'Nothing of the order is left to ship.',
  MORE_THAN_LEFT: ({ sku, left }) => `Only ${left} of ${sku} are left to ship.`,
  PRODUCT_NOT_FOUND: ({ sku }) => `${sku} is not on the order.`,
  PAID_BY_TEST: () => 'The order is paid by a test payment: it can only be cancelled.',
  SHIPMENT_DIFFERS: () => 'The order has another shipment with this reference.',
};

export const stepFault = ({ code, params = {} }: Refusal): { code: string; message: string } => ({
  code,
  message: MESSAGES[code]?.(params) ?? 'The order does not allow it.',
});
