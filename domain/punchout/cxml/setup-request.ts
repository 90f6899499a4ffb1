// A PunchOutSetupRequest: a buyer is about to come, to a new cart or back to one that was sent home.

import type { PurchaseLine, PurchasePlace } from '#domain/purchase-order/model';
import { addressIn, orderedItems } from './cxml-parts';
import { type CxmlReading, cxmlRefusal } from './cxml-status';
import { attributeNamed, childAt, textWithin, type XmlElement, type XmlNode } from './xml-element';

/** `source`: goods are looked for by a supplier's word; here the same as `create`. */
export const CXML_OPERATIONS = ['create', 'edit', 'inspect', 'source'] as const;
export type CxmlOperation = (typeof CXML_OPERATIONS)[number];

export interface CxmlSetup {
  operation: CxmlOperation;
  /** Opaque, and sent back as it came: text, or elements of the buyer's own. */
  buyerCookie: readonly XmlNode[];
  /** Where the browser posts the cart. */
  formPost: string;
  shipTo: PurchasePlace | null;
  /** The article at whose page the buyer begins. */
  selected: string | null;
  /** The items of the cart that is edited or inspected. */
  items: readonly PurchaseLine[];
}

const LONGEST_COOKIE = 4_000;
const LONGEST_FORM_POST = 2_000;

/** Personal data of the buyer (Extrinsic, Contact) is not read: nothing here needs it, and it is never sent back. */
export function readSetup(request: XmlElement): CxmlReading<{ setup: CxmlSetup }> {
  const asked = attributeNamed(request, 'operation')?.toLowerCase() ?? 'create';
  const operation = CXML_OPERATIONS.find((one) => one === asked);
  if (!operation) return cxmlRefusal(450, `The operation ${asked.slice(0, 40)} is not known.`);
  const cookie = childAt(request, 'BuyerCookie');
  if (!cookie || textWithin(cookie) === '' || JSON.stringify(cookie.nodes).length > LONGEST_COOKIE)
    return cxmlRefusal(400, `BuyerCookie is missing or longer than ${LONGEST_COOKIE} characters.`);
  const formPost = textWithin(childAt(request, 'BrowserFormPost', 'URL'));
  if (formPost === '' || formPost.length > LONGEST_FORM_POST)
    return cxmlRefusal(400, 'BrowserFormPost/URL is missing or too long: the cart would have nowhere to go.');
  const read = orderedItems(request);
  if (!read.ok) return cxmlRefusal(400, read.why);
  if (operation === 'edit' && read.items.length === 0)
    return cxmlRefusal(412, 'An edit without ItemOut: there is no cart to go on with.');
  return {
    ok: true,
    setup: {
      operation,
      buyerCookie: cookie.nodes,
      formPost,
      shipTo: addressIn(childAt(request, 'ShipTo')),
      selected: textWithin(childAt(request, 'SelectedItem', 'ItemID', 'SupplierPartID')) || null,
      items: read.items,
    },
  };
}
