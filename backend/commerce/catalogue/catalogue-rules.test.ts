// Categories by their filters, addresses as they are typed, and what a label says of dangers.
import { describe, expect, test } from 'vitest';
import type { CategoryFilterInput } from '#backend/generated/commerce';
import { uidOf } from '#backend/graphql/uid';
import { wholeStore } from './assortment/assortment';
import type { CategoryRow } from './category/category.sql';
import { findCategories } from './category/find-categories';
import { growForest, ROOT } from './category/forest';
import { dangerToWire } from './danger/danger-content';
import { signalOf } from './danger/sentences';
import { pathOf } from './route/resolve-route';

describe('categories', () => {
  const category = (id: number, parent_id: number | null, url_path: string, name: string): CategoryRow => ({
    ...ROOT,
    ...{ id, parent_id, url_path, url_key: url_path.split('/').at(-1) ?? '', name_da: name, name_en: `${name} (en)` },
  });
  const forest = growForest([
    category(1, null, 'kontor', 'Kontor'),
    category(2, 1, 'kontor/papir', 'Papir'),
    category(3, null, 'papir', 'Andet papir'),
  ]);
  const scene = { forest, assortment: wholeStore(1), language: 'da' as const, mediaOrigin: '' };

  test('are found in the tree by id, by path and by parent', () => {
    expect(forest.childrenOf(ROOT.id).map(({ id }) => id)).toEqual([1, 3]);
    expect([forest.childrenOf(1).map(({ id }) => id), forest.childrenOf(2)]).toEqual([[2], []]);
    expect([forest.byId.get(2)?.id, forest.byPath.get('papir')?.id]).toEqual([2, 3]);
  });

  test.each<[filters: CategoryFilterInput | undefined, ids: number[]]>([
    [undefined, [0]],
    [{}, [0]],
    [{ ids: null }, [0]],
    [{ ids: { eq: '0' } }, [0]],
    [{ ids: { in: ['0', '2'] } }, [0, 2]],
    [{ ids: { in: ['2', null], eq: '3' } }, [2, 3]],
    [{ ids: {} }, []],
    [{ category_uid: { eq: uidOf(2) } }, [2]],
    [{ category_uid: { eq: uidOf(0) } }, [0]],
    [{ ids: { eq: '2' }, category_uid: { eq: uidOf(3) } }, []],
    [{ parent_id: { eq: '0' } }, [1, 3]],
    [{ parent_id: { eq: '1' } }, [2]],
    [{ parent_category_uid: { eq: uidOf(1) } }, [2]],
    [{ ids: { eq: '0' }, parent_id: { eq: '0' } }, []],
    [{ url_key: { eq: 'papir' } }, [2, 3]],
    [{ url_path: { eq: 'papir' } }, [3]],
    [{ url_key: { eq: 'papir' }, parent_id: { eq: '1' } }, [2]],
    [{ name: { match: 'PAPIR' } }, [2, 3]],
    [{ name: { match: 'andet' } }, [3]],
    [{ name: { match: '' } }, [1, 2, 3]],
  ])('with %j are %j', (filters, ids) => {
    expect(findCategories(filters, scene).map((one) => one.id)).toEqual(ids);
  });
});

test.each([
  ['/kontor/papir/?x=1#y', 'kontor/papir'],
  ['kontor#y', 'kontor'],
  ['//kontor//', 'kontor'],
  ['/', null],
  ['', null],
  ['?x', null],
  [`/${'x'.repeat(255)}`, 'x'.repeat(255)],
  [`/${'x'.repeat(256)}`, null],
])('the address »%s« has the path %s', (url, path) => expect(pathOf(url)).toBe(path));

describe('dangers', () => {
  test.each([
    [[], null],
    [['H411', 'H999'], null],
    [['H411', 'H319'], 'warning'],
    [['H319', 'H225'], 'danger'],
    [['H225', 'H319'], 'danger'],
  ])('of %j have the signal word %s', (codes, signal) => expect(signalOf(codes)).toBe(signal));

  const none = { clp: [], hSentences: [], pSentences: [] };
  test.each([
    [null, null],
    [none, null],
    [
      { ...none, clp: ['GHS02'] },
      { clp: [{ code: 'GHS02', url: '/media/clp/ghs02.svg' }], signal_word: null },
    ],
    [{ ...none, clp: ['ukendt'] }, { clp: [] }],
    [
      { ...none, hSentences: ['H225', 'H999'] },
      { signal_word: 'Danger', h_sentences: [{}, { code: 'H999', text: '' }] },
    ],
    [
      { ...none, pSentences: ['P102', 'P999'] },
      {
        p_sentences: [
          { code: 'P102', text: 'Keep out of reach of children.' },
          { code: 'P999', text: '' },
        ],
      },
    ],
  ])('of %j are shown', (danger, wire) => {
    if (wire) expect(dangerToWire(danger, 'en')).toMatchObject(wire);
    else expect(dangerToWire(danger, 'en')).toBeNull();
  });
});
