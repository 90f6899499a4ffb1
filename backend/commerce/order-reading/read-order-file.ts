// Reads a buyer's document, a file or pasted text, into a proposal for one customer. Nothing is changed.
import type { Pool } from 'pg';
import { customerByEmail, customerById } from '#backend/commerce/customer/index';
import type { Db } from '#backend/db/client';
import type { Context, SignedIn } from '#backend/graphql/context';
import { makeContext } from '#backend/graphql/make-context';
import { type Reference, referenceOf } from '#backend/graphql/reference';
import { MOST_ORDER_LINES } from '#domain/purchase-order/reading/limits';
import type { ReadOrder } from '#domain/purchase-order/reading/model';
import { orderOfRows } from '#domain/purchase-order/reading/read-order';
import { PURCHASE_RULES } from '#domain/purchase-rules/table';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { PostedOrderFile } from './open-file';
import { openInThread } from './open-thread';
import type { OpenedFile } from './opened';
import { type ProposedLine, proposeLines } from './propose';

export interface OrderReading {
  db: Db;
  pool: Pool;
  now: Date;
  /** Shared with the shop where there is one. */
  reference?: Reference;
}

export interface ReadPart extends Omit<ReadOrder, 'lines'> {
  /** The name of an attached file; '' for the document itself. */
  name: string;
}

export interface OrderProposal extends Pick<OpenedFile, 'sender' | 'unread'> {
  parts: readonly ReadPart[];
  lines: readonly ProposedLine[];
}

/** By e-mail or the shop's number of the account. */
export async function customerNamed(db: Db, named: string): Promise<SignedIn | null> {
  const typed = named.trim().toLowerCase();
  if (/^[1-9]\d{0,8}$/.test(typed)) return openAccount(await customerById(db, Number(typed)));
  const found = typed === '' ? null : await customerByEmail(db, typed);
  return found ? openAccount(await customerById(db, found.id)) : null;
}

const openAccount = (who: SignedIn | null): SignedIn | null => (who && who.customer.closedAt === null ? who : null);

/** The catalogue as this customer sees it; null: as any visitor of the first store does. */
export function catalogueOfCustomer(
  who: SignedIn | null,
  { db, pool, now, reference }: OrderReading,
): Promise<Context> {
  const headers = new Headers(
    who ? { store: String(who.customer.storeId), authorization: 'Bearer order-reading' } : {},
  );
  const database = { db, pool };
  return makeContext(headers, '', {
    ...{ database, reference: reference ?? referenceOf(database), purchaseRules: PURCHASE_RULES, needsStore: true },
    origins: { main: '', byStore: new Map() },
    customerOfToken: async () => who,
    clock: { now: () => now },
  });
}

export async function readOrderFile(
  file: PostedOrderFile,
  who: SignedIn | null,
  reading: OrderReading,
): Promise<Outcome<{ proposal: OrderProposal }>> {
  const done = await openInThread(file);
  if (!done.ok) return done;
  const { sender, unread, parts } = done.opened;
  const read = parts.map(({ name, rows }) => ({ name, ...orderOfRows(rows) }));
  const lines = read.flatMap((part) => part.lines);
  if (lines.length > MOST_ORDER_LINES) return refusal('ORDER_FILE_TOO_LONG');
  const proposed = await proposeLines(lines, await catalogueOfCustomer(who, reading));
  const plain = read.map(({ name, facts, address, rows }) => ({ name, facts, address, rows }));
  return { ok: true, proposal: { sender, unread, parts: plain, lines: proposed } };
}
