// SQL of procurement systems: who comes in by which secret, the visits of buyers, and what goods are classed by.
import { and, eq, gt, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import {
  customer,
  punchoutConnection,
  punchoutSecret,
  punchoutSession,
  punchoutTestOrder,
} from '#backend/db/tables/index';
import type { ClassList } from '#domain/catalogue/product-codes';
import type { PunchoutCall, PunchoutMessage } from '#domain/punchout/connection';

export type ConnectionRow = typeof punchoutConnection.$inferSelect;
export type PunchoutSessionRow = typeof punchoutSession.$inferSelect;

/** Connections that are open and have a live secret under this login, with its hash. */
export async function connectionsByLogin(reader: Reader, login: string, now: Date) {
  return reader
    .select({ connection: punchoutConnection, customer, secretHash: punchoutSecret.secretHash })
    .from(punchoutSecret)
    .innerJoin(punchoutConnection, eq(punchoutConnection.code, punchoutSecret.connectionCode))
    .innerJoin(customer, eq(customer.id, punchoutConnection.customerId))
    .where(
      and(
        eq(punchoutSecret.login, login),
        or(isNull(punchoutSecret.validTo), gt(punchoutSecret.validTo, now)),
        punchoutConnection.isActive,
      ),
    )
    .orderBy(sql`${punchoutSecret.createdAt} DESC`);
}

/** Null where there is no such connection. */
export async function parametersOf(reader: Reader, code: string) {
  const [found] = await reader
    .select({ settings: punchoutConnection.settings })
    .from(punchoutConnection)
    .where(eq(punchoutConnection.code, code));
  if (!found) return null;
  const { parameters, buyers } = found.settings;
  return { ...parameters, buyer_id: buyers?.id ?? null, buyer_name: buyers?.name ?? null };
}

export async function insertPunchoutSession(
  reader: Reader,
  row: { connectionCode: string; customerId: number; call: PunchoutCall; createdAt: Date; expiresAt: Date },
): Promise<string> {
  const [made] = await reader.insert(punchoutSession).values(row).returning({ id: punchoutSession.id });
  if (!made) throw new Error('A visit from a procurement system could not be written');
  return made.id;
}

/** Locked: two returns at once say the same. */
export async function lockPunchoutSession(reader: Reader, id: string): Promise<PunchoutSessionRow | null> {
  const [found] = await reader.select().from(punchoutSession).where(eq(punchoutSession.id, id)).for('update');
  return found ?? null;
}

export async function writeReturn(reader: Reader, id: string, message: PunchoutMessage, now: Date): Promise<void> {
  await reader.update(punchoutSession).set({ message, returnedAt: now }).where(eq(punchoutSession.id, id));
}

export async function deleteEndedVisits(reader: Reader, endedBefore: Date): Promise<void> {
  // A cart that became an order stays, and what it belongs to.
  const isOrdered = sql`EXISTS (SELECT FROM cart c JOIN sales_order o ON o.cart_id = c.id WHERE c.punchout_id = ${punchoutSession.id})`;
  await reader.delete(punchoutSession).where(and(lt(punchoutSession.expiresAt, endedBefore), not(isOrdered)));
  await reader.delete(punchoutTestOrder).where(lt(punchoutTestOrder.receivedAt, endedBefore));
}

/** UN/ECE's codes of the units that goods are sold by. */
export async function unitsInUnece(reader: Reader): Promise<Map<string, string>> {
  const found = await reader.execute<{ code: string; unece: string }>(sql`SELECT code, unece FROM unit`);
  return new Map(found.rows.map(({ code, unece }) => [code, unece]));
}

type ProductNumbers = {
  manufacturerNumber: string | null;
  ean: string;
  classes: Record<ClassList, string | null>;
};

/** The maker's number (of a cartridge without one, that of the cartridge), the EAN, and the classes: of a variant without one, its family's. */
export async function numbersOfProducts(reader: Reader, ids: readonly number[]): Promise<Map<number, ProductNumbers>> {
  if (ids.length === 0) return new Map();
  const found = await reader.execute<{ id: number } & ProductNumbers>(sql`
    SELECT p.id, coalesce(p.manufacturer_number, p.cartridge ->> 'part') AS "manufacturerNumber", p.ean,
        json_build_object('unspsc', coalesce(p.unspsc, f.unspsc), 'eclass', coalesce(p.eclass, f.eclass)) AS classes
      FROM product p LEFT JOIN product f ON f.id = p.parent_id WHERE ${inArray(sql`p.id`, [...ids])}`);
  return new Map(found.rows.map(({ id, ...numbers }) => [id, numbers]));
}

/** Addresses of the products' own categories, deepest first; a variant has its family's. */
export async function categoriesOfProducts(reader: Reader, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const found = await reader.execute<{ id: number; paths: string[] }>(sql`
    SELECT p.id, array_agg(c.url_path ORDER BY c.level DESC, c.id) AS paths
      FROM product p JOIN product_category k ON k.product_id = coalesce(p.parent_id, p.id) AND k.own JOIN category c ON c.id = k.category_id
     WHERE ${inArray(sql`p.id`, [...ids])} GROUP BY p.id`);
  return new Map(found.rows.map(({ id, paths }) => [id, paths]));
}
