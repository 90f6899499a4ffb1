// An enquiry to the shop about no particular product: whether it is offered here, and sending it.
import type { Outcome } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import { ContactUsDocument } from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';

/** False where the back end takes none. */
export const offersQuestions = (): Promise<boolean> => offers('commerce', 'Mutation.contactUs');

export interface TypedQuestion {
  name: string;
  email: string;
  telephone: string;
  message: string;
}

export async function sendQuestion(caller: Caller, { message, ...who }: TypedQuestion): Promise<Outcome> {
  const input = { ...who, comment: message };
  const answer = await send(caller, { client: 'commerce', document: ContactUsDocument, variables: { input } });
  return firstRefusal(null, answer.errors) ?? { ok: true };
}
