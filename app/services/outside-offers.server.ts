// A page's third-party services: the consent that the visitor is prompted for, and the live chat.

import { purposesAsked } from '#domain/content/consent';
import { isOpenToScriptsAt } from '#domain/content/outside-scripts';
import { consentPath } from '#domain/page/addresses';
import { asksMarketing, chatScript } from '~/config/outside.server';
import type { FrameView } from '~/models/frame';
import type { RequestContext } from '~/models/request-context';

/** Not on the page of the form itself. */
export function consentAsked({ consent, stores, storeCode, here }: RequestContext): FrameView['asksConsent'] {
  const asks = stores.find(({ code }) => code === storeCode)?.features.consent ?? false;
  return asks && !consent.answered && here.split('?')[0] !== consentPath() ? purposesAsked(asksMarketing) : null;
}

/** Not where no script of another company runs, and not for buyers of a procurement system, whose company has agreed to no such thing. */
export function chatOf({ customer, here, rules }: RequestContext): FrameView['chat'] {
  if (!chatScript || customer?.punchout || rules.catalogueMode || !isOpenToScriptsAt(here)) return null;
  // Staff who act for a customer write in their own name.
  if (!customer || customer.actingStaff) return { script: chatScript, name: '', email: '' };
  const { firstname, lastname, email } = customer;
  return { script: chatScript, name: `${firstname} ${lastname}`, email };
}
