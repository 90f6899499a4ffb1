// The content service's answer to a draft query: shown only if it is the requested draft, and sanitised.
import { describe, expect, test } from 'vitest';
import { footerDraftOf, frontDraftOf, menuDraftOf, noticeDraftOf, popupDraftOf, sellerDraftOf } from './draft.map';

const ATTACK = '<p onclick="a()">Hej<script>b()</script></p>';
const stores = [{ store_code: 'b2c', Name: 'Privat' }, null];
const entry = { documentId: 'a', stores };
const popup = { ...entry, id: 'a', title: 'A', text: ATTACK, newsletter: { buttonText: 'OK' } };

const READ = [
  [
    'popup',
    (entries: object[] | null, id: string) => popupDraftOf(entries && ({ popups: entries } as never), id),
    popup,
  ],
  [
    'notification',
    (entries, id) => noticeDraftOf(entries && ({ notifications: entries } as never), id),
    { ...entry, id: 'a', message: ATTACK },
  ],
  ['menu', (entries, id) => menuDraftOf(entries && ({ menus: entries } as never), id), { ...entry, items: [] }],
  ['footer', (entries, id) => footerDraftOf(entries && ({ footers: entries } as never), id), { ...entry, about: 'A' }],
  [
    'front page',
    (entries, id) => frontDraftOf(entries && ({ frontPages: entries } as never), id),
    { ...entry, banners: [] },
  ],
  [
    'seller',
    (entries, id) => sellerDraftOf(entries && ({ sellers: entries } as never), id),
    { ...entry, name: 'A', text: ATTACK },
  ],
] as const satisfies readonly (readonly [string, (entries: object[] | null, id: string) => unknown, object])[];

describe.each(READ)('the draft of a %s', (_name, read, wire) => {
  test('is the requested one, with the stores that it is for', () => {
    expect(read([wire], 'a')).toMatchObject({ stores: [{ code: 'b2c', name: 'Privat' }] });
    // A content service that does not support the query by id returns any entry.
    expect(read([wire], 'b')).toBeNull();
    expect([read([], 'a'), read(null, 'a')]).toEqual([null, null]);
  });

  test('has nothing executable in it', () => {
    expect(JSON.stringify(read([wire], 'a'))).not.toMatch(/script|onclick/);
  });
});

test('an incomplete popup, and a seller without a name, are not returned as drafts', () => {
  expect(popupDraftOf({ popups: [{ ...popup, newsletter: null }] }, 'a')).toBeNull();
  expect(sellerDraftOf({ sellers: [{ ...entry, name: '' }] } as never, 'a')).toBeNull();
});

test('a banner that starts later is shown in a draft; its end date applies', () => {
  const banner = { id: '1', title: 'A', date_from: '2099-01-01T00:00:00Z', date_to: '2099-02-01T00:00:00Z' };
  const draft = frontDraftOf({ frontPages: [{ ...entry, banners: [banner] }] }, 'a');
  expect(draft?.front?.banners[0]?.period).toEqual({ from: null, to: new Date('2099-02-01T00:00:00Z') });
});
