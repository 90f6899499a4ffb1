// Counts a search that found nothing. No visitor is named, so no consent is needed.
import type { TrackingOutput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inCopenhagen } from '#domain/calendar/calendar';
import { missedSearchWords } from '#domain/staff/missed-search';
import { insertMissedSearch } from './tracking.sql';

export async function countMissedSearch(search: string, { pool, store, now }: Context): Promise<TrackingOutput> {
  const words = missedSearchWords(search);
  if (words !== null) await insertMissedSearch(pool, { day: inCopenhagen(now).date, storeId: store.id, words });
  return { status: 'SUCCESS', message: words === null ? 'Not counted' : 'Counted', error: null };
}
