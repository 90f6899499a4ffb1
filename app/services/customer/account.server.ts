// Accounts: make one, choose and change a password, the own profile and logins, close the account.

import type { Outcome } from '#domain/refusal/refusals';
import { defaultLanguageFor } from '#domain/store/locale';
import type { Caller } from '~/models/caller';
import type { LoginSession, Profile } from '~/models/customer';
import {
  CancelErasureDocument,
  ChangeEmailDocument,
  ChangePasswordDocument,
  ChoosePasswordDocument,
  CloseAccountDocument,
  ConfirmEmailDocument,
  CreateAccountDocument,
  PasswordLinkDocument,
  ProfileDocument,
  RequestPasswordDocument,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
  SessionsDocument,
  UpdateProfileDocument,
} from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { type Answer, read, send } from '../transport/transport.server';
import { profileOf, sessionsOf } from './account.map';

const outcomeOf = ({ errors }: Answer<unknown>): Outcome => firstRefusal(null, errors) ?? { ok: true };

export interface NewAccount {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  newsletter: boolean;
  terms: boolean;
  business: { company: string; cvr: string; ean: string; vatId: string } | null;
}

/** In the caller's store: a business account is created in the business store. It does not log in. */
export async function createAccount(caller: Caller, account: NewAccount): Promise<Outcome> {
  const { firstname, lastname, email, password, newsletter, terms, business } = account;
  const input = {
    firstname,
    lastname,
    email,
    password,
    is_subscribed: newsletter,
    terms_accepted: terms,
    business: business && { name: business.company, cvr: business.cvr, ean: business.ean, vat_id: business.vatId },
  };
  return outcomeOf(await send(caller, { client: 'commerce', document: CreateAccountDocument, variables: { input } }));
}

/** Answers the same for an address with an account and for one without. */
export async function requestPassword(caller: Caller, email: string): Promise<Outcome> {
  return outcomeOf(await send(caller, { client: 'commerce', document: RequestPasswordDocument, variables: { email } }));
}

/** Whether the link from the mail can still be used; a back end that cannot say leaves it to the attempt. */
export async function passwordLinkWorks(caller: Caller, token: string): Promise<boolean> {
  if (token === '') return false;
  const answer = await send(caller, { client: 'commerce', document: PasswordLinkDocument, variables: { token } });
  return answer.data?.isPasswordLinkGood ?? true;
}

export async function choosePassword(caller: Caller, token: string, password: string): Promise<Outcome> {
  const variables = { token, password };
  return outcomeOf(await send(caller, { client: 'commerce', document: ChoosePasswordDocument, variables }));
}

export async function changePassword(caller: Caller, current: string, next: string): Promise<Outcome> {
  const variables = { current, next };
  return outcomeOf(await send(caller, { client: 'commerce', document: ChangePasswordDocument, variables }));
}

export async function readProfile(caller: Caller): Promise<Profile | null> {
  return profileOf(await read(caller, { client: 'commerce', document: ProfileDocument, variables: {} }));
}

export async function changeProfile(
  caller: Caller,
  { firstname, lastname, language, newsletter }: Omit<Profile, 'email' | 'newsletterWaits'>,
): Promise<Outcome> {
  const default_language = defaultLanguageFor(language);
  const input = { firstname, lastname, is_subscribed: newsletter, default_language };
  return outcomeOf(await send(caller, { client: 'commerce', document: UpdateProfileDocument, variables: { input } }));
}

/** Sends a link to the new address; until it is followed, the old one counts. */
export async function changeEmail(caller: Caller, email: string, password: string): Promise<Outcome> {
  const variables = { email, password };
  return outcomeOf(await send(caller, { client: 'commerce', document: ChangeEmailDocument, variables }));
}

export async function confirmEmail(caller: Caller, token: string): Promise<Outcome> {
  return outcomeOf(await send(caller, { client: 'commerce', document: ConfirmEmailDocument, variables: { token } }));
}

/** `isClosed` false: the request is recorded, and carried out when the customer's orders are completed. */
export async function closeAccount(caller: Caller, password: string): Promise<Outcome<{ isClosed: boolean }>> {
  const answer = await send(caller, { client: 'commerce', document: CloseAccountDocument, variables: { password } });
  const outcome = outcomeOf(answer);
  return outcome.ok ? { ok: true, isClosed: answer.data?.closeCustomerAccount === true } : outcome;
}

export async function withdrawErasure(caller: Caller): Promise<Outcome> {
  return outcomeOf(await send(caller, { client: 'commerce', document: CancelErasureDocument, variables: {} }));
}

/** Newest first. */
export async function listSessions(caller: Caller): Promise<LoginSession[]> {
  return sessionsOf(await read(caller, { client: 'commerce', document: SessionsDocument, variables: {} }));
}

/** False when the customer has no such login. */
export async function endSession(caller: Caller, id: string): Promise<boolean> {
  const answer = await send(caller, { client: 'commerce', document: RevokeSessionDocument, variables: { id } });
  return answer.data?.revokeCustomerSession ?? false;
}

export async function endOtherSessions(caller: Caller): Promise<number> {
  const answer = await send(caller, { client: 'commerce', document: RevokeOtherSessionsDocument, variables: {} });
  return answer.data?.revokeOtherCustomerSessions ?? 0;
}
