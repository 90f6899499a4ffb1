// Codes of what a procurement system or its buyer is refused, each with the i18n key of its words.

export const PUNCHOUT = {
  PUNCHOUT_RETURN_ADDRESS: 'errors:punchout.returnAddress', // not one of the addresses agreed for the connection
  PUNCHOUT_FUNCTION: 'errors:punchout.function', // one of OCI's functions that was not agreed for the connection
  PUNCHOUT_BUYER: 'errors:punchout.buyer', // the parameter that the connection knows its buyers by is missing
  PUNCHOUT_NO_LOGIN: 'errors:punchout.noLogin', // user or password is missing in the call
  PUNCHOUT_NO_HOOK: 'errors:punchout.noHook', // HOOK_URL is missing
  PUNCHOUT_DOUBLED: 'errors:punchout.doubled', // a parameter comes twice, with two values
  PUNCHOUT_TOO_LONG: 'errors:punchout.tooLong', // a parameter is longer than any system has reason to send
  PUNCHOUT_ENDED: 'errors:punchout.ended', // there is nowhere to return to, or no longer
  PUNCHOUT_LINES: 'errors:punchout.lines', // something in the cart cannot be bought in its current state
  PUNCHOUT_PAID_HERE: 'errors:punchout.paidHere', // gift cards and goods for points have no price that a purchase order could name
  PUNCHOUT_MINIMUM: 'errors:punchout.minimum', // params least: what the cart must come to without VAT
  PUNCHOUT_CART_CHANGED: 'errors:punchout.cartChanged', // by someone else, at this moment
  PUNCHOUT_NOT_HERE: 'errors:punchout.notHere', // a visit leaves the account as it is
  PUNCHOUT_LOOKING: 'errors:punchout.looking', // the buyer's system lets them look at this cart, and not change it
  PUNCHOUT_NO_ORDER: 'errors:punchout.noOrder', // a procurement system's buyer orders in the system
} as const;
