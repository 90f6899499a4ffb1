import { describe, expect, test } from 'vitest';
import { draftFrom, draftSubject, isDraftKind } from './content-draft';

describe('a draft', () => {
  test('is identified by its kind and the id of its document', () => {
    const popup = { kind: 'popup', id: 'popup-jul' } as const;
    expect(draftSubject(popup)).toBe('popup:popup-jul');
    expect(draftFrom('popup:popup-jul')).toEqual(popup);
  });

  test.each(['', 'popup', 'popup:', ':popup-jul', 'popup:a:b', 'page:info', 'Popup:jul', `popup:${'a'.repeat(121)}`])(
    'is not identified by %j',
    (subject) => {
      expect(draftFrom(subject)).toBeNull();
    },
  );

  test('does not exist for a page, which is identified by its path', () => {
    expect([isDraftKind('page'), isDraftKind('front-page')]).toEqual([false, true]);
  });
});
