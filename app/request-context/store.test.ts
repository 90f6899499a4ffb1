// The store of a request, the browser's stored choice, and the addresses that switch to the business store.
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '~/config/variants';
import type { PunchoutVisit } from '~/models/punchout';
import type { RequestContext } from '~/models/request-context';
import {
  cookiesOf,
  customerOfTests,
  keptOf,
  STORES,
  storeOf,
  visitorContext,
} from '../../tests/support/visitor-context';
import {
  asksFreshPrices,
  chooseStore,
  keptStoreOf,
  NO_CHOICE,
  storeCookie,
  storePartOf,
  storesOf,
  switchToBusiness,
} from './store.server';

const [OFFICE, , ADVICE] = VARIANTS;
const request = new Request('http://localhost:3000/');
const placeOf = (here = '/', variant: RequestContext['variant'] = OFFICE) => ({
  here,
  variant,
  stores: storesOf(variant, STORES),
  rules: visitorContext().rules,
});
const chosenAt = (here: string, cookie: string | null, customer = false, variant?: RequestContext['variant']) => {
  const { store, step } = chooseStore(placeOf(here, variant), cookie, customer ? customerOfTests() : null);
  return `${store.code} by ${step}`;
};

describe('the store', () => {
  const B2B = '{"id":2,"code":"b2b"}';
  const PUNCHOUT = '{"id":3,"code":"punchout"}';
  test.each<[string, string, string | null, boolean, string]>([
    ['of a visitor', '/', null, false, 'b2c by consumer'],
    ['chosen before, by cookie', '/stole?page=2', B2B, false, 'b2b by cookie'],
    ['of the customer', '/', null, true, 'b2b by token'],
    ['of a procurement system', '/punchout/authenticate', null, false, 'punchout by punchout'],
    ['of a procurement system, with a query', '/punchout?x=1', null, true, 'punchout by punchout'],
    ['of an address that only begins like that of procurement systems', '/punchouts', null, false, 'b2c by consumer'],
    ['of procurement systems, forged into the cookie', '/', PUNCHOUT, false, 'b2c by consumer'],
    ['of an answer for machines, with a login', '/sitemap.xml', null, true, 'b2c by consumer'],
    ['of robots.txt, with a login', '/robots.txt', null, true, 'b2c by consumer'],
    ['of a part of the sitemap, with a login', '/sitemap/1', null, true, 'b2c by consumer'],
    ['of a page with a similar address, with a login', '/sitemaps', null, true, 'b2b by token'],
  ])('%s', (_whose, here, cookie, customer, chosen) => expect(chosenAt(here, cookie, customer)).toBe(chosen));

  test('of a visit from a procurement system is the store of such visits, on every page', () => {
    const visit: PunchoutVisit = {
      ...{ id: '7', title: 'SRM', standard: 'OCI', cancelUrl: null, minimumOere: null, frameAncestors: [] },
      ...{
        returnOrigin: null,
        selectedSku: null,
        continues: false,
        looksOnly: false,
        mayLeave: false,
        returned: false,
      },
    };
    const buyer = { ...customerOfTests(), punchout: visit };
    expect(chooseStore(placeOf('/stole'), B2B, buyer)).toMatchObject({ store: { code: 'punchout' }, step: 'punchout' });
  });

  test('of a pinned shop is the pinned one, also for a customer of another shop', () => {
    expect(chosenAt('/', B2B, true, ADVICE)).toBe('b2b_uniq by pinned');
    expect(chosenAt('/', B2B, false, { ...OFFICE, pinned: true })).toBe('b2c by pinned');
    expect(chosenAt('/', B2B, true, { ...OFFICE, pinned: true })).toBe('b2b by token');
  });

  test('is one of the shop’s, in the order of the shop', () => {
    const codes = storesOf({ ...OFFICE, storeCodes: ['b2b', 'gone', 'b2c'] }, STORES).map(({ code }) => code);
    expect(codes).toEqual(['b2b', 'b2c']);
  });
});

