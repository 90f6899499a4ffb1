// Which pages a punchout visit may open. Checked before all guards, so that a new page cannot bypass it.

import { complaintPath } from '#domain/complaint/addresses';
import { giftShopPath } from '#domain/gift-shop/addresses';
import {
  agreementPath,
  cartPath,
  checkoutPath,
  frontPath,
  logoutPath,
  punchoutReturnPath,
  returnPath,
  scannerPath,
  withdrawPath,
} from '#domain/page/addresses';
import { isWithin } from '#domain/page/open-pages';

export interface PunchoutVisitor {
  /** The cart has gone back. */
  returned: boolean;
  /** The store opens the account to its visitors. */
  accountIsOpen: boolean;
}

/** Its way in and out; the demo's own pages, its simulated procurement system among them, are no part of the shop. */
const OUTSIDE_THE_VISIT = ['/punchout', '/demo', logoutPath()];

/** Pages that change more than the cart: orders and what follows them, and the scanner's data, shared by all who use the login. */
const CLOSED_TO_VISITS = [
  agreementPath(),
  complaintPath(),
  giftShopPath(),
  returnPath(),
  scannerPath(),
  withdrawPath(),
];

/**
 * Where the buyer is sent instead; null where the page is theirs. They fill a cart: the checkout does not exist for them, nor the account,
 * which they share with colleagues, unless the store opens it. Once the cart has gone back there is nothing but the page that says so.
 */
export function wayOfVisit(path: string, { returned, accountIsOpen }: PunchoutVisitor): string | null {
  if (OUTSIDE_THE_VISIT.some((open) => isWithin(path, open))) return null;
  if (returned) return punchoutReturnPath();
  if (isWithin(path, checkoutPath())) return cartPath();
  if (CLOSED_TO_VISITS.some((closed) => isWithin(path, closed))) return frontPath();
  return isWithin(path, '/customer') && !accountIsOpen ? frontPath() : null;
}
