// Accounts: make one, choose and change a password, the own profile and logins, close the account.

import type { Outcome } from '#domain/refusal/refusals';
import { defaultLanguageFor } from '#domain/store/locale';
import type { Caller } from '~/models/caller';
import type { LoginSession, Profile } from '~/models/customer';
import { firstRefusal } from '../transport/refused.map';
import { type Answer, read, send } from '../transport/transport.server';
import {
  CANCEL_ERASURE,
  CHANGE_EMAIL,
  CHANGE_PASSWORD,
  CHOOSE_PASSWORD,
  CLOSE_ACCOUNT,
  CONFIRM_EMAIL,
  CREATE_ACCOUNT,
  PASSWORD_LINK,
  PROFILE,
  REQUEST_PASSWORD,
  UPDATE_PROFILE,
} from './account.gql';
import { profileOf, sessionsOf } from './account.map';
import { REVOKE_OTHER_SESSIONS, REVOKE_SESSION, SESSIONS } from './sessions.gql';

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
  return outcomeOf(await send(caller, { client: 'commerce', document: CREATE_ACCOUNT, variables: { input } }));
}

/** Answers the same for an address with an account and for one without. */
export async function requestPassword(caller: Caller, email: string): Promise<Outcome> {
  return outcomeOf(await send(caller, { client: 'commerce', document: REQUEST_PASSWORD, variables: { email } }));
}

/** Whether the link from the mail can still be used; a back end that cannot say leaves it to the attempt. */
export async function passwordLinkWorks(caller: Caller, token: string): Promise<boolean> {
  if (token === '') return false;
  const answer = await send(caller, { client: 'commerce', document: PASSWORD_LINK, variables: { token } });
  return answer.data?.isPasswordLinkGood ?? true;
}

export async function choosePassword(caller: Caller, token: string, password: string): Promise<Outcome> {
  const variables = { token, password };
  return outcomeOf(await send(caller, { client: 'commerce', document: CHOOSE_PASSWORD, variables }));
}

export async function changePassword(caller: Caller, current: string, next: string): Promise<Outcome> {
  const variables = { current, next };
  return outcomeOf(await send(caller, { client: 'commerce', document: CHANGE_PASSWORD, variables }));
}

export async function readProfile(caller: Caller): Promise<Profile | null> {
  return profileOf(await read(caller, { client: 'commerce', document: PROFILE, variables: {} }));
}

export async function changeProfile(
  caller: Caller,
  { firstname, lastname, language, newsletter }: Omit<Profile, 'email' | 'newsletterWaits'>,
): Promise<Outcome> {
  const default_language = defaultLanguageFor(language);
  const input = { firstname, lastname, is_subscribed: newsletter, default_language };
  return outcomeOf(await send(caller, { client: 'commerce', document: UPDATE_PROFILE, variables: { input } }));
}

/** Sends a link to the new address; until it is followed, the old one counts. */
export async function changeEmail(caller: Caller, email: string, password: string): Promise<Outcome> {
  const variables = { email, password };
  return outcomeOf(await send(caller, { client: 'commerce', document: CHANGE_EMAIL, variables }));
}

export async function confirmEmail(caller: Caller, token: string): Promise<Outcome> {
  return outcomeOf(await send(caller, { client: 'commerce', document: CONFIRM_EMAIL, variables: { token } }));
}

/** `isClosed` false: the request is recorded, and carried out when the customer's orders are completed. */
export async function closeAccount(caller: Caller, password: string): Promise<Outcome<{ isClosed: boolean }>> {
  const answer = await send(caller, { client: 'commerce', document: CLOSE_ACCOUNT, variables: { password } });
  const outcome = outcomeOf(answer);
  return outcome.ok ? { ok: true, isClosed: answer.data?.closeCustomerAccount === true } : outcome;
}

export async function withdrawErasure(caller: Caller): Promise<Outcome> {
  return outcomeOf(await send(caller, { client: 'commerce', document: CANCEL_ERASURE, variables: {} }));
}

/** Newest first. */
export async function listSessions(caller: Caller): Promise<LoginSession[]> {
  return sessionsOf(await read(caller, { client: 'commerce', document: SESSIONS, variables: {} }));
}

/** False when the customer has no such login. */
export async function endSession(caller: Caller, id: string): Promise<boolean> {
  const answer = await send(caller, { client: 'commerce', document: REVOKE_SESSION, variables: { id } });
  return answer.data?.revokeCustomerSession ?? false;
}

export async function endOtherSessions(caller: Caller): Promise<number> {
  const answer = await send(caller, { client: 'commerce', document: REVOKE_OTHER_SESSIONS, variables: {} });
  return answer.data?.revokeOtherCustomerSessions ?? 0;
}
