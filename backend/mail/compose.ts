// Writes the mail of a row: about an order, or to a customer; in the name, the theme and with the address of its store.
import { z } from 'zod';
import { tokenOfUpload } from '#backend/commerce/complaint/upload-link';
import { customerByEmail } from '#backend/commerce/customer/account/account.sql';
import { codeForMail } from '#backend/commerce/gift-shop/staff';
import { handedOver } from '#backend/commerce/giftcard/sale/sale.sql';
import { newsletterOf } from '#backend/commerce/newsletter/newsletter.sql';
import { orderById } from '#backend/commerce/order/order.sql';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { tokenOfAlert } from '#backend/commerce/request/request.sql';
import { tokenForMail, tokenForRequest } from '#backend/commerce/session/links/links';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { Shop } from '#backend/content/shop/list-shop-entries';
import type { Db } from '#backend/db/client';
import type { Clock } from '#backend/ports/clock';
import { tokenOfInvitation } from '#backend/staff/accounts/invite';
import type { Seller } from '#domain/e-invoice/model';
import { newsletterConfirmPath, newsletterLeavePath, stockNoticePath } from '#domain/page/addresses';
import { type OwnOrigins, originOfStore } from '#domain/store/own-host';
import { picturesOfLines } from './line-pictures';
import { hasNewerMail, type MailRow } from './mail.sql';
import { writeOrderNotification } from './order-notification';
import { MAIL_TEMPLATES } from './queue-mail';
import { isMailName, MAIL_KINDS } from './templates/index';
import type { MailKind } from './templates/mail-kind';
import { writeCustomerMail } from './templates/write-customer-mail';
import { themeOfStore } from './themes';
import { type WrittenMail, writeMail } from './write-mail';

export interface ComposerParts {
  db: Db;
  clock: Clock;
  stores(): Promise<readonly StoreRow[]>;
  shops(): Promise<readonly Shop[]>;
  /** Null for a shop that has not said whose it is. */
  seller(): Promise<Seller | null>;
  /** Where links lead; never the host that a request named. */
  origins: OwnOrigins;
}

export type ComposedMail = WrittenMail & { shop: string };

