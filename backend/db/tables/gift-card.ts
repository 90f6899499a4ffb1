// Gift cards, their ledger, and which of them a cart holds (spec §4 "Gift card").
import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const giftCard = pgTable('gift_card', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  code: text('code').notNull(),
  codeKey: text('code_key').notNull(),
  orderLineId: integer('order_line_id'),
  piece: integer('piece'),
  note: text('note').notNull().default(''),
  issuedAt: moment('issued_at').notNull(),
  validTo: moment('valid_to'),
  /** Opens the paper of a sold card. */
  publicToken: text('public_token'),
  /** When a sold card goes to its receiver; null once it is sent or taken back. */
  sendAt: moment('send_at'),
  sentAt: moment('sent_at'),
});

/** What the gift cards of a product may be made out for. */
export const giftCardProduct = pgTable('gift_card_product', {
  productId: integer('product_id').primaryKey(),
  stepOere: integer('step_oere').array().notNull(),
  leastOere: integer('least_oere').notNull(),
  mostOere: integer('most_oere').notNull(),
});

/** Append-only; what a card holds is the sum. */
export const giftCardEntry = pgTable('gift_card_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  giftCardId: integer('gift_card_id').notNull(),
  kind: text('kind').$type<'issued' | 'sold' | 'taken' | 'given-back' | 'withdrawn'>().notNull(),
  oere: bigint('oere', { mode: 'number' }).notNull(),
  orderId: integer('order_id'),
  key: text('key').notNull(),
  at: moment('at').notNull(),
});

export const cartGiftCard = pgTable(
  'cart_gift_card',
  {
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity(),
    cartId: text('cart_id').notNull(),
    giftCardId: integer('gift_card_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.giftCardId] })],
);
