// What a checked order is written as: its own row, what it owes of VAT and duties, and its payment.
import { randomBytes } from 'node:crypto';
import { earnableBy } from '#backend/commerce/cart/points';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { NewOrder } from '#backend/commerce/order/order.sql';
import { oere } from '#domain/money/money';
import { shippingOf } from './by-mail';
import type { OrderDraft } from './check-order';
import type { Writing } from './write-order';

/** What gift cards or codes have paid is paid. */
const STATUS = { card: 'pending', account: 'account', free: 'captured' } as const;

const newPublicToken = () => randomBytes(24).toString('base64url');

export function orderRowOf({ cart, draft, placing, shopper, approver }: Writing): NewOrder {
  const { totals, shippingAddress, billingAddress } = draft;
  const { basis } = shopper.terms;
  const isNet = basis === 'net';
  return {
    publicToken: newPublicToken(),
    storeId: shopper.store.id,
    customerId: shopper.who?.customer.id ?? null,
    businessId: shopper.who?.business?.id ?? null,
    cartId: cart.id,
    email: draft.email,
    // Spec §3: an order waits for its payment, or for its approver; else it is begun at once.
    status: draft.payment === 'card' ? 'pending' : approver ? 'needs_review' : 'processing',
    basis,
    goodsOere: isNet ? totals.subtotalExcl : totals.subtotalIncl,
    discountOere: totals.discount,
    dutiesOere: isNet ? totals.dutiesExcl : totals.dutiesIncl,
    shippingOere: draft.shipping?.freight.amount ?? 0,
    vatOere: oere(totals.grandTotal - totals.grandTotalExcl),
    totalExVatOere: totals.grandTotalExcl,
    totalOere: totals.grandTotal,
    giftCardOere: oere(totals.grandTotal - draft.toPay),
    // Spec §9: a subscription earns double.
    points: earnableBy(totals, draft.goods, shopper, cart.subscriptionId !== null) ?? 0,
    shippingAddress,
    billingAddress: { ...billingAddress, ean: placing.ean ?? billingAddress.ean },
    shipping: shippingOf(draft, shopper.language),
    paymentCode: draft.payment,
    purchaseOrderNumber: cart.purchaseOrderNumber,
    reference: placing.reference,
    requisitioner: placing.requisitioner,
    requisitionNumber: placing.requisitionNumber,
    accountingCost: placing.accountingCost,
    comment: placing.comment ?? cart.comment,
    language: shopper.language,
    placedAt: shopper.now,
    // The order page and its confirmation inform consumers (checkout-confirm, write-mail).
    withdrawalToldAt: isNet ? null : shopper.now,
  };
}

export function taxesAndDuties({ totals }: OrderDraft, { terms }: Shopper) {
  return {
    taxes: totals.taxes.map(({ bp, base, amount }) => ({ vatBp: bp, baseOere: base, vatOere: amount })),
    duties: totals.duties.map(({ code, label, excl, incl }) => ({
      code,
      label,
      oere: terms.basis === 'net' ? excl : incl,
    })),
  };
}

export function paymentRowOf({ draft, placing, shopper: { now }, provider }: Writing) {
  const isCard = draft.payment === 'card';
  const sessionToken = isCard ? newPublicToken() : null;
  return {
    provider: isCard ? provider.code : draft.payment,
    // Only a card payment can be a test: an invoice or a gift card is worth its amount in each mode.
    mode: isCard ? provider.mode : ('LIVE' as const),
    status: STATUS[draft.payment],
    amountOere: draft.toPay,
    sessionToken,
    providerReference: sessionToken && (provider.named?.(sessionToken) ?? null),
    cardId: isCard ? (placing.cardId ?? null) : null,
    createdAt: now,
    updatedAt: now,
  };
}
