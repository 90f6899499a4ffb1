// Reads the entries of a type as flat documents with their stores, filtered, sorted and paged as Strapi does it.
import type { Context } from '#backend/graphql/context';
import { type EntryType, listEntries } from './entries.sql';
import { matchesFilters, type Paging, paged, sorted } from './filter';

export interface Question {
  filters?: unknown;
  pagination?: Paging | null;
  sort?: readonly (string | null)[] | null;
  locale?: string | null;
}

type Document = Record<string, unknown> & { documentId: string; id: string };

/** Strapi's locales are those of the settings; ours are da and en, also when asked as da-DK or en-GB. */
const entryLocale = (asked: string | null | undefined) => (asked?.startsWith('en') ? 'en' : 'da');

const STORES_IN = 'da';

async function listContentStores(context: Pick<Context, 'pool'>): Promise<Document[]> {
  const rows = await listEntries(context.pool, 'store', STORES_IN);
  return rows.map((row) => ({ ...row.body, documentId: row.document_id, id: String(row.id) }));
}

/** Which conditions stand on the top level: those that can be met before the stores are read. */
function pathAsked(filters: unknown): string | null {
  if (typeof filters !== 'object' || filters === null || !('path' in filters)) return null;
  const { path } = filters;
  if (typeof path !== 'object' || path === null || !('eq' in path)) return null;
  return typeof path.eq === 'string' ? path.eq : null;
}

export async function findEntries(
  context: Pick<Context, 'pool'>,
  type: EntryType,
  question: Question,
): Promise<Document[]> {
  const locale = entryLocale(question.locale);
  const key = type === 'page' ? pathAsked(question.filters) : null;
  const [rows, stores] = await Promise.all([
    listEntries(context.pool, type, type === 'store' ? STORES_IN : locale, key),
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
