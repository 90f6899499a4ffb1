// What the resolvers of the back office get: the database, the login, and what an order's steps work with.
import type { Pool } from 'pg';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { Db } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import type { Limits } from '#backend/db/limits';
import type { Context, SignedIn } from '#backend/graphql/context';
import type { ParcelShops } from '#backend/ports/parcel-shops/index';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { unauthorized } from '#backend/refusal';
import type { DrawInThread } from '#backend/sheet-thread';
import { type Role, roleHasRight, type StaffRight } from '#domain/staff/rights';
import { type LoggedIn, memberOfToken, type StaffDoor } from './accounts/log-in';

/** Who reads or changes something: a member of staff, or another system. The log has the name. */
export interface Actor {
  name: string;
  role: Role;
}

/** Another system: its rights in this request, and the code of its store; null: all. */
export interface KeyActor extends Actor {
  store: string | null;
}

export interface StaffContext extends StaffDoor {
  /** Of a login; null for another system. */
  token: string | null;
  /** Null: a person's request. */
  key: KeyActor | null;
  language: 'da' | 'en';
  queue: JobQueue;
  provider: PaymentProvider;
  parcelShops: ParcelShops;
  requestId: string;
  drawSheet: DrawInThread;
  /** Mobile numbers of these countries are sent SMS. */
  smsCountries: readonly string[];
  /** Where a store's pages are found; '' on a machine that is only tried out, and for an unknown store. */
  originOfStore(storeId: number): Promise<string>;
  /** The catalogue as a customer sees it; null: as a guest of that store does. */
  contextOf(who: SignedIn | null, store: string, language: 'da' | 'en'): Promise<Context>;
  stores(): Promise<readonly StoreRow[]>;
  /** Read once per request. */
  member(): Promise<LoggedIn | null>;
}

export interface StaffParts {
  db: Db;
  pool: Pool;
  limits: Limits;
  now(): Date;
  queue: JobQueue;
  provider: PaymentProvider;
  parcelShops: ParcelShops;
  isDemo: boolean;
  requiresSecondFactor: boolean;
  drawSheet: DrawInThread;
  smsCountries: readonly string[];
  originOfStore(storeId: number): Promise<string>;
  contextOf: StaffContext['contextOf'];
  stores: StaffContext['stores'];
}

interface HeaderValues {
  get(name: string): string | null;
}

/** With a key there is no login: a token in the headers has no effect. */
export function staffContextOf(
  headers: HeaderValues,
  { requestId, key }: { requestId: string; key: KeyActor | null },
  parts: StaffParts,
): StaffContext {
  const now = parts.now();
  const [, sent = null] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const token = key === null ? sent : null;
  let found: Promise<LoggedIn | null> | null = null;
  return {
    ...parts,
    ...{ now, token, key, requestId },
    language: headers.get('accept-language')?.startsWith('en') ? 'en' : 'da',
    clientAddress: headers.get('x-real-ip') ?? '',
    userAgent: headers.get('user-agent') ?? '',
    member() {
      found ??= token === null ? Promise.resolve(null) : memberOfToken(token, { ...parts, now });
      return found;
    },
  };
}

/** Throws for a request without a login. For what a login may do before it has the second factor that the shop requires. */
export async function requireLogin(context: StaffContext): Promise<LoggedIn> {
  const member = await context.member();
  if (!member) throw unauthorized('The request requires a login of staff.', { code: 'SESSION_EXPIRED' });
  return member;
}

/** A login with all that the shop requires of it. */
export async function requireMember(context: StaffContext): Promise<LoggedIn> {
  const member = await requireLogin(context);
  if (member.lacksSecondFactor)
    throw unauthorized('The role requires a second factor.', { code: 'STAFF_SECOND_FACTOR_MISSING' });
  return member;
}

/** A complete login, or another system. */
export const requireActor = async (context: StaffContext): Promise<Actor> =>
  context.key ?? (await requireMember(context));

/** One with any of the rights. */
export async function requireRight(context: StaffContext, ...anyOf: StaffRight[]): Promise<Actor> {
  const actor = await requireActor(context);
  requireRightOf(actor, anyOf);
  return actor;
}

/** The same where only a person may: the own account counts. */
export async function requireColleague(context: StaffContext, ...anyOf: StaffRight[]): Promise<LoggedIn> {
  const member = await requireMember(context);
  requireRightOf(member, anyOf);
  return member;
}

function requireRightOf({ role }: Actor, anyOf: StaffRight[]): void {
  if (!roleHasRight(role, ...anyOf))
    throw unauthorized('The role does not have the right.', { code: 'STAFF_RIGHT_MISSING' });
}
