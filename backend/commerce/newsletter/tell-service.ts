// Sends newsletter statuses to the sending service: each address separately, retried later on failure.
import type { Pool } from 'pg';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { Shop } from '#backend/content/shop/list-shop-entries';
import type { Db } from '#backend/db/client';
import { inTransaction } from '#backend/db/transaction';
import type { Log } from '#backend/graphql/masking';
import type { Clock } from '#backend/ports/clock';
import type { NewsletterService, ToldAddress } from '#backend/ports/newsletter/index';
import { newsletterLeavePath } from '#domain/page/addresses';
import { pauseAfter } from '#domain/resilience/mail-tries';
import { type OwnOrigins, originOfStore } from '#domain/store/own-host';
import { lastConsent, lockNewsletter, newsletterOf } from './newsletter.sql';
import { stopNewsletter } from './subscribe';
import {
  claimTelling,
  dueTellings,
  markTellingFailed,
  removeTelling,
  removeTellings,
  type TellingRow,
} from './telling.sql';

export interface NewsletterTellingParts {
  db: Db;
  pool: Pool;
  clock: Clock;
  log: Log;
  /** Null: the shop's own table says it all. */
  service: NewsletterService | null;
  stores(): Promise<readonly StoreRow[]>;
  shops(): Promise<readonly Shop[]>;
  origins: OwnOrigins;
}

export interface NewsletterTeller {
  /** One round at a time. */
  tellAll(): Promise<void>;
  stop(): Promise<void>;
}

/** Longer than a try may take. */
const CLAIM_MS = 60_000;
const LONGEST_FAILURE = 300;

export function openNewsletterTeller(parts: NewsletterTellingParts): NewsletterTeller {
  const stopping = new AbortController();
  let round: Promise<void> | null = null;

  async function tellDueAddresses(): Promise<void> {
    const { db, clock, service } = parts;
    if (!service) return removeTellings(db);
    for (const email of await dueTellings(db, clock.now())) {
      if (stopping.signal.aborted) return;
      const now = clock.now();
      const row = await claimTelling(db, email, now, new Date(now.getTime() + CLAIM_MS));
      if (row) await tellAddress(row, { ...parts, service }, stopping.signal);
    }
  }

  return {
    tellAll() {
      round ??= tellDueAddresses().finally(() => {
        round = null;
      });
      return round;
    },
    async stop() {
      stopping.abort();
      await round?.catch(() => undefined);
    },
  };
}

async function tellAddress(
  row: TellingRow,
  parts: NewsletterTellingParts & { service: NewsletterService },
  signal: AbortSignal,
): Promise<void> {
  const { db, pool, clock, log, service } = parts;
  const outcome = await service.tell(await toldAddress(row, parts), signal);
  if (outcome.ok) return removeTelling(db, row);
  const now = clock.now();
  // The service's rejection of a new address is final: the shop does not write to it either.
  if (outcome.isForGood && row.status === 'SUBSCRIBED')
    await inTransaction(pool, async (tx) => {
      const address = await lockNewsletter(tx.db, row.email);
      if (address?.status === 'SUBSCRIBED') await stopNewsletter(tx, address, { location: 'service', now });
    });
  const pause = outcome.isForGood ? null : pauseAfter(row.tries + 1);
  const nextTryAt = pause === null ? null : new Date(now.getTime() + pause);
  if (outcome.isForGood) await removeTelling(db, row);
  else await markTellingFailed(db, row, { failure: outcome.why.slice(0, LONGEST_FAILURE), nextTryAt, now });
  log.error(
    { told: row.status, nextTryAt, why: outcome.why },
    nextTryAt
      ? 'The newsletter service was not told of an address; it is tried again'
      : 'The newsletter service is not told of an address any more (shop newsletter list)',
  );
}

async function toldAddress({ email, status }: TellingRow, parts: NewsletterTellingParts): Promise<ToldAddress> {
  const { db, origins } = parts;
  const [row, consent, stores, shops] = await Promise.all([
    newsletterOf(db, email),
    lastConsent(db, email),
    parts.stores(),
    parts.shops(),
  ]);
  const store = stores.find(({ id }) => id === row?.storeId);
  const origin = store ? originOfStore(store, origins, shops) : origins.main;
  return {
    email,
    status,
    language: row?.language ?? 'da',
    store: store?.code ?? '',
    consent: status === 'SUBSCRIBED' && consent ? { at: consent.at, location: consent.location } : null,
    leaveAt: row ? `${origin}${newsletterLeavePath(row.leaveToken)}` : null,
  };
}
