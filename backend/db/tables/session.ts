// Logins and the keys that sign their JWTs (spec §3 "Session", §7 "A token check verifies a signed token with RS256").
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sealedText } from '../sealed';

export const customerSession = pgTable('customer_session', {
  /** SHA-256 of the token, hex. */
  tokenHash: text('token_hash').primaryKey(),
  customerId: integer('customer_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  userAgent: text('user_agent').notNull().default(''),
  /** What the login is called where its customer sees it. */
  id: uuid('id').notNull().defaultRandom(),
  /** Who acts for the customer; null when it is the customer themselves. */
  staff: text('staff'),
  /** The visit from a procurement system that the login is for. */
  punchoutId: uuid('punchout_id'),
});

export type LinkPurpose = 'password' | 'email' | 'impersonate' | 'quick-login';

/** A link that works once: only the hash of its token is stored. */
export const accountLink = pgTable('account_link', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose').$type<LinkPurpose>().notNull(),
  customerId: integer('customer_id').notNull(),
  details: jsonb('details').$type<Record<string, string>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

export const signingKey = pgTable(
  'signing_key',
  {
    shop: text('shop').notNull(),
    kid: text('kid').notNull(),
    privatePem: sealedText('private_pem', 'signing_key.private_pem').notNull(),
    publicPem: text('public_pem').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop, table.kid] })],
);

export type StaffDeed = 'link' | 'begin' | 'look' | 'change';

/** What staff did in customers' names; append-only. */
export const staffLog = pgTable('staff_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  staff: text('staff').notNull(),
  customerId: integer('customer_id').notNull(),
  sessionId: uuid('session_id'),
  kind: text('kind').$type<StaffDeed>().notNull(),
  fields: text('fields').notNull(),
  details: text('details').notNull(),
  requestId: text('request_id').notNull(),
});

export const spentToken = pgTable('spent_token', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** What a browser's session brings back from elsewhere: text by key. */
export const sessionContext = pgTable('session_context', {
  /** SHA-256 of the id in the browser's cookie, hex. */
  idHash: text('id_hash').primaryKey(),
  entries: jsonb('entries').$type<Record<string, string>>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Whose signed tokens are believed, and for the customers of which store. */
export const trustedKey = pgTable(
  'trusted_key',
  {
    shop: text('shop').notNull(),
    issuer: text('issuer').notNull(),
    publicPem: text('public_pem').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop, table.issuer] })],
);

/** Presses of the last moments: a double click acts once. */
export const recentPress = pgTable('recent_press', {
  key: text('key').primaryKey(),
  page: text('page').notNull(),
  press: text('press').notNull(),
  /** Null while the press is under way. */
  answer: text('answer'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
