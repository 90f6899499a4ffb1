// Cards that a provider stores: how many, with which words and addresses, and what a provider that does not answer leaves for the next round.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askAfterCards, askForCard, cardGiven, forgetRemoved } from '#backend/commerce/kept-card/keep';
import type { CardKeeping, CardPageRequest } from '#backend/ports/payment/kept-cards';
import { MOST_KEPT_CARDS } from '#domain/kept-card/kept-card';
import { type Counter, ORIGIN, openCounter } from './test-backend';

let counter: Counter;
let owner = { id: 0, email: '' };
beforeAll(async () => {
  counter = await openCounter();
  [owner = owner] = await counter.rows<typeof owner>('SELECT id, email FROM customer ORDER BY id LIMIT 1');
});
afterAll(() => counter?.close());
beforeEach(() => counter.rows('DELETE FROM kept_card'));

const GIVEN = { token: 'card-1', brand: 'visa', lastFour: '4242', expiresOn: '2030-01-31' };
const DAY_MS = 24 * 60 * 60_000;
const fails = () => Promise.reject(new Error('away'));
const wanted = (more: object = {}) => ({
  ...{ owner, agreement: 'Kortet må gemmes.', wayBack: '/konto?a=1', origin: ORIGIN, language: 'en' as const },
  ...more,
});

function keeperWith(more: Partial<CardKeeping> = {}) {
  const pages: CardPageRequest[] = [];
  const cards: CardKeeping = {
    open: async (page) => {
      pages.push(page);
      return { redirectUrl: 'https://pay.example/card', reference: 'page-1' };
    },
    authorise: fails,
    forget: async () => undefined,
    ...more,
  };
  return { pages, keeper: { db: counter.database.db, now: counter.clock.now(), provider: { code: 'stub', cards } } };
}
const stored = () =>
  counter.rows<{ public_hash: string; token: string | null; is_kept: boolean; agreement: string }>(
    'SELECT public_hash, token, kept_at IS NOT NULL AS is_kept, agreement FROM kept_card ORDER BY id',
  );
/** Cards that were given, and some of them removed. */
const insert = (names: readonly string[], removed = false) =>
  counter.rows(
    `INSERT INTO kept_card (customer_id, provider, public_hash, agreement, agreed_at, way_back, token, brand, last_four, expires_on, kept_at, removed_at)
      SELECT $1, 'stub', name, 'ja', $3, '/', 'token-' || name, 'visa', '4242', '2030-01-31', $3, CASE WHEN $4 THEN $3::timestamptz END
        FROM unnest($2::text[]) name`,
    [owner.id, names, counter.clock.now(), removed],
  );
/** Pages that were opened so long ago. */
const openPage = (name: string, reference: string | null, ago = 0) =>
  counter.rows(
    `INSERT INTO kept_card (customer_id, provider, public_hash, page_reference, agreement, agreed_at, way_back)
      VALUES ($1, 'stub', $2, $3, 'ja', $4, '/tilbage')`,
    [owner.id, name, reference, new Date(counter.clock.now().getTime() - ago)],
  );

