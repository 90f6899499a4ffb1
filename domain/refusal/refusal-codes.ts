// Codes of every expected no, each with the i18n key of its words; in Magento's spelling where it has one. Spec §8.
import { CART } from '#domain/refusal/cart-refusals';
import { COMPLAINTS } from '#domain/refusal/complaint-refusals';
import { FORM } from '#domain/refusal/form-refusals';
import { GIFT_SHOPS } from '#domain/refusal/gift-shop-refusals';
import { LISTS } from '#domain/refusal/list-refusals';
import { PRODUCT } from '#domain/refusal/product-refusals';
import { PUNCHOUT } from '#domain/refusal/punchout-refusals';
import { STAFF } from '#domain/refusal/staff-refusals';
import { SUBSCRIPTIONS } from '#domain/refusal/subscription-refusals';

const CHECKOUT = {
  GUEST_EMAIL_MISSING: 'errors:checkout.guestEmailMissing',
  SHIPPING_ADDRESS_MISSING: 'errors:checkout.shippingAddressMissing', // §8
  SERVICE_POINT_REQUIRED: 'errors:checkout.servicePointRequired', // §8
  SHIPPING_METHOD_MISSING: 'errors:checkout.shippingMethodMissing', // §8
  SHIPPING_METHOD_UNAVAILABLE: 'errors:checkout.shippingMethodUnavailable',
  PICKUP_SHOP_REQUIRED: 'errors:checkout.pickupShopRequired',
  DELIVERY_INTERVAL_REQUIRED: 'errors:checkout.deliveryIntervalRequired',
  INVALID_DELIVERY_DATE: 'errors:checkout.invalidDeliveryDate', // §5 'Dato eller format fejl, venligst vælg ny leveringsdato'
  BILLING_ADDRESS_MISSING: 'errors:checkout.billingAddressMissing',
  PAYMENT_METHOD_MISSING: 'errors:checkout.paymentMethodMissing',
  PAYMENT_METHOD_UNAVAILABLE: 'errors:checkout.paymentMethodUnavailable',
  REQUISITIONER_MISSING: 'errors:checkout.requisitionerMissing', // §3 req_required
  REQUISITION_NUMBER_MISSING: 'errors:checkout.requisitionNumberMissing', // §3 req_no_required
  TERMS_NOT_ACCEPTED: 'errors:checkout.termsNotAccepted', // §5
  CREDIT_LIMIT_EXCEEDED: 'errors:checkout.creditLimitExceeded', // invoice payment beyond the company's limit
  TOTAL_CHANGED: 'errors:checkout.totalChanged', // no longer what the button said
  UNABLE_TO_PLACE_ORDER: 'errors:checkout.unableToPlaceOrder',
} as const;

const LOGIN = {
  LOGIN_FAILED: 'errors:login.failed', // §8 shown as 'Login oplysninger var forkerte.'
  LOGIN_LOCKED: 'errors:login.locked', // §8 'The account sign-in was incorrect or your account is disabled temporarily …'
  ACCOUNT_DEACTIVATED: 'errors:login.deactivated', // §8 'The account is deactivated.'
  STORE_CLOSED: 'errors:login.storeClosed', // the account is not of this shop, which answers its own customers alone
  STORE_CLOSED_CALL: 'errors:login.storeClosedCall', // the same, params telephone: whom to call
  EMAIL_TAKEN: 'errors:login.emailTaken', // §8 'A customer with the same email address already exists …'
  LOGIN_PROVIDER_AWAY: 'errors:login.providerAway', // the companies' own login cannot be reached
  NOT_LOGGED_IN: 'errors:login.notLoggedIn',
  SESSION_EXPIRED: 'errors:login.sessionExpired',
  LAST_ADMINISTRATOR: 'errors:login.lastAdministrator', // no remaining user could manage users
  LINK_USED_UP: 'errors:login.linkUsedUp', // used, late, or never made
  LOGIN_TOO_OLD: 'errors:login.loginTooOld', // a client that names no password proves the customer by a fresh login
  PASSWORD_WRONG: 'errors:login.passwordWrong', // the current one, typed to prove who is changing it
  TOO_MANY_TRIES: 'errors:login.tooManyTries',
  NOT_A_PERSON: 'errors:login.notAPerson',
  CUSTOMER_NOT_DELETABLE: 'errors:login.customerNotDeletable', // §8 'You can not delete this customer'
  ADMINISTRATORS_ONLY: 'errors:login.administratorsOnly', // only administrators change administrators
  RIGHT_NOT_HELD: 'errors:login.rightNotHeld', // a user can grant only rights that they have
  APPROVAL_NOT_HELD: 'errors:login.approvalNotHeld', // nor a higher limit, nor another approver
  STAFF_NOT_ALLOWED: 'errors:login.staffNotAllowed', // staff acting for a customer: only the customer may do it
  AGREEMENT_LOCKED: 'errors:login.agreementLocked', // too many guesses: another way in is named
  ORDER_LOCKED: 'errors:login.orderLocked', // the same for an order found by its words
  OWN_RIGHTS: 'errors:login.ownRights', // users cannot change what they themselves may do
  APPROVER_UNKNOWN: 'errors:login.approverUnknown', // not a user of the company, or the user themselves
  APPROVAL_NEEDS_INVOICE: 'errors:login.approvalNeedsInvoice', // a company that cannot buy on invoice
  AGREEMENT_PASSWORD_WRONG: 'errors:login.agreementPasswordWrong', // §8 'Ukendt adgangskode, venligst prøv igen.'
} as const;