const writtenShape = z.object({
  written: z.object({ shop: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
});
const resetShape = z.object({ resetOf: z.string(), hours: z.number() });
const linkedShape = z.object({ slot: z.string() }).passthrough();
const invitedShape = z.object({ invitation: z.string() }).passthrough();
const cardShape = z.object({ cardId: z.number() }).passthrough();
const uploadShape = z.object({ uploadId: z.number(), linkNumber: z.number() }).passthrough();
const giftShape = z.object({ giftEmployeeId: z.number() }).passthrough();
const noticeShape = z.object({ alertId: z.number() }).passthrough();
const subscriberShape = z.object({ subscriber: z.string() });
const letterShape = z.object({ storeId: z.number(), told: z.unknown() });
const payloadShape = z.object({ orderId: z.number() });

/** The sent mail that a demo stores; null for all others. */
export function writtenMail({ payload }: MailRow): ComposedMail | null {
  const kept = writtenShape.safeParse(payload);
  return kept.success ? kept.data.written : null;
}

export class NoLongerWanted extends Error {}

/** A password was requested for an address without an account: the row is deleted, and nothing is reported. */
export class NothingToSend extends NoLongerWanted {}

export type Composer = (row: MailRow, reason: 'send' | 'look') => Promise<ComposedMail>;

/** Throws where the subject of the mail is missing, and NoLongerWanted for a link that a newer one has replaced. */
export function composerOf({ db, clock, stores, shops: listed, seller: readSeller, origins }: ComposerParts): Composer {
  const shopOf = async (storeId: number) => {
    const [known, shops, seller] = await Promise.all([stores(), listed(), readSeller()]);
    const store = known.find(({ id }) => id === storeId);
    const origin = store ? originOfStore(store, origins, shops) : origins.main;
    const code = store?.code ?? '';
    return { shop: store?.name ?? '', look: themeOfStore(code, shops, origin), origin, seller };
  };

  /** The link that logs its reader in is made for sending alone. */
  async function withLink(told: unknown, reason: 'send' | 'look'): Promise<unknown> {
    const linked = linkedShape.safeParse(told);
    if (!linked.success) return told;
    const token = reason === 'send' ? await tokenForMail(db, linked.data.slot) : '';
    if (token === null) throw new NoLongerWanted('A newer link has taken the place of the one in this mail');
    return { ...linked.data, token };
  }

  /** Secrets are not stored in a queued mail; they are read when it is written. */
  async function withSecrets(told: unknown, row: MailRow, reason: 'send' | 'look'): Promise<unknown> {
    const card = cardShape.safeParse(told);
    if (card.success) {
      const handed = await handedOver(db, card.data.cardId);
      if (!handed) throw new NoLongerWanted('The gift card of this mail is not there');
      return { ...card.data, ...handed };
    }
    const gift = giftShape.safeParse(told);
    if (gift.success) {
      const code = await codeForMail(db, gift.data.giftEmployeeId);
      if (code === null) throw new NoLongerWanted('The gift shop of this code is closed');
      return { ...gift.data, code };
    }
    const notice = noticeShape.safeParse(told);
    if (notice.success) {
      const token = await tokenOfAlert(db, notice.data.alertId);
      if (token === null) throw new NoLongerWanted('The stock notice of this mail was ended');
      return { ...notice.data, endPath: stockNoticePath(token) };
    }
    const invited = invitedShape.safeParse(told);
    if (invited.success) {
      const token = reason === 'send' ? await tokenOfInvitation(db, invited.data.invitation) : '';
      if (token === null) throw new NoLongerWanted('The invitation of this mail was withdrawn or used');
      return { ...invited.data, token };
    }
    const upload = uploadShape.safeParse(told);
    if (upload.success) {
      const token = reason === 'send' ? await tokenOfUpload(db, upload.data, clock.now()) : '';
      if (token === null) throw new NoLongerWanted('A newer link has taken the place of the one in this SMS');
      return { ...upload.data, token };
    }
    const reset = resetShape.safeParse(told);
    if (reset.success) return resetTold(reset.data, row, reason);
    const reader = subscriberShape.safeParse(told);
    return reader.success ? newsletterPaths(reader.data.subscriber) : withLink(told, reason);
  }

  async function resetTold({ resetOf, hours }: z.infer<typeof resetShape>, row: MailRow, reason: 'send' | 'look') {
    const found = await customerByEmail(db, resetOf);
    if (!found?.isActive) throw new NothingToSend('No account has this address');
    if (reason === 'look') return { firstname: found.firstname, hours, token: '' };
    if (await hasNewerMail(db, row)) throw new NoLongerWanted('A newer mail with a link was requested');
    const order = { purpose: 'password', customerId: found.id } as const;
    const token = await tokenForRequest(db, `slot-mail-${row.id}`, order, clock.now());
    return { firstname: found.firstname, hours, token };
  }

  /** A queued mail to an address erased since then is not sent; for an address that has already confirmed, the link says so. */
  async function newsletterPaths(email: string): Promise<object> {
    const row = await newsletterOf(db, email);
    if (row === null) throw new NoLongerWanted('The address of this mail was forgotten');
    const { confirmToken, leaveToken } = row;
    return { confirmPath: newsletterConfirmPath(confirmToken ?? ''), leavePath: newsletterLeavePath(leaveToken) };
  }

  async function customerMail(row: MailRow, kind: MailKind, reason: 'send' | 'look'): Promise<ComposedMail> {
    const { payload, language } = row;
    const { storeId, told: kept } = letterShape.parse(payload);
    const told = await withSecrets(kept, row, reason);
    const from = await shopOf(storeId);
    return { shop: from.shop, ...writeCustomerMail(kind, told, { language, ...from }) };
  }

  async function orderMail(row: MailRow): Promise<ComposedMail> {
    const { orderId } = payloadShape.parse(row.payload);
    const template = MAIL_TEMPLATES.find((known) => known === row.template);
    const order = await orderById(db, orderId);
    const [whole] = order ? await wholeOrders(db, [order]) : [];
    if (!template || !whole) throw new Error(`Mail ${row.id} tells of ${row.template} ${orderId}, which is not there`);
    const from = await shopOf(whole.order.storeId);
    const pictures = await picturesOfLines(db, whole.lines, from.origin);
    const scene = { whole, pictures, ...from };
    const written = template === 'order-new' ? writeOrderNotification(scene) : writeMail({ template, ...scene });
    return { shop: from.shop, ...written };
  }

  return async (row, reason) =>
    isMailName(row.template) ? customerMail(row, MAIL_KINDS[row.template], reason) : orderMail(row);
}
