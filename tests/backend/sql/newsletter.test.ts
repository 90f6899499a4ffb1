// SQL of the newsletter: finds an address by each of its links, deletes unconfirmed ones, and stores one notification for the sending service.
import { describe, expect, test } from 'vitest';
import {
  addressesAfter,
  consentsToNews,
  endUnanswered,
  insertConsentProof,
  lastConsent,
  lockAsking,
  lockByLink,
  lockNewsletter,
  newsletterOf,
  queueTelling,
  updateNewsletter,
} from '#backend/commerce/newsletter/newsletter.sql';
import {
  claimTelling,
  dueTellings,
  markTellingFailed,
  removeTelling,
  removeTellings,
  troubledTellings,
} from '#backend/commerce/newsletter/telling.sql';
import { ELSEWHERE, HERE, minutes, NOW, openSales } from './sales';

const sales = openSales();

const waiting = (name: string, until = minutes(1)) => ({
  status: 'UNCONFIRMED',
  confirm_token: `c-${name}`,
  confirm_until: until,
});
const address = (name: string, columns: object = {}) =>
  sales.insert('newsletter_subscription', {
    ...{ email: `${name}@example.dk`, store_id: HERE, status: 'SUBSCRIBED', location: 'x', changed_at: NOW },
    leave_token: `l-${name}`,
    ...columns,
  });
const consent = (name: string, event: 'asked' | 'confirmed' | 'left' | 'stopped') =>
  insertConsentProof(sales.db, {
    ...{ email: `${name}@example.dk`, storeId: HERE, event, location: 'x', words: 'w', wordsVersion: '1', at: NOW },
  });

describe('an address', () => {
  test('is inserted at its first sign-up, and returned unchanged at later ones', async () => {
    const asked = {
      storeId: HERE,
      language: 'en',
      location: 'page',
      changedAt: NOW,
      confirmUntil: minutes(5),
    } as const;
    const first = await lockAsking(sales.db, { email: 'new@example.dk', ...asked });
    expect(first).toMatchObject({ before: null, row: { status: 'UNCONFIRMED', language: 'en' } });
    expect(first.row.confirmToken).toMatch(/^[\w-]{24}$/);
    expect(first.row.leaveToken).toMatch(/^[0-9a-f]{32}$/);
    await address('there');
    const again = await lockAsking(sales.db, { email: 'there@example.dk', ...asked });
    expect(again).toMatchObject({ before: 'SUBSCRIBED', row: { location: 'x', leaveToken: 'l-there' } });
  });

  test('is found by its e-mail address and by its own links, each of its kind', async () => {
    await address('one', waiting('one'));
    await address('other');
    expect((await newsletterOf(sales.db, 'one@example.dk'))?.email).toBe('one@example.dk');
    expect((await lockNewsletter(sales.db, 'other@example.dk'))?.email).toBe('other@example.dk');
    expect((await lockByLink(sales.db, 'confirmToken', 'c-one'))?.email).toBe('one@example.dk');
    expect((await lockByLink(sales.db, 'leaveToken', 'l-other'))?.email).toBe('other@example.dk');
    expect(await lockByLink(sales.db, 'leaveToken', 'c-one')).toBeNull();
    expect(await lockByLink(sales.db, 'confirmToken', 'l-one')).toBeNull();
    expect(await newsletterOf(sales.db, 'none@example.dk')).toBeNull();
  });

  test('is updated separately; a new sign-up changes the confirmation link, and not the unsubscribe link', async () => {
    await address('one', waiting('one'));
    await address('other', waiting('other'));
    await updateNewsletter(sales.db, 'one@example.dk', { status: 'UNCONFIRMED', asksAnew: true });
    const [one, other] = [
      await newsletterOf(sales.db, 'one@example.dk'),
      await newsletterOf(sales.db, 'other@example.dk'),
    ];
    expect(one).toMatchObject({ leaveToken: 'l-one', confirmToken: expect.stringMatching(/^[\w-]{24}$/) });
    expect(other?.confirmToken).toBe('c-other');
    await updateNewsletter(sales.db, 'other@example.dk', { status: 'SUBSCRIBED' });
    expect((await newsletterOf(sales.db, 'one@example.dk'))?.status).toBe('UNCONFIRMED');
  });

  test('that was never confirmed is deleted with its records; one with a history, or not yet expired, is retained', async () => {
    await address('silent', waiting('silent', minutes(-1)));
    await address('in-time', waiting('in-time', NOW));
    await address('back', waiting('back', minutes(-1)));
    await address('stopped', waiting('stopped', minutes(-1)));
    await address('in');
    await consent('silent', 'asked');
    await consent('back', 'confirmed');
    await consent('stopped', 'stopped');
    await endUnanswered(sales.db, NOW);
    const left = await sales.rows('SELECT email, status FROM newsletter_subscription ORDER BY email');
    expect(left).toEqual([
      { email: 'back@example.dk', status: 'UNSUBSCRIBED' },
      { email: 'in-time@example.dk', status: 'UNCONFIRMED' },
      { email: 'in@example.dk', status: 'SUBSCRIBED' },
      { email: 'stopped@example.dk', status: 'UNSUBSCRIBED' },
    ]);
    expect(await consentsToNews(sales.db, 'silent@example.dk')).toEqual([]);
  });

  test('has its records in their order; the last consent is the last confirmed one', async () => {
    for (const name of ['one', 'other']) await address(name);
    for (const event of ['asked', 'confirmed', 'left', 'asked'] as const) await consent('one', event);
    const second = await consent('one', 'confirmed');
    await consent('other', 'confirmed');
    await consent('one', 'left');
    const events = (await consentsToNews(sales.db, 'one@example.dk')).map(({ event }) => event);
    expect(events).toEqual(['asked', 'confirmed', 'left', 'asked', 'confirmed', 'left']);
    expect((await lastConsent(sales.db, 'one@example.dk'))?.id).toBe(second);
    expect(await lastConsent(sales.db, 'none@example.dk')).toBeNull();
  });

  test('is listed by status and store, sorted by address', async () => {
    await address('b');
    await address('a', { status: 'UNSUBSCRIBED' });
    await address('c', { store_id: ELSEWHERE });
    const listed = async (status: 'SUBSCRIBED' | null, store: string | null, last = '', most = 9) =>
      (await addressesAfter(sales.db, last, { status, store }, most)).map(({ row }) => row.email[0] ?? '').join('');
    const [here] = await sales.rows<{ code: string }>(`SELECT code FROM store WHERE id = ${HERE}`);
    expect(await listed(null, null)).toBe('abc');
    expect(await listed('SUBSCRIBED', null)).toBe('bc');
    expect(await listed('SUBSCRIBED', here?.code ?? '')).toBe('b');
    expect([await listed(null, null, 'a@example.dk'), await listed(null, null, '', 2)]).toEqual(['bc', 'ab']);
  });
});

