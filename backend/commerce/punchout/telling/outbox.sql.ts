// SQL of the documents due to procurement systems about their orders. What is still due is derived from the orders, their shipments and their
// invoices; the table stores the written documents, and is the queue for sending.
import { and, asc, eq, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import {
  punchoutConnection,
  punchoutDocument,
  punchoutOrder,
  punchoutTestOrder,
  salesOrder,
} from '#backend/db/tables/index';

export type DocumentRow = typeof punchoutDocument.$inferSelect;
export type ToldKind = DocumentRow['kind'];

const AT_ONCE = 50;

/** In the order in which a system must receive them. */
const KINDS = ['confirmation', 'rejection', 'shipment', 'invoice'] as const satisfies readonly ToldKind[];

export interface Untold {
  kind: (typeof KINDS)[number];
  /** Id of the order, the shipment or the invoice. */
  subject: number;
  order: typeof salesOrder.$inferSelect;
  purchase: typeof punchoutOrder.$inferSelect;
  connection: typeof punchoutConnection.$inferSelect;
}

/** Documents that systems want and that are not written yet. Excludes an order that waits for its approval. */
export async function untold(reader: Reader): Promise<Untold[]> {
  const found = await reader.execute<{ kind: string; order: number; subject: number }>(sql`
    WITH bought AS (
      SELECT o.id, o.status, k.settings #> ARRAY[CASE WHEN p.ubl IS NULL THEN 'cxml' ELSE 'peppol' END, 'documents'] AS wants
        FROM punchout_order p JOIN sales_order o ON o.cart_id = p.cart_id
        JOIN punchout_connection k ON k.code = p.connection_code AND k.is_active),
    event (kind, order_id, subject) AS (
      SELECT CASE status WHEN 'canceled' THEN 'rejection' ELSE 'confirmation' END, id, id FROM bought
       WHERE wants ->> 'confirmations' = 'true' AND status NOT IN ('needs_review', 'pending')
      UNION ALL SELECT 'shipment', b.id, s.id FROM bought b JOIN shipment s ON s.order_id = b.id WHERE b.wants ->> 'shipNotices' = 'true'
      UNION ALL SELECT 'invoice', b.id, i.id FROM bought b JOIN invoice i ON i.order_id = b.id WHERE b.wants ->> 'invoices' = 'true')
    SELECT e.kind, e.order_id AS "order", e.subject FROM event e
     WHERE NOT EXISTS (SELECT FROM punchout_document d WHERE d.kind = e.kind AND d.subject = e.subject)
     ORDER BY array_position(ARRAY['confirmation', 'rejection', 'shipment', 'invoice'], e.kind), e.subject LIMIT ${AT_ONCE}`);
  const rows: Untold[] = [];
  for (const { kind: told, order: id, subject } of found.rows) {
    const kind = KINDS.find((one) => one === told);
    const [one] = await reader
      .select({ order: salesOrder, purchase: punchoutOrder, connection: punchoutConnection })
      .from(salesOrder)
      .innerJoin(punchoutOrder, eq(punchoutOrder.cartId, salesOrder.cartId))
      .innerJoin(punchoutConnection, eq(punchoutConnection.code, punchoutOrder.connectionCode))
      .where(eq(salesOrder.id, id));
    if (kind && one) rows.push({ kind, subject, ...one });
  }
  return rows;
}

/** Test orders that their systems want confirmed. */
export async function unconfirmedTests(reader: Reader) {
  return reader
    .select({ test: punchoutTestOrder, connection: punchoutConnection })
    .from(punchoutTestOrder)
    .innerJoin(punchoutConnection, eq(punchoutConnection.code, punchoutTestOrder.connectionCode))
    .where(
      and(
        punchoutConnection.isActive,
        ne(punchoutTestOrder.type, 'delete'),
        sql`${punchoutConnection.settings} #>> ARRAY[CASE WHEN ${punchoutTestOrder.ubl} IS NULL THEN 'cxml' ELSE 'peppol' END,
          'documents', 'confirmations'] = 'true'`,
        notExists(
          reader
            .select({ id: punchoutDocument.id })
            .from(punchoutDocument)
            .where(and(eq(punchoutDocument.kind, 'test'), eq(punchoutDocument.subject, punchoutTestOrder.id))),
        ),
      ),
    )
    .orderBy(asc(punchoutTestOrder.id))
    .limit(AT_ONCE);
}

/** Once for each event. */
export async function insertDocument(
  reader: Reader,
  row: Pick<DocumentRow, 'kind' | 'subject' | 'connectionCode' | 'xml' | 'queuedAt'> &
    Partial<Pick<DocumentRow, 'format'>>,
): Promise<void> {
  await reader.insert(punchoutDocument).values(row).onConflictDoNothing();
}

/** How documents of Peppol and NemHandel leave: to an access point by HTTP, or by a folder, which is no matter of this queue. */
export interface Ways {
  hasAccessPoint: boolean;
}
const NO_ACCESS_POINT: Ways = { hasAccessPoint: false };

const isDocumentDue = (now: Date, { hasAccessPoint }: Ways) =>
  and(
    hasAccessPoint ? undefined : eq(punchoutDocument.format, 'cxml'),
    isNull(punchoutDocument.sentAt),
    isNull(punchoutDocument.givenUpAt),
    or(isNull(punchoutDocument.claimedUntil), lt(punchoutDocument.claimedUntil, now)),
    or(isNull(punchoutDocument.nextTryAt), lte(punchoutDocument.nextTryAt, now)),
  );

/** In the order in which they were written: a confirmation before the shipment. */
export async function dueDocuments(reader: Reader, now: Date, ways: Ways = NO_ACCESS_POINT): Promise<number[]> {
  const rows = await reader
    .select({ id: punchoutDocument.id })
    .from(punchoutDocument)
    .where(isDocumentDue(now, ways))
    .orderBy(asc(punchoutDocument.id))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

/** With its connection; null where another sender has it, or the connection is closed. */
export async function claimDocument(
  reader: Reader,
  id: number,
  { now, until, hasAccessPoint = false }: { now: Date; until: Date } & Partial<Ways>,
) {
  const [claimed] = await reader
    .update(punchoutDocument)
    .set({ claimedUntil: until })
    .where(and(eq(punchoutDocument.id, id), isDocumentDue(now, { hasAccessPoint })))
    .returning();
  if (!claimed) return null;
  const [connection] = await reader
    .select()
    .from(punchoutConnection)
    .where(eq(punchoutConnection.code, claimed.connectionCode));
  return connection ? { document: claimed, connection } : null;
}

export async function markTold(reader: Reader, id: number, now: Date): Promise<void> {
  await reader
    .update(punchoutDocument)
    .set({ sentAt: now, claimedUntil: null, nextTryAt: null, failure: null })
    .where(eq(punchoutDocument.id, id));
}

export async function markUntold(
  reader: Reader,
  { id, tries }: Pick<DocumentRow, 'id' | 'tries'>,
  { failure, nextTryAt, now }: { failure: string; nextTryAt: Date | null; now: Date },
): Promise<void> {
  await reader
    .update(punchoutDocument)
    .set({ claimedUntil: null, tries: tries + 1, failure, nextTryAt, givenUpAt: nextTryAt === null ? now : null })
    .where(eq(punchoutDocument.id, id));
}

/** Documents of Peppol and NemHandel that have not left, in the order in which they were written. */
export async function documentsForFolder(reader: Reader): Promise<DocumentRow[]> {
  return reader
    .select()
    .from(punchoutDocument)
    .where(
      and(ne(punchoutDocument.format, 'cxml'), isNull(punchoutDocument.sentAt), isNull(punchoutDocument.givenUpAt)),
    )
    .orderBy(asc(punchoutDocument.id))
    .limit(AT_ONCE);
}
