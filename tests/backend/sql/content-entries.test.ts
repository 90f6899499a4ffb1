// SQL of content entries: read by type and language, and by key when given.
import { expect, test } from 'vitest';
import {
  deleteEntries,
  entryNamed,
  listEntries,
  type NewEntry,
  upsertEntries,
} from '#backend/content/entries/entries.sql';
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

test('are returned by type and language in their order, or by key', async () => {
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

test('are deleted in all languages, without affecting other documents and types', async () => {
  await upsertEntries(sales.on, [
    entry('gone', { type: 'media' }),
    entry('gone', { type: 'media', locale: 'en' }),
    entry('stays', { type: 'media' }),
    entry('gone'),
  ]);
  await deleteEntries(sales.on, 'media', ['gone', 'unknown']);
  const left = `SELECT type, locale FROM content_entry WHERE document_id IN ('gone', 'stays') ORDER BY 1, 2`;
  expect(await sales.rows(left)).toEqual([
    { type: 'media', locale: 'da' },
    { type: 'page', locale: 'da' },
  ]);
});

test('drafts are returned only on request', async () => {
  await upsertEntries(sales.on, [entry('draft', { type: 'seller', draft: true }), entry('shown', { type: 'seller' })]);
  const found = async (withDrafts?: boolean) =>
    (await listEntries(sales.on, 'seller', 'da', null, withDrafts)).map((row) => row.document_id);
  expect(await found()).toEqual(['shown']);
  // Once published, it is not a draft any more.
  expect(await found(true)).toEqual(['draft']);
  await upsertEntries(sales.on, [entry('draft', { type: 'seller' })]);
  expect(await found()).toEqual(['draft', 'shown']);
});

test('are found by file name, pages by path, and the draft before the published version', async () => {
  const popup = { type: 'popup', key: null } as const;
  await upsertEntries(sales.on, [
    entry('popup-a', { ...popup, source: { name: 'a' }, draft: true, storeCodes: ['b2c'] }),
    entry('popup-a', { ...popup, locale: 'en' }),
    entry('popup-b', { ...popup, source: { name: 'b' } }),
    entry('seller-a', {
      type: 'seller',
      source: { name: 'a' },
      body: { codes: [{ code: 'HA-204' }, { code: 'HA-205' }] },
    }),
    entry('page-now', { key: 'info/om-os', source: { name: 'a' } }),
    entry('page-next', { key: 'info/om-os', source: { name: 'next' }, draft: true, position: 9 }),
  ]);
  expect(await entryNamed(sales.on, 'popup', 'a')).toEqual({
    ...{ documentId: 'popup-a', storeCodes: ['b2c'], draft: true, code: null },
  });
  expect(await entryNamed(sales.on, 'popup', 'b')).toMatchObject({ documentId: 'popup-b', draft: false });
  expect(await entryNamed(sales.on, 'popup', 'c')).toBeNull();
  expect(await entryNamed(sales.on, 'seller', 'a')).toMatchObject({ documentId: 'seller-a', code: 'HA-204' });
  expect(await entryNamed(sales.on, 'page', 'info/om-os')).toMatchObject({ documentId: 'page-next', draft: true });
  expect(await entryNamed(sales.on, 'page', 'a')).toBeNull();
});
