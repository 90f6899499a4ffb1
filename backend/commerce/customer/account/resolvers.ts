// Accounts on the wire: making one, passwords, the own profile, closing it. Magento's names where it has them.
import { isLinkGood } from '#backend/commerce/session/links/links';
import { hashOfToken } from '#backend/commerce/session/token';
import type { JobQueue } from '#backend/db/job-queue';
import type { Limits } from '#backend/db/limits';
import type { CustomerCreateInput, CustomerInput, CustomerUpdateInput, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { languageOfCustomer } from '#domain/store/locale';
import { CustomerModel } from '../model';
import { customerById } from './account.sql';
import { cancelErasure, closeAccountJustLoggedIn, closeOwnAccount } from './close-account';
import { type AccountTyped, createAccount } from './create-account';
import { withMiddleName } from './middle-name';
import { changePassword, chooseByLink, type PasswordParts, requestReset } from './passwords';
import { askForEmail, changeProfile, confirmAddress, confirmEmail } from './profile';
import { throwIfRefused, throwRefusal } from './refused-account';

/** A client that shows the terms itself names none; what it does say is held to. */
const typedBy = (input: CustomerCreateInput, clientsShowTerms: boolean): AccountTyped => ({
  firstname: withMiddleName(input),
  lastname: input.lastname,
  email: input.email,
  password: input.password ?? '',
  wantsNewsletter: input.is_subscribed ?? false,
  acceptsTerms: input.terms_accepted ?? clientsShowTerms,
  business: input.business
    ? {
        name: input.business.name,
        cvr: input.business.cvr,
        ean: input.business.ean ?? '',
        vatId: input.business.vat_id ?? input.taxvat ?? '',
      }
    : null,
});

/** The earlier input leaves out what it need not say; an account needs a name and an address. */
const named = ({ firstname, lastname, email, ...rest }: CustomerInput): CustomerCreateInput => ({
  ...rest,
  firstname: firstname ?? '',
  lastname: lastname ?? '',
  email: email ?? '',
});

async function customerNow(context: Context): Promise<CustomerModel> {
  context.forgetSignedIn();
  return new CustomerModel(await context.requireSignedIn());
}

interface Tools {
  queue: JobQueue;
  limits: Limits;
  clientsShowTerms: boolean;
}

type PartsOf = (context: Context) => PasswordParts;

const own = async (context: Context) => (await context.requireSignedIn()).customer;

async function changeSelf(input: CustomerUpdateInput, context: Context, partsOf: PartsOf) {
  const { customer: who, staff } = await context.requireSignedIn();
  const typed = {
    firstname: input.firstname == null ? who.firstname : withMiddleName({ ...input, firstname: input.firstname }),
    lastname: input.lastname ?? who.lastname,
    language: input.default_language == null ? null : languageOfCustomer(input.default_language),
    wantsNewsletter: input.is_subscribed ?? null,
    isByStaff: staff !== null,
  } as const;
  await throwIfRefused(changeProfile(who, typed, partsOf(context)));
  return { customer: await customerNow(context) };
}

/** What only the customer themselves may do. */
function ownAccount(partsOf: PartsOf): Resolvers['Mutation'] {
  return {
    updateCustomerV2: (_root, { input }, context) => changeSelf(input, context, partsOf),
    updateCustomer: (_root, { input }, context) => changeSelf(input, context, partsOf),
    updateCustomerEmail: async (_root, typed, context) => {
      await throwIfRefused(askForEmail(await own(context), typed, partsOf(context)));
      return { customer: await customerNow(context) };
    },
    changeCustomerPassword: async (_root, { currentPassword, newPassword }, context) => {
      const kept = hashOfToken(context.token ?? '');
      const typed = { current: currentPassword, next: newPassword };
      await throwIfRefused(changePassword(await own(context), typed, kept, partsOf(context)));
      return customerNow(context);
    },
    closeCustomerAccount: async (_root, { password }, context) => {
      const outcome = await closeOwnAccount(await own(context), password, partsOf(context));
      if (!outcome.ok) return throwRefusal(outcome);
      context.forgetSignedIn();
      return outcome.isClosed;
    },
    deleteCustomer: async (_root, _args, context) => {
      const { customer, sessionId } = await context.requireSignedIn();
      const outcome = await closeAccountJustLoggedIn(customer, sessionId, partsOf(context));
      if (!outcome.ok) return throwRefusal(outcome);
      context.forgetSignedIn();
      return outcome.isClosed;
    },
    cancelAccountErasure: async (_root, _args, context) => {
      await cancelErasure(await own(context), context.pool);
      context.forgetSignedIn();
      return true;
    },
  };
}

async function create(typed: AccountTyped, context: Context, partsOf: PartsOf, limits: Limits) {
  if (!(await limits.take('create-address', context.clientAddress)))
    throwRefusal({ ok: false, code: 'TOO_MANY_TRIES' });
  const outcome = await createAccount(typed, partsOf(context));
  if (!outcome.ok) throwRefusal(outcome);
  const made = await customerById(context.db, outcome.customerId);
  if (!made) throw new Error(`Customer ${outcome.customerId} was made and is gone`);
  return { customer: new CustomerModel(made) };
}

/** What a visitor may do, and who brings a link's token. */
function strangersAccount(partsOf: PartsOf, { limits, clientsShowTerms }: Tools): Resolvers['Mutation'] {
  const made = (input: CustomerCreateInput, context: Context) =>
    create(typedBy(input, clientsShowTerms), context, partsOf, limits);
  return {
    createCustomerV2: (_root, { input }, context) => made(input, context),
    createCustomer: (_root, { input }, context) => made(named(input), context),
    requestPasswordResetEmail: (_root, { email }, context) => throwIfRefused(requestReset(email, partsOf(context))),
    resetPassword: (_root, { resetPasswordToken, newPassword }, context) =>
      throwIfRefused(chooseByLink(resetPasswordToken, newPassword, partsOf(context))),
    choosePassword: (_root, { token, password }, context) =>
      throwIfRefused(chooseByLink(token, password, partsOf(context))),
    confirmEmail: async (_root, { input }, context) => {
      const made = await confirmAddress(input.confirmation_key, input.email, partsOf(context));
      if (!made.ok) return throwRefusal(made);
      const confirmed = await customerById(context.db, made.customerId);
      return confirmed && { customer: new CustomerModel(confirmed) };
    },
    confirmCustomerEmail: (_root, { token }, context) => throwIfRefused(confirmEmail(token, partsOf(context))),
  };
}

export function accountResolvers(tools: Tools): Resolvers {
  const { queue, limits } = tools;
  const partsOf = (context: Context): PasswordParts => ({ ...context, queue, limits });
  return {
    Query: {
      // Magento's own setting against enumeration: an address is always reported as free; creating the account reveals it.
      isEmailAvailable: () => ({ is_email_available: true }),
      isPasswordLinkGood: (_root, { token }, { db, now }) => isLinkGood(db, 'password', token, now),
    },
    Mutation: { ...ownAccount(partsOf), ...strangersAccount(partsOf, tools) },
  };
}
