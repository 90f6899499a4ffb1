// When to discard the cart cookie. Spec §4 "Cart cookie": the server reports that the cart is missing, inactive, of the
// wrong store, not permitted, or cannot be assigned to another website.

export const CART_CLEARING_CAUSES = ['missing', 'inactive', 'wrong-store', 'not-permitted', 'other-website'] as const;
export type CartClearingCause = (typeof CART_CLEARING_CAUSES)[number];

// The texts of Magento 2.4 (contract, section 4), the newer spelling first. The client knows them by their beginning, because
// the cart's id follows.
const TEXTS = {
  missing: ['Could not find a cart with ID'],
  inactive: ["The cart isn't active", 'Current user does not have an active cart'],
  'wrong-store': ['Wrong store code specified for cart'],
  'not-permitted': ['The current user cannot perform operations on cart'],
  'other-website': ["Can't assign cart to store in different website."],
} as const satisfies Record<CartClearingCause, readonly [string, ...string[]]>;

/** Why a server's answer makes the cookie worthless, or null when it does not. */
export function clearingCauseOf(message: string): CartClearingCause | null {
  const said = message.replaceAll('’', "'").trim();
  return CART_CLEARING_CAUSES.find((cause) => TEXTS[cause].some((text) => said.startsWith(text))) ?? null;
}

/** The text that our own back end gives, in Magento's words. */
export function clearingText(cause: CartClearingCause, cartId: string): string {
  const [text] = TEXTS[cause];
  if (cause === 'inactive') return `${text}.`;
  return cause === 'other-website' ? text : `${text} "${cartId}"`;
}
