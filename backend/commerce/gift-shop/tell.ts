// The mails of gift shops: to the company, to the shop's own people, and to each employee with the code.
import { shopMailAddress } from '#backend/commerce/seller/mail-address';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import { notifyCompany, queueCustomerMail } from '#backend/mail/queue-mail';
import type { GiftShopMailName } from '#backend/mail/templates/gift-shop';
import { giftShopQuote } from '#domain/gift-shop/gift-shop';
import type { GiftShopRow } from './gift-shop.sql';

export interface Telling {
  tx: Transaction;
  queue: JobQueue;
  now: Date;
}

const toldOfGiftShop = (shop: GiftShopRow) => {
  const { net, gross } = giftShopQuote(shop.employees ?? 0, shop.grossOere ?? 0);
  return {
    giftShop: shop.number,
    token: shop.token,
    company: shop.buyer?.company ?? '',
    employees: shop.employees ?? 0,
    eachOere: shop.grossOere ?? 0,
    netOere: net,
    grossOere: gross,
    deliveryOn: shop.deliveryOn ?? '',
    closesOn: shop.closesOn ?? '',
    destination: shop.destination,
  };
};

/** Once for each event; `again` distinguishes two events of a kind. */
export async function tellCompany(
  { tx, queue, now }: Telling,
  shop: GiftShopRow,
  kind: GiftShopMailName,
  { again = '', more = {} }: { again?: string; more?: Record<string, unknown> } = {},
): Promise<void> {
  const { language, storeId, email: recipient, number } = shop;
  const told = { ...toldOfGiftShop(shop), ...more };
  await queueCustomerMail(tx, queue, { kind, recipient, language, storeId, told, event: `${number}${again}` }, now);
}

export async function tellShopOfGiftShop(
  { tx, queue, now }: Telling,
  shop: GiftShopRow,
  mailbox: string | null,
  kind: 'gift-shop-new' | 'gift-shop-agreed' = 'gift-shop-new',
): Promise<void> {
  const otherwise = await shopMailAddress(mailbox, tx.db);
  const { storeId, number, email: replyTo } = shop;
  const told = { ...toldOfGiftShop(shop), customer: shop.email };
  await notifyCompany(tx, queue, { topic: 'gift-shops', kind, storeId, told, event: number, replyTo, otherwise }, now);
}

/** The code is not in the queue: it is derived from the shop's secret when the mail is written (mail/compose). */
export async function tellEmployee(
  { tx, queue, now }: Telling,
  shop: GiftShopRow,
  { id, name, email: recipient }: { id: number; name: string; email: string },
  kind: 'gift-code' | 'gift-reminder',
): Promise<void> {
  const { language, storeId, closesOn, buyer } = shop;
  const told = { giftEmployeeId: id, name, company: buyer?.company ?? '', closesOn: closesOn ?? '' };
  await queueCustomerMail(tx, queue, { kind, recipient, language, storeId, told, event: String(id) }, now);
}
