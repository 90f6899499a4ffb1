// Whether a customer administers the users of their company.
import type { SignedIn } from '#backend/graphql/context';
import { managesUsers } from '#domain/company/sub-user';

export const mayAdminister = ({ customer, business }: SignedIn): boolean =>
  business !== null && managesUsers(customer.flags);
