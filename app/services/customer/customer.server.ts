// Who is logged in: log in, log out, the customer behind the token, the address book.
import type { CategoryLists } from '#domain/catalogue/assortment';
import type { Outcome } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { BookAddress, CustomerView } from '~/models/customer';
import type { RequestContext } from '~/models/request-context';
import {
  AddressBookDocument,
  CategoryDataDocument,
  CustomerDocument,
  LoginDocument,
  LogoutDocument,
  RevokeTokenDocument,
} from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { firstRefusal } from '../transport/refused.map';
import { read, send } from '../transport/transport.server';
import { addressBookOf, allowedOf, customerViewOf } from './customer.map';

export async function logIn(
  caller: Caller,
  email: string,
  password: string,
): Promise<Outcome<{ token: string; jwt: string | null }>> {
  const answer = await send(caller, { client: 'commerce', document: LoginDocument, variables: { email, password } });
  const given = answer.data?.generateCustomerToken;
  if (given?.token) return { ok: true, token: given.token, jwt: given.jwt ?? null };
  return firstRefusal(null, answer.errors) ?? { ok: false, code: 'LOGIN_FAILED' };
}

/** Ends the token on the other side; that it was already dead is no reason to stay logged in. */
export async function logOut(caller: Caller): Promise<void> {
  const isOurs = await offers('commerce', 'Mutation.customerLogout');
  if (isOurs) await send(caller, { client: 'commerce', document: LogoutDocument, variables: {} });
  else await send(caller, { client: 'commerce', document: RevokeTokenDocument, variables: {} });
}

export async function readCustomer(caller: Caller): Promise<CustomerView | null> {
  const data = await read(caller, { client: 'commerce', document: CustomerDocument, variables: {} });
  return data.customer ? customerViewOf(data.customer) : null;
}

/** What the customer's category lists say of the menu. Spec §6: the allow-list is fetched in one shop only, while logged in. */
export async function readCategoryLists(context: RequestContext): Promise<CategoryLists> {
  const { customer, variant } = context;
  if (!customer) return { allow: null, disallow: [] };
  // A customer who may buy from shopping lists only is not led to what they would not find.
  const data =
    variant.features.allowLists || customer.limitToShoppingLists
      ? await read(context, { client: 'commerce', document: CategoryDataDocument, variables: {} })
      : {};
  return { allow: allowedOf(data), disallow: customer.disallow };
}

export async function listAddresses(caller: Caller): Promise<BookAddress[]> {
  if (!caller.token) return [];
  const data = await read(caller, { client: 'commerce', document: AddressBookDocument, variables: {} });
  return addressBookOf(data);
}
