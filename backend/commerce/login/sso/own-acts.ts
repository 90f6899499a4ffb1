// Requests that only the customer may make: staff who act in a customer's name are refused them.
import type { Mutation, Query } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { refusedBy } from '#backend/refusal';
import { refusal } from '#domain/refusal/refusals';

/** The customer's data as a file, the account itself, and statements that the law attributes to the customer (consents, reviews). */
const OF_THE_CUSTOMER_ALONE: ReadonlySet<string> = new Set<keyof Query | keyof Mutation>([
  'customerDataExport',
  'updateCustomerEmail',
  'changeCustomerPassword',
  'closeCustomerAccount',
  'deleteCustomer',
  'cancelAccountErasure',
  'revokeCustomerSession',
  'revokeOtherCustomerSessions',
  'openCardPage',
  'createProductReview',
]);

/** Refuses a document of which a single root field is reserved for the customer. Staff end their own login by logging out. */
export async function refuseStaff(fields: readonly string[], context: Context): Promise<void> {
  if (context.token === null || !fields.some((field) => OF_THE_CUSTOMER_ALONE.has(field))) return;
  if ((await context.signedIn())?.staff) throw refusedBy(refusal('STAFF_NOT_ALLOWED'));
}