describe('notifications to the sending service', () => {
  const KINDS = {
    due: {},
    'claim-ran-out': { claimed_until: minutes(-1) },
    rested: { next_try_at: NOW, failure: 'x' },
    claimed: { claimed_until: minutes(1) },
    resting: { next_try_at: minutes(1), failure: 'x' },
    'given-up': { given_up_at: minutes(-1), failure: 'x' },
  };
  const telling = (email: string, columns: object = {}) =>
    sales.insert('newsletter_telling', { email, status: 'SUBSCRIBED', queued_at: NOW, ...columns });

  test('are due unless claimed, awaiting a retry or given up; and are claimed by their address', async () => {
    for (const [email, columns] of Object.entries(KINDS)) await telling(email, columns);
    expect([...(await dueTellings(sales.db, NOW))].sort()).toEqual(['claim-ran-out', 'due', 'rested']);
    const claimed: string[] = [];
    for (const email of Object.keys(KINDS))
      if ((await claimTelling(sales.db, email, NOW, minutes(5)))?.email === email) claimed.push(email);
    expect(claimed).toEqual(['due', 'claim-ran-out', 'rested']);
    expect((await troubledTellings(sales.db, 2)).map(({ email }) => email)).toEqual(['given-up', 'rested']);
  });

  test('contain the last status only, with the number of tries reset', async () => {
    await telling('a', { tries: 7, given_up_at: NOW, failure: 'x' });
    await telling('b', { tries: 1 });
    await queueTelling(sales.db, { email: 'a', status: 'UNSUBSCRIBED', queuedAt: minutes(1) });
    const rows = await sales.rows(
      'SELECT email, status, tries, given_up_at, failure FROM newsletter_telling ORDER BY email',
    );
    expect(rows).toEqual([
      { email: 'a', status: 'UNSUBSCRIBED', tries: 0, given_up_at: null, failure: null },
      { email: 'b', status: 'SUBSCRIBED', tries: 1, given_up_at: null, failure: null },
    ]);
  });

  test('queued while another is being sent are retained', async () => {
    await telling('a');
    await telling('b');
    const claimed = await claimTelling(sales.db, 'a', NOW, minutes(5));
    if (!claimed) throw new Error('not claimed');
    await queueTelling(sales.db, { email: 'a', status: 'UNSUBSCRIBED', queuedAt: minutes(1) });
    await removeTelling(sales.db, claimed);
    await markTellingFailed(sales.db, claimed, { failure: 'x', nextTryAt: null, now: NOW });
    expect(await sales.rows('SELECT email, failure FROM newsletter_telling ORDER BY email')).toEqual([
      { email: 'a', failure: null },
      { email: 'b', failure: null },
    ]);
    const own = await claimTelling(sales.db, 'b', NOW, minutes(5));
    if (!own) throw new Error('not claimed');
    await markTellingFailed(sales.db, own, { failure: 'x', nextTryAt: minutes(1), now: NOW });
    expect(await sales.rows(`SELECT tries, claimed_until FROM newsletter_telling WHERE email = 'b'`)).toEqual([
      { tries: 1, claimed_until: null },
    ]);
    await removeTelling(sales.db, own);
    await removeTellings(sales.db);
    expect(await sales.rows('SELECT email FROM newsletter_telling')).toEqual([]);
  });
});