describe('the page for a card', () => {
  test('is opened in the owner’s language, leads back to the shop, and is stored with the words agreed to', async () => {
    const { pages, keeper } = keeperWith();
    expect(await askForCard(wanted({ agreement: ` ${'æ'.repeat(2_001)}` }), keeper)).toEqual({
      ok: true,
      url: 'https://pay.example/card',
    });
    const [row] = await counter.rows<Record<string, unknown>>('SELECT * FROM kept_card');
    const publicHash = String(row?.public_hash);
    expect(publicHash).toMatch(/^[0-9a-f]{48}$/);
    expect(pages).toEqual([
      {
        ...{ publicHash, email: owner.email, language: 'en' },
        ...{ returnUrl: `${ORIGIN}/payment/card/${publicHash}`, cancelUrl: `${ORIGIN}/konto?a=1` },
      },
    ]);
    expect(row).toMatchObject({
      ...{ customer_id: owner.id, provider: 'stub', page_reference: 'page-1', way_back: '/konto?a=1' },
      ...{ agreement: 'æ'.repeat(2_000), agreed_at: counter.clock.now(), kept_at: null },
    });
  });

  test('is not opened without a provider of cards, without the shop’s address, or while the provider does not answer', async () => {
    const { keeper } = keeperWith();
    const unavailable = { ok: false, code: 'CARD_PAGE_UNAVAILABLE' };
    expect(await askForCard(wanted(), { ...keeper, provider: { code: 'stub' } })).toMatchObject(unavailable);
    expect(await askForCard(wanted({ origin: null }), keeper)).toMatchObject(unavailable);
    expect(await stored()).toEqual([]);
    expect(await askForCard(wanted(), keeperWith({ open: fails }).keeper)).toMatchObject(unavailable);
  });

  test.each([
    [MOST_KEPT_CARDS - 1, { ok: true }],
    [MOST_KEPT_CARDS, { code: 'CARDS_TOO_MANY', params: { max: MOST_KEPT_CARDS } }],
  ])('with %i cards stored is answered by %j', async (count, expected) => {
    await insert(Array.from({ length: count }, (_, at) => `card${at}`));
    // One that was removed does not count.
    await insert(['gone'], true);
    expect(await askForCard(wanted(), keeperWith().keeper)).toMatchObject(expected);
  });

  test('stores a card when the provider names one, and does not query again', async () => {
    const asked: unknown[] = [];
    const read = (given: typeof GIVEN | null) => async (page: object) => {
      asked.push(page);
      return given;
    };
    const { keeper } = keeperWith({ read: read(null) });
    expect(await cardGiven('unknown', keeper)).toBeNull();
    await openPage('a', null);
    await openPage('b', 'page-b');
    await openPage('c', 'page-c');
    const open = { wayBack: '/tilbage', isKept: false };
    expect(await cardGiven('a', keeper)).toEqual(open);
    expect(await cardGiven('b', keeperWith().keeper)).toEqual(open);
    expect(asked).toEqual([]);
    expect(await cardGiven('b', keeper)).toEqual(open);
    expect(asked).toEqual([{ publicHash: 'b', reference: 'page-b' }]);
    const kept = { wayBack: '/tilbage', isKept: true };
    expect(await cardGiven('b', keeperWith({ read: read(GIVEN) }).keeper)).toEqual(kept);
    expect(asked).toHaveLength(2);
    expect(await cardGiven('b', keeper)).toEqual(kept);
    expect(await cardGiven('c', keeper, GIVEN)).toEqual(kept);
    expect(asked).toHaveLength(2);
    expect((await stored()).map(({ public_hash: name, token }) => [name, token])).toEqual([
      ['a', null],
      ['b', 'card-1'],
      ['c', 'card-1'],
    ]);
  });
});

describe('the next round', () => {
  test('makes the provider forget removed cards; one that fails neither blocks the others nor is lost', async () => {
    await insert(['first', 'second'], true);
    await insert(['used']);
    const forgotten: string[] = [];
    const forget = (failing: string) => async (token: string) => {
      if (token === failing) throw new Error('away');
      forgotten.push(token);
    };
    const first = await forgetRemoved(keeperWith({ forget: forget('token-first') }).keeper);
    expect(String(first.failure)).toBe('Error: away');
    expect((await stored()).map(({ token }) => token)).toEqual(['token-first', null, 'token-used']);
    expect(await forgetRemoved(keeperWith({ forget: forget('') }).keeper)).toEqual({ failure: null });
    expect(forgotten).toEqual(['token-second', 'token-first']);
  });

  test('queries pages of the last 24 hours, each by itself', async () => {
    await openPage('late', 'page-late', DAY_MS);
    await openPage('fails', 'page-fails', DAY_MS - 1);
    await openPage('works', 'page-works', 0);
    const asked: string[] = [];
    const read = async ({ publicHash }: { publicHash: string }) => {
      asked.push(publicHash);
      if (publicHash === 'fails') throw new Error('away');
      return GIVEN;
    };
    expect(String((await askAfterCards(keeperWith({ read }).keeper)).failure)).toBe('Error: away');
    expect(asked).toEqual(['fails', 'works']);
    expect((await stored()).map(({ is_kept: isKept }) => isKept)).toEqual([false, false, true]);
    expect(await askAfterCards(keeperWith().keeper)).toEqual({ failure: null });
  });
});
