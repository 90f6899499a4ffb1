// SQL of a gift shop's employees: who they are, the hashes of their codes, and what they chose.
import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { giftShop, giftShopEmployee } from '#backend/db/tables/index';
import type { GiftEmployee } from '#domain/gift-shop/employees';
import type { GiftAddress } from '#domain/gift-shop/home-address';

export type EmployeeRow = typeof giftShopEmployee.$inferSelect;

const ofShop = (giftShopId: number) => eq(giftShopEmployee.giftShopId, giftShopId);

export const employeesOf = (reader: Reader, giftShopId: number): Promise<EmployeeRow[]> =>
  reader.select().from(giftShopEmployee).where(ofShop(giftShopId)).orderBy(asc(giftShopEmployee.position));

/** In the order of the list; codes are made when the shop opens. */
export async function replaceEmployees(
  reader: Reader,
  giftShopId: number,
  employees: readonly GiftEmployee[],
): Promise<void> {
  await reader.delete(giftShopEmployee).where(ofShop(giftShopId));
  const rows = employees.map(({ name, email }, position) => ({ name, email, position }));
  await reader.execute(sql`INSERT INTO gift_shop_employee (gift_shop_id, position, name, email, label)
    SELECT ${giftShopId}::int, r.position, r.name, r.email, r.name
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (position integer, name text, email text)`);
}

/** By id. */
export async function writeCodeHashes(reader: Reader, hashes: readonly { id: number; hash: string }[]): Promise<void> {
  await reader.execute(sql`UPDATE gift_shop_employee e SET code_hash = r.hash
    FROM jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) AS r (id integer, hash text) WHERE e.id = r.id`);
}

export async function employeeByHash(reader: Reader, hash: string): Promise<EmployeeRow | null> {
  const [found] = await reader.select().from(giftShopEmployee).where(eq(giftShopEmployee.codeHash, hash));
  return found ?? null;
}

/** Code secret of the employee's shop; null once it is closed. */
export async function codeSecretOf(reader: Reader, employeeId: number): Promise<string | null> {
  const [found] = await reader
    .select({ secret: giftShop.codeSecret })
    .from(giftShopEmployee)
    .innerJoin(giftShop, eq(giftShop.id, giftShopEmployee.giftShopId))
    .where(eq(giftShopEmployee.id, employeeId));
  return found?.secret ?? null;
}

/** The shop must be locked. Without `chosenAt` it is the shop's own choice for them. */
export async function writeChoice(
  reader: Reader,
  id: number,
  {
    productId,
    label,
    address,
    chosenAt,
  }: { productId: number; label: string; address: GiftAddress | null; chosenAt: Date },
): Promise<void> {
  await reader
    .update(giftShopEmployee)
    .set({ productId, label, address, chosenAt, version: sql`${giftShopEmployee.version} + 1` })
    .where(eq(giftShopEmployee.id, id));
}

/** Answers how many had not chosen. */
export async function giveDefaultGift(reader: Reader, giftShopId: number, productId: number): Promise<number> {
  const given = await reader
    .update(giftShopEmployee)
    .set({ productId })
    .where(and(ofShop(giftShopId), isNull(giftShopEmployee.productId)))
    .returning({ id: giftShopEmployee.id });
  return given.length;
}

export interface EmployeeCounts {
  listed: number;
  /** By themselves. */
  chosen: number;
}

export async function countEmployees(reader: Reader, giftShopId: number): Promise<EmployeeCounts> {
  const [found] = await reader
    .select({ listed: count(), chosen: count(giftShopEmployee.chosenAt) })
    .from(giftShopEmployee)
    .where(ofShop(giftShopId));
  return found ?? { listed: 0, chosen: 0 };
}

/** Have an address, have not chosen, and were not reminded: marked as reminded. */
export const takeToRemind = (reader: Reader, giftShopId: number, at: Date): Promise<EmployeeRow[]> =>
  reader
    .update(giftShopEmployee)
    .set({ remindedAt: at })
    .where(
      and(
        ofShop(giftShopId),
        isNull(giftShopEmployee.chosenAt),
        isNull(giftShopEmployee.remindedAt),
        ne(giftShopEmployee.email, ''),
      ),
    )
    .returning();

/** Another gift in place of one that cannot be had, for all who have it. Answers for how many. */
export async function swapGift(reader: Reader, giftShopId: number, from: number, to: number): Promise<number> {
  const swapped = await reader
    .update(giftShopEmployee)
    .set({ productId: to })
    .where(and(ofShop(giftShopId), eq(giftShopEmployee.productId, from)))
    .returning({ id: giftShopEmployee.id });
  return swapped.length;
}
