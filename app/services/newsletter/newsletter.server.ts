// The newsletter: whether it is offered here, sign-up, confirmation by the mail's link, unsubscription.
import { consentWords, type SignupLocation } from '#domain/content/newsletter';
import type { Message } from '~/models/content';
import type { FrameView } from '~/models/frame';
import type { RequestContext } from '~/models/request-context';
import { ConfirmNewsletterDocument, LeaveNewsletterDocument, SubscribeNewsletterDocument } from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { isShutTo } from '../transport/shut';
import { send } from '../transport/transport.server';
import { newsletterFault } from './newsletter.map';

/** What is agreed to in the store of this page; null where no store could be read. */
export function newsletterWords({ stores, storeCode, language }: RequestContext): string | null {
  const store = stores.find(({ code }) => code === storeCode);
  return store ? consentWords(store.name, language) : null;
}

/** Null on catalogue hosts, for buyers of a procurement system, and before login in a shop that requires one. */
export async function offeredNewsletter(context: RequestContext): Promise<FrameView['newsletter']> {
  const words = newsletterWords(context);
  if (words === null || context.rules.catalogueMode || context.customer?.punchout || isShutTo(context)) return null;
  return (await offers('commerce', 'Mutation.subscribeEmailToNewsletter')) ? { words } : null;
}

/** Null: done. Spec §8: the first error of the back end, otherwise a sentence that advises the visitor to call. */
export async function subscribeToNewsletter(
  context: RequestContext,
  typed: { email: string; location: SignupLocation },
): Promise<Message | null> {
  const answer = await send(context, { client: 'commerce', document: SubscribeNewsletterDocument, variables: typed });
  return newsletterFault(answer.data?.subscribeEmailToNewsletter, answer.errors);
}

/** False for a link that is used up. */
export async function confirmByMail(context: RequestContext, token: string): Promise<boolean> {
  const { data } = await send(context, {
    client: 'commerce',
    document: ConfirmNewsletterDocument,
    variables: { token },
  });
  return data?.confirmNewsletter?.status === 'SUBSCRIBED';
}

/** False for a link that no mail has. */
export async function leaveByMail(context: RequestContext, token: string): Promise<boolean> {
  const { data } = await send(context, { client: 'commerce', document: LeaveNewsletterDocument, variables: { token } });
  return data?.leaveNewsletter?.status === 'UNSUBSCRIBED';
}
