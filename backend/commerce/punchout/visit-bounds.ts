// What a visit from a procurement system may change. Its login is shared by all buyers of the customer, so that a visit fills its cart and
// leaves the account as it is: passwords, addresses, colleagues and orders are no business of a buyer who never logged in as a person.
import type { Mutation } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { unauthorized } from '#backend/refusal';

/** Everything else is refused, also what is added to the shop one day. */
const OPEN_TO_VISITS: ReadonlySet<string> = new Set<keyof Mutation | '__typename'>([
  '__typename',
  'addConfigurableProductsToCart',
  'addProductsToCart',
  'addSimpleProductsToCart',
  'applyCouponToCart',
  'applyCouponsToCart',
  'chooseGift',
  'createEmptyCart',
  'customerLoginByToken',
  'customerLogout',
  'endProductAlertStock',
  'generateCustomerToken',
  'generateCustomerTokenFromPunchout',
  'giveConsent',
  'keepSessionContext',
  // Refuses by itself, and says where the order is placed.
  'placeOrder',
  'quickOrderToCart',
  'removeCouponFromCart',
  'removeCouponsFromCart',
  'removeItemFromCart',
  'requestPrice',
  'restorePunchoutCart',
  'returnPunchoutCart',
  'revokeCustomerToken',
  'setCartNote',
  'setCartPresent',
  'subscribeProductAlertStock',
  'trackingBrandViewed',
  'trackingCartUpdate',
  'trackingCategoryViewed',
  'trackingOrderCompletePunchout',
  'trackingProductClicked',
  'trackingProductViewed',
  'trackingUserLogin',
  'updateCartItems',
  'upgradeCartItem',
]);

/** Refuses a mutation if any of its root fields is closed to a procurement visit; all other callers may continue. */
export async function refuseBeyondVisit(fields: readonly string[], context: Context): Promise<void> {
  if (context.token === null || fields.every((field) => OPEN_TO_VISITS.has(field))) return;
  if ((await context.signedIn())?.punchout) throw unauthorized(undefined, { code: 'PUNCHOUT_NOT_HERE' });
}
