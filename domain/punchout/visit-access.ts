// Which pages a visit from a procurement system has. Asked before all guards: a page that is new one day is no way around it.
import { cartPath, checkoutPath, frontPath, logoutPath, punchoutReturnPath } from '#domain/addresses';
import { isWithin } from '#domain/open-pages';

export interface PunchoutVisitor {
  /** The cart has gone back. */
  returned: boolean;
  /** The store opens the account to its visitors. */
  accountIsOpen: boolean;
}

/** Its way in and out; the demo's own pages, its simulated procurement system among them, are no part of the shop. */
const OUTSIDE_THE_VISIT = ['/punchout', '/demo', logoutPath()];

/**
 * Where the buyer is sent instead; null where the page is theirs. They fill a cart: the checkout does not exist for them, nor the account,
 * which they share with colleagues, unless the store opens it. Once the cart has gone back there is nothing but the page that says so.
 */
export function wayOfVisit(path: string, { returned, accountIsOpen }: PunchoutVisitor): string | null {
  if (OUTSIDE_THE_VISIT.some((open) => isWithin(path, open))) return null;
  if (returned) return punchoutReturnPath();
  if (isWithin(path, checkoutPath())) return cartPath();
  return isWithin(path, '/customer') && !accountIsOpen ? frontPath() : null;
}
