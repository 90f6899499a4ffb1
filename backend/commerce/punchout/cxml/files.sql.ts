// SQL of the files that systems attach to their purchase orders.
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { punchoutFile } from '#backend/db/tables/index';
import type { NewPurchase } from './orders.sql';
import type { PostedFile } from './posted-files';

export type PurchaseFileRow = Pick<
  typeof punchoutFile.$inferSelect,
  'id' | 'orderRef' | 'payloadId' | 'name' | 'type' | 'receivedAt'
>;

type Claimed = Pick<NewPurchase, 'connectionCode' | 'orderRef' | 'payloadId' | 'receivedAt'>;

/** The purchase must have been claimed. `isNew`: files of a claim that was left behind are deleted. */
export async function storeFiles(
  reader: Reader,
  { connectionCode, orderRef, payloadId, receivedAt }: Claimed,
  files: readonly PostedFile[],
  isNew: boolean,
): Promise<void> {
  const ofOrder = and(eq(punchoutFile.connectionCode, connectionCode), eq(punchoutFile.orderRef, orderRef));
  if (isNew) await reader.delete(punchoutFile).where(and(ofOrder, ne(punchoutFile.payloadId, payloadId)));
  for (const { name, type, bytes } of files)
    await reader
      .insert(punchoutFile)
      .values({ connectionCode, orderRef, payloadId, name, type, content: Buffer.from(bytes), receivedAt });
}

/** Deletes the files of a change that was not possible. */
export async function deleteFilesOf(
  reader: Reader,
  { connectionCode, payloadId }: Omit<Claimed, 'receivedAt' | 'orderRef'>,
) {
  await reader
    .delete(punchoutFile)
    .where(and(eq(punchoutFile.connectionCode, connectionCode), eq(punchoutFile.payloadId, payloadId)));
}

/** The newest first, of one order or of all. */
export async function listPurchaseFiles(
  reader: Reader,
  { connectionCode, orderRef, most }: { connectionCode: string; orderRef: string | null; most: number },
): Promise<(PurchaseFileRow & { size: number })[]> {
  const { id, orderRef: ref, payloadId, name, type, receivedAt, content } = punchoutFile;
  return reader
    .select({ id, orderRef: ref, payloadId, name, type, receivedAt, size: sql<number>`octet_length(${content})` })
    .from(punchoutFile)
    .where(
      and(
        eq(punchoutFile.connectionCode, connectionCode),
        orderRef === null ? undefined : eq(punchoutFile.orderRef, orderRef),
      ),
    )
    .orderBy(desc(id))
    .limit(most);
}

export async function contentOfFile(reader: Reader, id: number): Promise<Buffer | null> {
  const [found] = await reader
    .select({ content: punchoutFile.content })
    .from(punchoutFile)
    .where(eq(punchoutFile.id, id));
  return found?.content ?? null;
}
