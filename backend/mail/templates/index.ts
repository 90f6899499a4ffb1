// Every kind of mail by its name. A noun with mails of its own adds its file here.
import { accountMails } from './account';
import { approvalMails } from './approval';
import { giftCardMails } from './gift-card';
import type { MailKind } from './mail-kind';
import { newsletterMails } from './newsletter';
import { orderMails } from './order-life';
import { requestMails } from './requests';
import { subscriptionMails } from './subscription';
import { withdrawalMails } from './withdrawal';

export const MAIL_KINDS = {
  ...accountMails,
  ...approvalMails,
  ...giftCardMails,
  ...newsletterMails,
  ...orderMails,
  ...requestMails,
  ...subscriptionMails,
  ...withdrawalMails,
} satisfies Record<string, MailKind>;

export type MailName = keyof typeof MAIL_KINDS;

export const isMailName = (name: string): name is MailName => Object.hasOwn(MAIL_KINDS, name);
