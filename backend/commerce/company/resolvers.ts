// A company's users on the wire, for those who may manage them; for everyone else there is no company.

import { mayAdminister } from '#backend/commerce/customer/account/may-administer';
import type { JobQueue } from '#backend/db/job-queue';
import type { Limits } from '#backend/db/limits';
import type { CompanyUser, Resolvers } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { inputRefused, noSuchEntity, refusedBy } from '#backend/refusal';
import type { Administered, UserTyped } from './administer';
import { changeUser, deleteUser } from './change-user';
import { countUsers, namesOf, usersOf } from './company.sql';
import { createUser } from './create-user';
import { changedUserIn, idFrom, newUserIn, userToWire } from './wire';

const MOST_ON_A_PAGE = 100;
const MOST_APPROVERS = 500;

/** Magento's texts where it has them. */
const TEXTS = {
  EMAIL_TAKEN: 'A customer with the same email address already exists in an associated website.',
  CUSTOMER_NOT_DELETABLE: 'You can not delete this customer',
} as const;

function done<Result extends object>(outcome: Administered<Result>): Result {
  if (outcome === 'missing') throw noSuchEntity('There is no such user.');
  if (outcome.ok) return outcome;
  const { code } = outcome;
  throw code === 'EMAIL_TAKEN' || code === 'CUSTOMER_NOT_DELETABLE'
    ? refusedBy(outcome, TEXTS[code])
    : refusedBy(outcome);
}

async function userNow(id: number, { customer, business }: SignedIn, { db }: Context): Promise<CompanyUser | null> {
  const [found] = business && id > 0 ? await usersOf(db, business.id, { id }) : [];
  return found ? userToWire(found, customer) : null;
}

async function changed(id: number, who: SignedIn, context: Context) {
  const user = await userNow(id, who, context);
  if (!user) throw new Error(`User ${id} was changed and is gone`);
  return { user };
}

async function userPage(
  who: SignedIn,
  args: { pageSize?: number | null; currentPage?: number | null },
  { db }: Context,
) {
  const page = args.currentPage ?? 1;
  const wanted = args.pageSize ?? 20;
  if (page < 1 || page > 1_000_000) throw inputRefused('currentPage value must be greater than 0.');
  if (wanted < 1) throw inputRefused('pageSize value must be greater than 0.');
  const limit = Math.min(wanted, MOST_ON_A_PAGE);
  const businessId = who.business?.id ?? 0;
  const total = await countUsers(db, businessId);
  const rows = await usersOf(db, businessId, { limit, offset: (page - 1) * limit });
  return {
    items: rows.map((row) => userToWire(row, who.customer)),
    total_count: total,
    page_info: { page_size: limit, current_page: page, total_pages: Math.ceil(total / limit) },
  };
}

/** Parent of the company's fields: a customer who may manage it. */
export interface CompanyModel {
  who: SignedIn;
}

export function companyResolvers(queue: JobQueue, limits: Limits): Resolvers {
  return {
    Query: {
      company: async (_root, _args, context) => {
        const who = await context.requireSignedIn();
        return mayAdminister(who) ? { who } : null;
      },
    },
    Customer: { manages_customers: ({ who }) => who.customer.flags.managesCustomers },
    Company: {
      id: ({ who }) => String(who.business?.id ?? ''),
      name: ({ who }) => who.business?.name ?? '',
      is_administrator: ({ who }) => who.customer.flags.isBusinessAdmin,
      can_approve: ({ who }) => who.business?.invoiceAllowed ?? false,
      users: ({ who }, args, context) => userPage(who, args, context),
      user: ({ who }, { id }, context) => userNow(idFrom(id), who, context),
      approvers: async ({ who }, _args, { db }) =>
        (await namesOf(db, who.business?.id ?? 0, MOST_APPROVERS)).map(({ id, firstname, lastname }) => ({
          id: String(id),
          name: `${firstname} ${lastname}`,
        })),
    },
    Mutation: {
      createCompanyUser: async (_root, { input }, context) => {
        const who = await context.requireSignedIn();
        // Reveals taken addresses, so the number of tries is limited.
        const isOpen = !mayAdminister(who) || (await limits.take('sub-user', String(who.customer.id)));
        if (!isOpen) throw inputRefused('TOO_MANY_TRIES', { code: 'TOO_MANY_TRIES' });
        const { id } = done(await createUser({ ...newUserIn(input), email: input.email }, who, { ...context, queue }));
        return changed(id, who, context);
      },
      updateCompanyUser: async (_root, { input }, context) => {
        const who = await context.requireSignedIn();
        const change = (stored: UserTyped) => changedUserIn(input, stored);
        const { id } = done(await changeUser(idFrom(input.id), change, who, { ...context, queue }));
        return changed(id, who, context);
      },
      deleteCompanyUserV2: async (_root, { id }, context) => {
        const who = await context.requireSignedIn();
        done(await deleteUser(idFrom(id), who, { ...context, queue }));
        return { success: true };
      },
    },
  };
}
