// The five steps of Spec §4 "Store selection order".
import { describe, expect, it } from 'vitest';
import {
  choosableStores,
  consumerBeside,
  redirectsToBusiness,
  type StoreFacts,
  type StoreQuestion,
  seenKeys,
  selectStore,
  withSeenKey,
} from '#domain/store/store-selection';

const consumer: StoreFacts = { id: 1, code: 'b2c', isConsumer: true };
const business: StoreFacts = { id: 2, code: 'b2b', isConsumer: false };
const procurement: StoreFacts = { id: 6, code: 'punchout', isConsumer: false };

const ask = (over: Partial<StoreQuestion<StoreFacts>> = {}) =>
  selectStore({
    stores: [business, consumer, procurement],
    punchoutCode: 'punchout',
    isPunchoutRequest: false,
    isServerSpecial: false,
    tokenCode: null,
    pinnedCode: null,
    cookieCode: null,
    ...over,
  });

describe('the store', () => {
  it.each<[string, Partial<StoreQuestion<StoreFacts>>, string, string]>([
    ['of a punchout request is punchout', { isPunchoutRequest: true, tokenCode: 'b2b' }, 'punchout', 'punchout'],
    [
      // spec: 4 Store selection: 1: a punchout request uses the store coded punchout, in one variant
      //   at domain/store/store-selection.ts
      'of a punchout request in a variant without one is the next step',
      { isPunchoutRequest: true, punchoutCode: null },
      'b2c',
      'consumer',
    ],
    // spec: 4 Login and logout: After login the store switches to the customer's store
    //   at app/request-context/get-context.server.ts, domain/store/store-selection.ts
    ['is the one that the token names', { tokenCode: 'b2b', cookieCode: 'b2c' }, 'b2b', 'token'],
    [
      // spec: 4 Store selection: 2: the store that the login token names, unless a server-side special request
      //   at domain/store/store-selection.ts
      'of a special request of the server is not',
      { tokenCode: 'b2b', isServerSpecial: true },
      'b2c',
      'consumer',
    ],
    ['of a token for another variant is the next step', { tokenCode: 'elsewhere' }, 'b2c', 'consumer'],
    // spec: 4 Store selection: 3: certain variants are pinned to fixed store codes
    //   at domain/store/store-selection.ts, app/config/variants.ts
    ['is the pinned one before the cookie', { pinnedCode: 'b2b', cookieCode: 'b2c' }, 'b2b', 'pinned'],
    // spec: 4 Store selection: 4: otherwise the store saved in the store cookie
    //   at domain/store/store-selection.ts
    ['is the saved one', { cookieCode: 'b2b' }, 'b2b', 'cookie'],
    ['of a stale cookie is the consumer store', { cookieCode: 'gone' }, 'b2c', 'consumer'],
    ['is the consumer store', {}, 'b2c', 'consumer'],
    // spec: 4 Store selection: 5: else the consumer store, else the first
    //   at domain/store/store-selection.ts
    ['is the first where there is no consumer store', { stores: [business, procurement] }, 'b2b', 'first'],
  ])('%s', (_sentence, over, code, step) => {
    expect(ask(over)).toMatchObject({ store: { code }, step });
  });

  // spec: 4 Store selection: Without login and in the business store, the consumer store is also stored
  //   at domain/store/store-selection.ts, domain/store/store-cookie.ts
  it('stores the consumer store with a business store that was chosen without login', () => {
    expect(consumerBeside(business, [procurement, business, consumer])).toEqual(consumer);
    expect(consumerBeside(consumer, [consumer, business])).toBeNull();
    expect(consumerBeside(business, [business])).toBeNull();
  });

  it('requires at least one store', () => expect(() => ask({ stores: [] })).toThrow(RangeError));
});

it('offers the stores of the shop except the one for procurement systems, and no choice of a single one', () => {
  const stores = [consumer, business, procurement];
  const offered = (pinned: boolean, all = stores) =>
    choosableStores({ stores: all, pinned, punchoutCode: 'punchout' }).map(({ code }) => code);
  expect(offered(false)).toEqual(['b2c', 'b2b']);
  expect(offered(true)).toEqual([]);
  expect(offered(false, [business, procurement])).toEqual([]);
});

describe('the first visit to a private store', () => {
  const first = { variantRedirects: true, store: consumer, hasToken: false, key: 'front', seen: [] };
  it.each([
    ['switches to the business store', first, true],
    // spec: 4 Store selection: B2B redirect: the first visit per key switches to the b2b store once
    //   at domain/store/store-selection.ts
    ['does so once per key', { ...first, seen: ['front'] }, false],
    ['does so for each key', { ...first, seen: ['campaign'] }, true],
    ['does not in other variants', { ...first, variantRedirects: false }, false],
    ['does not where the store is a business store', { ...first, store: business }, false],
    ['does not for anyone who is logged in', { ...first, hasToken: true }, false],
    ['does not for what is no key', { ...first, key: '../x' }, false],
  ])('%s', (_sentence, question, expected) => expect(redirectsToBusiness(question)).toBe(expected));

  it('is stored for the latest eight keys', () => {
    let kept = '';
    for (const key of 'abcdefghij') kept = withSeenKey(seenKeys(kept), key);
    expect(seenKeys(kept)).toEqual([...'cdefghij']);
    expect(seenKeys('a,<b>,,c')).toEqual(['a', 'c']);
    expect(seenKeys(null)).toEqual([]);
  });
});
