// Which customers an apply has made: what belongs to a customer, such as addresses, is taken from the files for new ones only.
import type { ApplyContext } from '../../section';

const made = new WeakMap<ApplyContext, Set<string>>();

export function noteNewCustomers(context: ApplyContext, emails: readonly string[]): void {
  made.set(context, new Set([...(made.get(context) ?? []), ...emails]));
}

export const isNewCustomer = (context: ApplyContext, email: string): boolean => made.get(context)?.has(email) ?? false;
