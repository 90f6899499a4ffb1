// The statements of content entries read one type in one language, and by key where one is named.
import { expect, test } from 'vitest';
import { listEntries, type NewEntry, upsertEntries } from '#backend/content/entries/entries.sql';
import { openSales } from './sales';

const sales = openSales();

const entry = (documentId: string, changes: Partial<NewEntry> = {}): NewEntry => ({
  documentId,
  type: 'page',
  locale: 'da',
  key: documentId,
  storeCodes: null,
  position: 1,
  dateFrom: null,
  dateTo: null,
  body: {},
  ...changes,
});

test('entries are those of the type and language, in their order; or the one of a key', async () => {
  await upsertEntries(sales.on, [
    entry('last', { position: 2 }),
    entry('first'),
    entry('second', { storeCodes: ['b2c'] }),
    entry('first', { locale: 'en' }),
    entry('first', { type: 'logo' }),
  ]);
  const found = async (key: string | null = null) =>
    (await listEntries(sales.on, 'page', 'da', key)).map((row) => [row.document_id, row.store_codes]);
  expect(await found()).toEqual([
    ['first', null],
    ['second', ['b2c']],
    ['last', null],
  ]);
  expect(await found('second')).toEqual([['second', ['b2c']]]);
  expect((await listEntries(sales.on, 'logo', 'da')).map((row) => row.document_id)).toEqual(['first']);
});
