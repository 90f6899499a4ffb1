// The books for staff: a month, pages of its documents, and all of them one after another for a file.
import { type DocumentsQuery, documentsFilter, isDocumentKind, type MonthQuery } from '#domain/staff/money';
import type { Caller } from '~/models/caller';
import type { StaffDocumentsView, StaffDocumentView, StaffMonthView } from '~/models/staff-money';
import { StaffDocumentsDocument, StaffMonthDocument } from '../generated/staff';
import { read } from '../transport/transport.server';

/** Kinds that this version does not know are left out. */
const ofKnownKind = <Row extends { kind: string }>({ kind, ...row }: Row) =>
  isDocumentKind(kind) ? [{ ...row, kind }] : [];

export async function readMonthForStaff(caller: Caller, { month, store }: MonthQuery): Promise<StaffMonthView> {
  const variables = { month, store: store || null };
  const { staffMonth } = await read(caller, { client: 'staff', document: StaffMonthDocument, variables });
  const { kinds, giftCards = null, ...rest } = staffMonth;
  return { ...rest, giftCards, kinds: kinds.flatMap(ofKnownKind) };
}

const ON_A_PAGE = 50;
const AT_ONCE = 500;

export async function listDocumentsForStaff(
  caller: Caller,
  query: DocumentsQuery,
  first = ON_A_PAGE,
): Promise<StaffDocumentsView> {
  const { from, to, ...filter } = documentsFilter(query);
  const variables = {
    filter: {
      ...filter,
      ...{ from: from?.toISOString() ?? null, to: to?.toISOString() ?? null },
      ...{ after: query.after, before: query.before },
    },
    first,
  };
  const { staffDocuments } = await read(caller, { client: 'staff', document: StaffDocumentsDocument, variables });
  const rows = staffDocuments.rows.map(({ company = null, cvr = null, ...row }) => ({ ...row, company, cvr }));
  return { ...staffDocuments, rows: rows.flatMap(ofKnownKind) };
}

/** Newest first, some hundreds at a time: a file of a year holds no more in memory than that of a day. */
export async function* everyDocumentForStaff(
  caller: Caller,
  query: DocumentsQuery,
): AsyncGenerator<readonly StaffDocumentView[]> {
  let [after, hasOlder]: [number | null, boolean] = [null, true];
  while (hasOlder) {
    const page = await listDocumentsForStaff(caller, { ...query, after, before: null }, AT_ONCE);
    yield page.rows;
    after = page.rows.at(-1)?.id ?? null;
    hasOlder = page.hasOlder && after !== null;
  }
}
