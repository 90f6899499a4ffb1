// Visits from customers' procurement systems, and what goes back to them (spec §3 "Punchout", §4 "Punchout login").
import type { SupplierAnswer } from '#domain/punchout/cxml/buyer-requests';
import type { HomeCart } from '#domain/punchout/cxml/home-cart';

export interface PunchoutVisit {
  id: string;
  /** The agreed name of the system. */
  title: string;
  /** The way of speaking, as error texts name it: OCI or cXML. */
  standard: string;
  /** Where a buyer goes who sends no cart. */
  cancelUrl: string | null;
  /** Goods without VAT that the cart must come to. */
  minimumOere: number | null;
  /** Origins whose pages may show the shop in a frame. */
  frameAncestors: readonly string[];
  /** The origin that the cart is posted to; null where it has nowhere to go. */
  returnOrigin: string | null;
  /** The article at whose page the buyer begins. */
  selectedSku: string | null;
  /** The buyer goes on with a cart that their system has. */
  continues: boolean;
  /** The buyer may look at it and not change it. */
  looksOnly: boolean;
  /** Where there is no address to go to, the buyer can go home without a cart by a message. */
  mayLeave: boolean;
  /** The cart has gone back: nothing of it changes any more. */
  returned: boolean;
}

/** What the buyer's browser posts to the system. */
export interface PunchoutMessage {
  address: string;
  /** The window it is shown in; null: the same. */
  target: string | null;
  encoding: string;
  /** False: the buyer returns to the procurement system without items. */
  hasGoods: boolean;
  fields: readonly { name: string; value: string }[];
}

/** What the system gave along at the start. */
export interface PunchoutCallView {
  hookUrl: string;
  cancelUrl: string | null;
  target: string | null;
  okCode: string | null;
  caller: string | null;
  function: string | null;
  /** Set where the connection requires them. */
  buyerId: string | null;
  buyerName: string | null;
  /** Parameters of the call that are not defined by OCI. */
  others: readonly { name: string; value: string }[];
}

/** The cart returned to the demo's procurement system by cXML, and the shop's answer. */
export interface ProcurementHome {
  cart: HomeCart | null;
  answer: SupplierAnswer | null;
  /** The document as it came. */
  document: string;
}

/** The demo's procurement system before it opens the shop. */
export interface ProcurementView {
  /** The parameters of its call. */
  call: readonly { name: string; value: string }[];
  /** An article to request. */
  sku: string;
  /** Where the cart comes back to. */
  hook: string;
}