const PAYMENT = {
  PAYMENT_DECLINED: 'errors:payment.declined',
  PAYMENT_CANCELLED: 'errors:payment.cancelled',
  PAYMENT_NOT_FOUND: 'errors:payment.notFound',
  PAYMENT_SIGNATURE_INVALID: 'errors:payment.signatureInvalid',
  PAYMENT_AMOUNT_WRONG: 'errors:payment.amountWrong',
  PAYMENT_STATE_WRONG: 'errors:payment.stateWrong',
  PAYMENT_PAGE_UNAVAILABLE: 'errors:payment.pageUnavailable', // the provider does not answer; the order waits for its payment
  CAPTURE_BEFORE_DISPATCH: 'errors:payment.captureBeforeDispatch', // never before dispatch
  CAPTURE_ABOVE_AUTHORISED: 'errors:payment.captureAboveAuthorised',
  CAPTURE_IN_PARTS_UNAVAILABLE: 'errors:payment.captureInParts', // this card is charged once only
  PAID_BY_TEST: 'errors:payment.paidByTest', // a test payment moves no money: no shipment, invoice or capture follows
  PAYMENT_MOVE_REFUSED: 'errors:payment.moveRefused', // the provider's own no to a capture, void or refund
} as const;

const ORDER = {
  ORDER_NOT_FOUND: 'errors:order.notFound',
  INVALID_ORDER_STATUS: 'errors:order.invalidStatus',
  NOTHING_LEFT: 'errors:order.nothingLeft', // nothing of it is left to ship, invoice or credit
  MORE_THAN_LEFT: 'errors:order.moreThanLeft', // params sku, left
  SHIPMENT_DIFFERS: 'errors:order.shipmentDiffers', // the ERP reported another shipment under this reference
  NOT_INVOICED: 'errors:order.notInvoiced',
  INVOICED_BY_ERP: 'errors:order.invoicedByErp', // the shop's settings say that another system writes invoices
  INVOICE_DIFFERS: 'errors:order.invoiceDiffers', // the ERP sent another document under this number
  INVOICE_PDF_INVALID: 'errors:order.invoicePdfInvalid', // no PDF, or too large
  INVOICE_PAYMENT_DIFFERS: 'errors:order.invoicePaymentDiffers', // the ERP sent another payment under this reference
  PARTIAL_ORDER_ITEM_SHIPPED: 'errors:order.partlyShipped',
  AMOUNT_ABOVE_INVOICED: 'errors:order.aboveInvoiced', // more than was invoiced and not yet given back
  REDUCTION_ABOVE_PRICE: 'errors:order.reductionAbovePrice', // the reduction for returned goods exceeds their price
  WITHDRAWAL_EMPTY: 'errors:order.withdrawalEmpty', // no piece was chosen
  WITHDRAWAL_EXEMPT: 'errors:order.withdrawalExempt', // goods that the right does not cover
  WITHDRAWAL_UNAVAILABLE: 'errors:order.withdrawalUnavailable', // a company's, unpaid, nothing left of it, or too late
  RETURN_EMPTY: 'errors:order.returnEmpty', // no piece was chosen
  RETURN_EXEMPT: 'errors:order.returnExempt', // made for one buyer or quick to spoil
  RETURN_UNAVAILABLE: 'errors:order.returnUnavailable', // not delivered, nothing left of it, or a consumer's, who withdraws
  RETURN_TOO_LATE: 'errors:order.returnTooLate', // §8 'Return window exceeded'
  RETURN_PACKAGING: 'errors:order.returnPackaging', // §5 'Vi tager ikke varer retur, der ikke kommer i ubrudt emballage.'
  RETURN_TOO_HEAVY: 'errors:order.returnTooHeavy', // not in boxes of so many kilos
  RETURN_PARCELS: 'errors:order.returnParcels', // fewer boxes than their weight needs, or more than are fetched
  RETURN_DAY: 'errors:order.returnDay', // nothing is fetched on that day
  APPROVAL_DECIDED: 'errors:order.approvalDecided', // someone has said yes or no already
  APPROVAL_FIXED: 'errors:order.approvalFixed', // what a gift card has paid is not taken apart
  APPROVAL_DISCOUNT_LOST: 'errors:order.approvalDiscountLost', // it would not count for so little
  APPROVAL_EXPIRED: 'errors:order.approvalExpired', // it waited too long and was cancelled
  NO_ORDERS_CHOSEN: 'errors:order.noOrdersChosen', // of those that wait for an answer
  ORDERS_TOO_MANY: 'errors:order.tooManyOrders', // for one press
  PURCHASE_ORDER_NOT_FOUND: 'errors:order.purchaseOrderNotFound', // §8 'Failed to retrieve purchase order'
} as const;

/** Code → i18n key. */
export const REFUSALS = {
  ...CART,
  ...CHECKOUT,
  ...LOGIN,
  ...PAYMENT,
  ...ORDER,
  ...PRODUCT,
  ...PUNCHOUT,
  ...LISTS,
  ...SUBSCRIPTIONS,
  ...COMPLAINTS,
  ...GIFT_SHOPS,
  ...FORM,
  ...STAFF,
} as const;
