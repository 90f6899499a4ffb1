// Acts of staff on a customer's account, and which of them its state allows.
import type { StaffRight } from '#domain/staff/rights';

/** Who sees customers, and may act on their accounts. */
export const SEES_CUSTOMERS: readonly StaffRight[] = ['customers'];

/** What a company may owe, and its other terms, are money: in addition to the right to see customers. */
export const CHANGES_COMPANIES: StaffRight = 'money';

/** Longest texts of the form of a company. */
export const MOST_COMPANY_TEXT = { salesCode: 64, reference: 64, description: 500 } as const;

export const CUSTOMER_ACTS = ['password', 'impersonate', 'deactivate', 'activate', 'data', 'erase'] as const;
export type CustomerAct = (typeof CUSTOMER_ACTS)[number];

export const isCustomerAct = (value: unknown): value is CustomerAct => CUSTOMER_ACTS.some((act) => act === value);

interface AccountState {
  isActive: boolean;
  /** False for a buyer of a procurement system, to whom nothing is mailed. */
  hasMailbox: boolean;
}

/** Acts that the page offers; the use case decides again, inside its lock. */
export function possibleCustomerActs({ isActive, hasMailbox }: AccountState): CustomerAct[] {
  const isPossible: Record<CustomerAct, boolean> = {
    password: isActive && hasMailbox,
    impersonate: isActive,
    deactivate: isActive,
    activate: !isActive,
    data: true,
    erase: true,
  };
  return CUSTOMER_ACTS.filter((act) => isPossible[act]);
}
