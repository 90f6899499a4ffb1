// What an order needs before it can be placed. Spec §8 "Order placement", §5 (terms, delivery date), §3 (requisitioner).
import { type Refusal, refusal } from '#domain/refusal/refusals';

export type CheckoutFacts = {
  lineCount: number;
  /** A cart with nothing to send: gift cards, points. It needs neither address nor freight. */
  isVirtual: boolean;
  email: string | null;
  hasShippingAddress: boolean;
  hasShippingMethod: boolean;
  needsServicePoint: boolean;
  hasServicePoint: boolean;
  /** Null when no date was requested. */
  deliveryDateIsValid: boolean | null;
  hasBillingAddress: boolean;
  hasPaymentMethod: boolean;
  pointsNeeded: number;
  pointsOwned: number;
  requisitionerRequired: boolean;
  requisitioner: string | null;
  requisitionNumberRequired: boolean;
  requisitionNumber: string | null;
  termsAccepted: boolean;
};

/**
 * Everything that is missing, in the order of the checkout page, so that the first entry is the next step. Spec §8
 * gives the middle of the order: shipping address, service point, shipping method, points, delivery date. Empty: it may be placed.
 */
export function missingForOrder(facts: CheckoutFacts): Refusal[] {
  if (facts.lineCount === 0) return [refusal('CART_EMPTY')];
  const isSent = !facts.isVirtual;
  const needsPoint = facts.hasShippingMethod && facts.needsServicePoint;
  const rows: [boolean, Refusal][] = [
    [isBlank(facts.email), refusal('GUEST_EMAIL_MISSING', { field: 'email' })],
    [isSent && !facts.hasShippingAddress, refusal('SHIPPING_ADDRESS_MISSING', { field: 'shippingAddress' })],
    [isSent && needsPoint && !facts.hasServicePoint, refusal('SERVICE_POINT_REQUIRED', { field: 'servicePoint' })],
    [isSent && !facts.hasShippingMethod, refusal('SHIPPING_METHOD_MISSING', { field: 'shippingMethod' })],
    [facts.pointsNeeded > facts.pointsOwned, refusal('NOT_ENOUGH_POINTS')],
    [facts.deliveryDateIsValid === false, refusal('INVALID_DELIVERY_DATE', { field: 'deliveryDate' })],
    [!facts.hasBillingAddress, refusal('BILLING_ADDRESS_MISSING', { field: 'billingAddress' })],
    [!facts.hasPaymentMethod, refusal('PAYMENT_METHOD_MISSING', { field: 'paymentMethod' })],
    [
      facts.requisitionerRequired && isBlank(facts.requisitioner),
      refusal('REQUISITIONER_MISSING', { field: 'requisitioner' }),
    ],
    [
      facts.requisitionNumberRequired && isBlank(facts.requisitionNumber),
      refusal('REQUISITION_NUMBER_MISSING', { field: 'requisitionNumber' }),
    ],
    [!facts.termsAccepted, refusal('TERMS_NOT_ACCEPTED', { field: 'terms' })],
  ];
  return rows.filter(([isMissing]) => isMissing).map(([, said]) => said);
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