describe('what depends on the store', () => {
  test('for a visitor who has chosen nothing', () => {
    expect(storePartOf(placeOf(), NO_CHOICE, null)).toEqual({
      storeId: 1,
      storeCode: 'b2c',
      storeStep: 'consumer',
      choosable: [storeOf('b2c'), storeOf('b2b')],
      privateStore: storeOf('b2c'),
      businessKeys: [],
    });
  });

  test('offers no choice to a customer, and none in a catalogue', () => {
    expect(storePartOf(placeOf(), NO_CHOICE, customerOfTests()).choosable).toEqual([]);
    const rules = { ...visitorContext().rules, catalogueMode: true };
    expect(storePartOf({ ...placeOf(), rules }, NO_CHOICE, null).choosable).toEqual([]);
  });

  test.each([
    ['the one that was kept beside the business store', 'b2cb', 'b2cb'],
    ['the first, where that is none of the shop’s', 'b2b', 'b2c'],
  ])('the private store is %s', (_which, consumer, code) => {
    const store = JSON.stringify({ id: 2, code: 'b2b', consumer: { id: 9, code: consumer } });
    const place = { ...placeOf(), stores: STORES };
    expect(storePartOf(place, { ...NO_CHOICE, store }, null).privateStore?.code).toBe(code);
  });

  test('a business-only shop has no private store', () => {
    expect(storePartOf({ ...placeOf(), stores: [storeOf('b2b')] }, NO_CHOICE, null).privateStore).toBeNull();
  });

  test('the keys that led to the business store are remembered', () => {
    expect(storePartOf(placeOf(), { store: null, businessKeys: 'spring,fair' }, null).businessKeys).toEqual([
      'spring',
      'fair',
    ]);
  });
});

describe('the store in the browser', () => {
  test.each<[Partial<RequestContext>, unknown]>([
    [{ storeStep: 'cookie' }, { id: 1, code: 'b2c' }],
    [
      { storeStep: 'token', storeId: 2, storeCode: 'b2b' },
      { id: 2, code: 'b2b' },
    ],
    [
      { storeStep: 'cookie', businessKeys: ['spring'] },
      { id: 1, code: 'b2c', b2b: ['spring'] },
    ],
    [{ storeStep: 'consumer' }, null],
    [{ storeStep: 'pinned' }, null],
  ])('in local storage: %#', (facts, kept) =>
    expect(JSON.parse(keptStoreOf(visitorContext(facts)) ?? 'null')).toEqual(kept),
  );

  test('is stored as the business store with the private one, or as the private one alone', () => {
    const kept = (code: string) =>
      JSON.parse(keptOf([storeCookie(request, { stores: STORES }, storeOf(code))]).store ?? '');
    expect(kept('b2b')).toEqual({ id: 2, code: 'b2b', consumer: { id: 1, code: 'b2c' } });
    expect(kept('b2c')).toEqual({ id: 1, code: 'b2c' });
    const only = keptOf([storeCookie(request, { stores: [storeOf('b2b')] }, storeOf('b2b'))]);
    expect(JSON.parse(only.store ?? '')).toEqual({ id: 2, code: 'b2b' });
  });
});

test('prices are read again in stores with asynchronous prices, except in a catalogue', () => {
  const asks = (asynchronousPrices: boolean, catalogueMode: boolean, storeCode = 'b2c') => {
    const store = { ...storeOf('b2c'), features: { ...storeOf('b2c').features, asynchronousPrices } };
    const rules = { ...visitorContext().rules, catalogueMode };
    return asksFreshPrices(visitorContext({ stores: [storeOf('b2b'), store], storeCode, rules }));
  };
  expect([asks(true, false), asks(false, false), asks(true, true), asks(true, false, 'gone')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('an address with a business key', () => {
  const switched = (here: string, facts: Partial<RequestContext> = {}, method = 'GET') =>
    switchToBusiness(new Request('http://localhost:3000/', { method }), visitorContext({ here, ...facts }));

  test('redirects to the business store, without the key, and stores both', () => {
    const response = switched('/stole?b2b=spring&page=2', { businessKeys: ['fair'] });
    expect([response?.status, response?.headers.get('Location')]).toEqual([303, '/stole?page=2']);
    const { store, b2b } = keptOf(response ? cookiesOf(response) : []);
    expect(b2b).toBe('fair,spring');
    expect(JSON.parse(store ?? '')).toEqual({ id: 2, code: 'b2b', consumer: { id: 1, code: 'b2c' } });
  });

  test.each<[string, string, Partial<RequestContext>, string?]>([
    ['has no key', '/stole', {}],
    ['is posted to', '/stole?b2b=spring', {}, 'POST'],
    ['was followed before', '/?b2b=spring', { businessKeys: ['spring'] }],
    ['is followed by a customer', '/?b2b=spring', { customer: customerOfTests() }],
    ['is followed in the business store', '/?b2b=spring', { storeCode: 'b2b' }],
    ['is of a shop with nothing to choose', '/?b2b=spring', { choosable: [] }],
    ['is of a shop without a business store', '/?b2b=spring', { choosable: [storeOf('b2c')] }],
    ['is followed in a store that is not to choose', '/?b2b=spring', { storeCode: 'punchout' }],
    ['is of a shop that does not switch', '/?b2b=spring', { variant: ADVICE }],
  ])('does not redirect when it %s', (_when, here, facts, method) => expect(switched(here, facts, method)).toBeNull());
});
