// Staff: their accounts and logins, what they change (append-only), and their notes about orders.
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { StaffRole } from '#domain/staff/rights';
import type { ViewListName } from '#domain/staff/saved-views';
import { sealedText } from '../sealed';

export const staffAction = pgTable('staff_action', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  staff: text('staff').notNull(),
  command: text('command').notNull(),
  subject: text('subject').notNull(),
  before: jsonb('before').$type<unknown>(),
  after: jsonb('after').$type<unknown>(),
});

export const staffMember = pgTable('staff_member', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  /** Null: invited, and has not chosen one. */
  passwordHash: text('password_hash'),
  isActive: boolean('is_active').notNull().default(true),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
});

/** Links that let a member choose a password: only the hash of a token is stored. */
export const staffInvitation = pgTable('staff_invitation', {
  tokenHash: text('token_hash').primaryKey(),
  staffId: integer('staff_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

export const staffSession = pgTable('staff_session', {
  tokenHash: text('token_hash').primaryKey(),
  staffId: integer('staff_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  userAgent: text('user_agent').notNull(),
});

/** Not active before `confirmedAt`; `lastStep`: the time step whose code was accepted last. */
export const staffSecondFactor = pgTable('staff_second_factor', {
  staffId: integer('staff_id').primaryKey(),
  secret: sealedText('secret', 'staff_second_factor.secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  begunIn: text('begun_in').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Only hashes are stored. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    staffId: integer('staff_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** Logins whose password was right and whose code is missing. */
export const staffLoginStep = pgTable('staff_login_step', {
  tokenHash: text('token_hash').primaryKey(),
  staffId: integer('staff_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  tries: integer('tries').notNull().default(0),
  usedAt: timestamp('used_at', { withTimezone: true }),
  usedCodeHash: text('used_code_hash'),
});

/** Filters of a list under a name (domain/staff/saved-views). */
export const staffView = pgTable('staff_view', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  staffId: integer('staff_id').notNull(),
  list: text('list').$type<ViewListName>().notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  isShared: boolean('is_shared').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const orderNote = pgTable('order_note', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  staff: text('staff').notNull(),
  text: text('text').notNull(),
});
