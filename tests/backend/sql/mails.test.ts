// SQL of outgoing mail: finds due mails that are not claimed, and updates one mail.
import { describe, expect, test } from 'vitest';
import {
  claimMail,
  deleteOldMails,
  mailById,
  markFailed,
  markSent,
  renewMail,
  troubledMails,
  unsentMails,
} from '#backend/mail/mail.sql';
import { minutes, NOW, openSales } from './sales';

const sales = openSales();

const mail = (name: string, columns = {}) =>
  sales.insert('mail', {
    dedupe_key: name,
    recipient: 'a@example.dk',
    template: 'x',
    language: 'da',
    payload: { told: 1, kept: 2 },
    queued_at: NOW,
    ...columns,
  });
const names = async (ids: readonly number[]) =>
  (await sales.rows<{ dedupe_key: string }>('SELECT dedupe_key FROM mail WHERE id = ANY ($1) ORDER BY id', [ids])).map(
    (row) => row.dedupe_key,
  );
const named = async (text: string) => (await sales.rows<{ name: string }>(text)).map(({ name }) => name);

describe('mail', () => {
  const KINDS = {
    due: {},
    'claim ran out': { claimed_until: minutes(-1) },
    rested: { next_try_at: NOW },
    claimed: { claimed_until: minutes(1) },
    resting: { next_try_at: minutes(1) },
    sent: { sent_at: minutes(-1) },
    'given up': { given_up_at: minutes(-1) },
  };
  const DUE = ['due', 'claim ran out', 'rested'];

  test('is due until sent or given up, unless claimed or awaiting a retry; and is claimed by its id', async () => {
    const ids: number[] = [];
    for (const [name, columns] of Object.entries(KINDS)) ids.push(await mail(name, columns));
    expect(await names(await unsentMails(sales.db, NOW))).toEqual(DUE);
    const claimed: number[] = [];
    for (const id of ids) if ((await claimMail(sales.db, id, NOW, minutes(5)))?.id === id) claimed.push(id);
    expect(await names(claimed)).toEqual(DUE);
    for (const id of ids) expect((await mailById(sales.db, id))?.id).toBe(id);
  });

  test('is claimed and marked as sent without affecting others', async () => {
    const [one, two, three] = [await mail('one'), await mail('two'), await mail('three')];
    await claimMail(sales.db, two, NOW, minutes(5));
    await markSent(sales.db, three, NOW, null);
    expect(await sales.rows('SELECT id, claimed_until, sent_at, payload FROM mail ORDER BY id')).toEqual([
      { id: one, claimed_until: null, sent_at: null, payload: { told: 1, kept: 2 } },
      { id: two, claimed_until: minutes(5), sent_at: null, payload: { told: 1, kept: 2 } },
      { id: three, claimed_until: null, sent_at: NOW, payload: { kept: 2 } },
    ]);
  });

  test('is marked as failed only by the sender that claimed it', async () => {
    const until = minutes(5);
    const [own, free] = [await mail('own', { claimed_until: until }), await mail('free')];
    const taken = await mail('taken', { claimed_until: minutes(6) });
    const held = await mail('held', { claimed_until: until });
    const sent = await mail('sent', { claimed_until: until, sent_at: NOW });
    const fail = (id: number, claimedUntil: Date | null) =>
      markFailed(sales.db, { id, claimedUntil }, { failure: 'no', nextTryAt: minutes(9), now: NOW });
    expect(await fail(own, until)).toBe(true);
    expect(await fail(free, null)).toBe(true);
    for (const [id, claim] of [[taken, until] as const, [held, null] as const, [sent, until] as const])
      expect(await fail(id, claim)).toBe(false);
    expect(await named(`SELECT dedupe_key AS name FROM mail WHERE failure = 'no' ORDER BY id`)).toEqual([
      'own',
      'free',
    ]);
  });

  const FAILED = { failure: 'no', tries: 3 };
  test('that failed and is unsent is listed to staff, and retried by its id', async () => {
    const failed = await mail('failed', FAILED);
    const newer = await mail('newer', { ...FAILED, given_up_at: NOW });
    const sent = await mail('sent', { ...FAILED, sent_at: NOW });
    const fresh = await mail('fresh', { tries: 3 });
    expect((await troubledMails(sales.db, 9)).map(({ id }) => id)).toEqual([newer, failed]);
    expect(await renewMail(sales.db, newer)).toBe(true);
    for (const id of [sent, fresh]) expect(await renewMail(sales.db, id)).toBe(false);
    expect(await named('SELECT dedupe_key AS name FROM mail WHERE tries = 0')).toEqual(['newer']);
  });

  test('is deleted when it is old and either sent or given up', async () => {
    const old = { queued_at: minutes(-9) };
    await mail('waits', old);
    await mail('sent', { ...old, sent_at: NOW });
    await mail('given up', { ...old, given_up_at: NOW });
    await mail('young', { sent_at: NOW });
    await deleteOldMails(sales.db, minutes(-1));
    expect(await named('SELECT dedupe_key AS name FROM mail ORDER BY id')).toEqual(['waits', 'young']);
  });
});
