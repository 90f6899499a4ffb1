// Reads one row of a file of reviews; faults are reported by line and column.

import { readDay } from '#domain/reading/days';
import type { FaultCode, Report } from '../../catalogue/import/faults';
import type { FileRow } from '../../catalogue/import/file/read-rows';
import { REVIEW_LIMITS } from '../write-review';

export interface FiledReview {
  line: number;
  sku: string;
  stars: number;
  nickname: string;
  summary: string;
  body: string;
  /** Null: now. */
  written_at: string | null;
  status: 'pending' | 'approved';
  /** Null: the first store. */
  store_id: number | null;
}

/** Magento's names for what a review has. */
const REQUIRED = ['sku', 'rating', 'nickname', 'title', 'detail'];
export const REVIEW_COLUMNS = {
  known: new Set([...REQUIRED, 'created_at', 'status', 'store_view_code']),
  required: REQUIRED,
};
const MOST_SKU = 64;
/** In Magento 1 is approved and 2 is pending. */
const STATUS: Readonly<Record<string, FiledReview['status']>> = {
  '': 'pending',
  '1': 'approved',
  '2': 'pending',
  approved: 'approved',
  pending: 'pending',
};

/** Null where something is wrong with it. */
export function readReview(
  { line, notation, cells }: FileRow,
  stores: ReadonlyMap<string, number>,
  report: Report,
): FiledReview | null {
  let isWhole = true;
  const fault = (column: string, code: FaultCode, params: Record<string, string | number> = {}) => {
    isWhole = false;
    report({ line, column, code, params });
  };
  const cell = (column: string) => cells.get(column)?.trim() ?? '';
  const text = (column: string, most: number) => {
    const value = cell(column);
    if (value === '') fault(column, 'blank');
    else if (value.length > most) fault(column, 'tooLong', { most });
    return value;
  };
  const [rating, status, store] = [cell('rating'), cell('status').toLowerCase(), cell('store_view_code')];
  if (!/^[1-5]$/.test(rating)) fault('rating', 'outOfRange', { value: rating, least: 1, most: 5 });
  if (!(status in STATUS)) fault('status', 'oneOf', { value: status, known: 'approved, pending' });
  if (store !== '' && !stores.has(store))
    fault('store_view_code', 'oneOf', { value: store, known: [...stores.keys()].join(', ') });
  const written = readDay(cell('created_at'), notation === 'machine' ? 'american' : 'either');
  if (written.kind === 'ambiguous') {
    const [one, other] = written.readings;
    fault('created_at', 'ambiguousDate', { value: cell('created_at'), one, other });
  } else if (written.kind === 'not-a-day' && cell('created_at') !== '')
    fault('created_at', 'notADate', { value: cell('created_at') });
  const review = {
    line,
    sku: text('sku', MOST_SKU),
    stars: Number(rating),
    nickname: text('nickname', REVIEW_LIMITS.nickname),
    summary: text('title', REVIEW_LIMITS.summary),
    body: text('detail', REVIEW_LIMITS.text),
    written_at: written.kind === 'day' ? written.day : null,
    status: STATUS[status] ?? 'pending',
    store_id: stores.get(store) ?? null,
  };
  return isWhole ? review : null;
}
