// From the wire's cart in checkout to the page: what was given so far, and which step comes next.

import { buyerKind } from '#domain/customer/buyer';
import { infoPath } from '#domain/page/addresses';
import type { PaymentKind } from '#domain/payment/payment';
import type { ShopRules } from '~/models/caller';
import type { AddressView, CheckoutView, PaymentChoice, ShippingChoice } from '~/models/checkout';
import type { CustomerView } from '~/models/customer';
import { cartViewOf } from '../cart/cart.map';
import type { CheckoutQuery } from '../generated/commerce';
import { chosenDelivery, pickupShops, shippingChoices } from './delivery.map';

type WireCheckout = NonNullable<CheckoutQuery['cart']>;
type WireAddress = NonNullable<WireCheckout['billing_address']>;

function addressOf(address: WireAddress | undefined): AddressView | null {
  if (!address || address.firstname === '') return null;
  return {
    id: address.customer_address_id ? String(address.customer_address_id) : null,
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company ?? '',
    vatId: address.vat_id ?? '',
    ean: address.ean ?? '',
    street: address.street.filter(Boolean).join(', '),
    postcode: address.postcode ?? '',
    city: address.city,
    telephone: address.telephone ?? '',
    countryCode: address.country.code,
    isDefaultShipping: false,
    isDefaultBilling: false,
  };
}

/** Magento's names for invoice payment, and ours. */
const ON_ACCOUNT = ['account', 'purchaseorder', 'companycredit'];
export const kindOf = (code: string): PaymentKind =>
  code === 'free' ? 'free' : ON_ACCOUNT.includes(code) ? 'account' : 'card';

function paymentChoices(cart: WireCheckout): PaymentChoice[] {
  return (cart.available_payment_methods ?? []).flatMap((method) =>
    method
      ? [
          {
            code: method.code,
            kind: kindOf(method.code),
            title: method.title,
            note: '',
            chosen: cart.selected_payment_method?.code === method.code,
          },
        ]
      : [],
  );
}

const NO_WORDS = { reference: '', requisitioner: '', requisitionNumber: '', accountingCost: '', terms: '' };

export function checkoutViewOf(
  data: CheckoutQuery,
  customer: CustomerView | null,
  addressBook: AddressView[],
  rules: ShopRules,
): CheckoutView | null {
  const { cart } = data;
  if (!cart) return null;
  const given = cart.shipping_addresses[0] ?? undefined;
  const address = addressOf(given);
  const shipping = shippingChoices(cart, rules);
  const payment = paymentChoices(cart);
  const email = cart.email ?? customer?.email ?? '';
  const view = cartViewOf(cart, rules);
  const ean = address?.ean || (customer?.ean ?? '');
  return {
    cart: view,
    kind: buyerKind({ customer, showsVat: rules.showsVat }),
    email,
    address,
    billing: given?.same_as_billing === false ? addressOf(cart.billing_address ?? undefined) : null,
    addressBook,
    owner: addressBook.length === 0 ? beginningOf(customer) : null,
    addressRights: customer?.addressRights ?? EVERY_RIGHT,
    shipping,
    chosenDelivery: chosenDelivery(given),
    ownStore: '',
    parcelShops: [],
    near: { postcode: address?.postcode ?? '', isWrong: false, isAsked: false },
    shops: pickupShops(cart),
    payment,
    requisitionerRequired: customer?.requisitionerRequired ?? false,
    requisitionNumberRequired: customer?.requisitionNumberRequired ?? false,
    needsApproval: isForApproval(customer, payment, view.totals.grandTotalExVatOere),
    hasEan: ean !== '',
    words: { ...NO_WORDS, ean, comment: cart.customer_note ?? '' },
    terms: termsToAccept(data),
    step: stepOf(address !== null && email !== '', view.isVirtual, shipping, payment),
  };
}

const beginningOf = (customer: CustomerView | null): CheckoutView['owner'] =>
  customer && { firstname: customer.firstname, lastname: customer.lastname, company: customer.businessName };

const termsToAccept = ({ checkoutAgreements }: CheckoutQuery): CheckoutView['terms'] =>
  (checkoutAgreements ?? []).flatMap((agreement) => {
    if (!agreement) return [];
    const { agreement_id: id, checkbox_text: text, page_path: href } = agreement;
    return { id: String(id), text, href: href ?? infoPath('handelsbetingelser') };
  });

/** What is paid by card uses no credit. */
function isForApproval(customer: CustomerView | null, payment: PaymentChoice[], totalExVat: number): boolean {
  const rule = customer?.approval;
  if (!rule || payment.find((choice) => choice.chosen)?.kind !== 'account') return false;
  return rule.limitOere === null || totalExVat > rule.limitOere;
}

const EVERY_RIGHT = {
  allowBillingAddressChange: true,
  allowShippingAddressChange: true,
  onlyDefaultBilling: false,
  onlyDefaultShipping: false,
};

/** Gift cards alone go by mail: there is no delivery to choose. */
function stepOf(
  hasAddress: boolean,
  isVirtual: boolean,
  shipping: ShippingChoice[],
  payment: PaymentChoice[],
): CheckoutView['step'] {
  if (!hasAddress) return 'address';
  if (!isVirtual && !shipping.some((choice) => choice.chosen && choice.problem === null)) return 'shipping';
  return payment.some((choice) => choice.chosen) ? 'confirm' : 'payment';
}
