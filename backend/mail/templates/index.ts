// Every kind of mail by its name. To add mails of a new noun, add its file here.
import { accountMails } from './account';
import { approvalMails } from './approval';
import { companyMails } from './company';
import { complaintMails } from './complaint';
import { enquiryMails } from './enquiry';
import { giftCardMails } from './gift-card';
import { giftShopMails } from './gift-shop';
import type { MailKind } from './mail-kind';
import { newsletterMails } from './newsletter';
import { orderMails } from './order-life';
import { requestMails } from './requests';
import { returnMails } from './returns';
import { staffMails } from './staff';
import { subscriptionMails } from './subscription';
import { withdrawalMails } from './withdrawal';

export const MAIL_KINDS = {
  ...accountMails,
  ...approvalMails,
  ...companyMails,
  ...complaintMails,
  ...enquiryMails,
  ...giftCardMails,
  ...giftShopMails,
  ...newsletterMails,
  ...orderMails,
  ...requestMails,
  ...returnMails,
  ...staffMails,
  ...subscriptionMails,
  ...withdrawalMails,
} satisfies Record<string, MailKind>;

export type MailName = keyof typeof MAIL_KINDS;

export const isMailName = (name: string): name is MailName => Object.hasOwn(MAIL_KINDS, name);

export const isSms = (name: string): boolean => isMailName(name) && 'isSms' in MAIL_KINDS[name];
