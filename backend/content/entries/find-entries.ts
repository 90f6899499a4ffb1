// Reads the entries of a type as flat documents with their stores, filtered, sorted and paged as Strapi does it.
import type { Context } from '#backend/graphql/context';
import { draftSubject, isDraftKind } from '#domain/page/content-draft';
import { type EntryType, listEntries } from './entries.sql';
import { matchesFilters, type Paging, paged, sorted } from './filter';

export interface Question {
  filters?: unknown;
  pagination?: Paging | null;
  sort?: readonly (string | null)[] | null;
  locale?: string | null;
}

type Document = Record<string, unknown> & { documentId: string; id: string };

/** Strapi's locales are those of its settings; this shop's are da and en, also when requested as da-DK or en-GB. */
const entryLocale = (asked: string | null | undefined) => (asked?.startsWith('en') ? 'en' : 'da');

const STORES_IN = 'da';

async function listContentStores(context: Pick<Context, 'pool'>): Promise<Document[]> {
  const rows = await listEntries(context.pool, 'store', STORES_IN);
  return rows.map((row) => ({ ...row.body, documentId: row.document_id, id: String(row.id) }));
}

/** The field by which single entries of a type are queried. */
const KEYS: Partial<Record<EntryType, string>> = { page: 'path', redirect: 'from' };

/** The condition on the top level that can be met before the stores are read; null where there is none such. */
export function keyAsked(type: EntryType, filters: unknown): string | null {
  const field = KEYS[type];
  return field === undefined ? null : equalAsked(filters, field);
}

/** What a field of the top level has to be the same as; null where nothing is said of it. */
function equalAsked(filters: unknown, field: string): string | null {
  if (typeof filters !== 'object' || filters === null) return null;
  const condition: unknown = Reflect.get(filters, field);
  if (typeof condition !== 'object' || condition === null || !('eq' in condition)) return null;
  return typeof condition.eq === 'string' ? condition.eq : null;
}

/** What the link to a draft has to be made for; null for a question about more than one entry. */
export function draftAsked(type: EntryType, filters: unknown): string | null {
  if (type === 'page') return keyAsked(type, filters);
  const id = equalAsked(filters, 'documentId');
  return id !== null && isDraftKind(type) ? draftSubject({ kind: type, id }) : null;
}

export async function findEntries(
  context: Pick<Context, 'pool'>,
  type: EntryType,
  question: Question,
  drafts = false,
): Promise<Document[]> {
  const locale = entryLocale(question.locale);
  const key = keyAsked(type, question.filters);
  const [rows, stores] = await Promise.all([
    listEntries(context.pool, type, type === 'store' ? STORES_IN : locale, key, drafts),
    listContentStores(context),
  ]);
  const documents = rows.map((row): Document => {
    const own = row.store_codes;
    const belongsTo = own === null ? stores : stores.filter((store) => own.includes(String(store.store_code)));
    return { ...row.body, documentId: row.document_id, id: String(row.id), locale: row.locale, stores: belongsTo };
  });
  const found = documents.filter((document) => matchesFilters(document, question.filters));
  return paged(sorted(found, question.sort), question.pagination);
}
