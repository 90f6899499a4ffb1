// Identifies the buyer from the procurement system's data: only read where the connection gives each buyer an account.
import { RIGHTS, type Right, type Rights } from '#domain/company/sub-user';
import { tidyLine } from '#domain/validate/written';

/** A procurement system never gives the rights to manage users: the company's own people do. */
export type BuyerRight = Exclude<Right, 'manageCustomers' | 'administrator'>;
export const BUYER_RIGHTS = RIGHTS.filter(
  (right): right is BuyerRight => right !== 'manageCustomers' && right !== 'administrator',
);

export interface BuyersAgreement {
  /** OCI: the parameter that holds the buyer's id. cXML: the name of an Extrinsic, or 'Contact' for its Email. */
  id: string;
  /** The same for the buyer's name; null where the system sends none. */
  name: string | null;
  rights: readonly BuyerRight[];
  /** So many accounts at most; who comes after that has the customer's own. */
  most: number;
  /** So many new ones in a day. */
  mostNewInDay: number;
}

export interface BuyerTold {
  /** The same at each visit; without regard to case. */
  id: string;
  firstname: string;
  lastname: string;
}

const LONGEST_ID = 200;
const LONGEST_NAME = 60;
/** As the name of an account that has none. */
const NO_NAME = '–';

/** Null where the system sent no id or an invalid one: then the buyer logs in as the connection's customer. */
export function buyerFrom(id: string | null, name: string | null): BuyerTold | null {
  const tidyId = tidyLine(id ?? '').toLowerCase();
  if (tidyId === '' || tidyId.length > LONGEST_ID) return null;
  const words = tidyLine(name ?? '')
    .split(' ')
    .filter(Boolean);
  const last = words.length > 1 ? words.pop() : undefined;
  const firstname = words.join(' ') || tidyLine(id ?? '');
  return {
    id: tidyId,
    firstname: firstname.slice(0, LONGEST_NAME),
    lastname: (last ?? NO_NAME).slice(0, LONGEST_NAME),
  };
}

/** By the agreed names, in any case, among the parameters of a call by OCI. */
export function buyerAmong(
  parameters: readonly { name: string; value: string }[],
  { id, name }: Pick<BuyersAgreement, 'id' | 'name'>,
): BuyerTold | null {
  const sent = (wanted: string | null) =>
    parameters.find((one) => one.name.toLowerCase() === wanted?.toLowerCase())?.value ?? null;
  return buyerFrom(sent(id), sent(name));
}

export const rightsOfBuyers = ({ rights }: BuyersAgreement): Rights => ({
  allInvoices: rights.includes('allInvoices'),
  allOrders: rights.includes('allOrders'),
  listsOnly: rights.includes('listsOnly'),
  bonusShop: rights.includes('bonusShop'),
  manageCustomers: false,
  requisitioner: rights.includes('requisitioner'),
  requisitionNumber: rights.includes('requisitionNumber'),
  administrator: false,
});

/** How people read the name of such an account. */
export const nameOfAccount = ({ firstname, lastname }: Pick<BuyerTold, 'firstname' | 'lastname'>): string =>
  lastname === NO_NAME ? firstname : `${firstname} ${lastname}`;

/** Accounts of buyers have an address that no mail reaches: they come in by their system alone. */
export const NO_MAILBOX = '@punchout.invalid';
export const addressOfBuyer = (unique: string): string => `buyer-${unique}${NO_MAILBOX}`;
/** False for the account of a buyer who comes in by a procurement system alone: nothing is mailed to it, nor shown. */
export const hasMailbox = (email: string): boolean => !email.endsWith(NO_MAILBOX);
