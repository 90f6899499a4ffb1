// Cards that the provider stores: entered on its page with their owner's consent, listed, removed, and deleted there.
import { randomBytes } from 'node:crypto';
import type { Db } from '#backend/db/client';
import type { CardKeeping, GivenCard } from '#backend/ports/payment/kept-cards';
import { MOST_KEPT_CARDS } from '#domain/kept-card/kept-card';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import {
  cardPage,
  cardsOfCustomer,
  cardsToForget,
  insertCardPage,
  nameCardPage,
  noteForgotten,
  openCardPages,
  removeCard,
  writeGivenCard,
} from './cards.sql';

/** Where the provider's page leads back to, with the name of the card behind it. */
export const CARD_RETURN_PATH = '/payment/card/';

export interface Keeper {
  db: Db;
  /** Null where the provider stores none. */
  provider: { code: string; cards?: CardKeeping };
  now: Date;
}

export interface CardWanted {
  owner: { id: number; email: string };
  /** The words that they agreed to. */
  agreement: string;
  /** In the shop. */
  wayBack: string;
  /** Scheme and host at which they are. */
  origin: string | null;
  language: 'da' | 'en';
}

const LONGEST_AGREEMENT = 2000;

/** The address of the provider's page. */
export async function askForCard(wanted: CardWanted, { db, provider, now }: Keeper): Promise<Outcome<{ url: string }>> {
  const { owner, wayBack, origin, language } = wanted;
  const agreement = wanted.agreement.trim().slice(0, LONGEST_AGREEMENT);
  if (agreement === '') return refusal('CARD_AGREEMENT_MISSING', { field: 'agreement' });
  if (!provider.cards || origin === null) return refusal('CARD_PAGE_UNAVAILABLE');
  const kept = await cardsOfCustomer(db, owner.id);
  if (kept.length >= MOST_KEPT_CARDS) return refusal('CARDS_TOO_MANY', { params: { max: MOST_KEPT_CARDS } });
  const publicHash = randomBytes(24).toString('hex');
  const row = { customerId: owner.id, provider: provider.code, publicHash, agreement, agreedAt: now, wayBack };
  await insertCardPage(db, row);
  const returnUrl = new URL(`${CARD_RETURN_PATH}${publicHash}`, origin).href;
  const page = { publicHash, email: owner.email, language, returnUrl, cancelUrl: new URL(wayBack, origin).href };
  const opened = await provider.cards.open(page).catch(() => null);
  if (!opened) return refusal('CARD_PAGE_UNAVAILABLE');
  await nameCardPage(db, publicHash, opened.reference);
  return { ok: true, url: opened.redirectUrl };
}

/** The card entered on the page with that name, requested from the provider if not known yet, and where its owner continues. Null: no such page. */
export async function cardGiven(
  publicHash: string,
  { db, provider, now }: Keeper,
  said: GivenCard | null = null,
): Promise<{ wayBack: string; isKept: boolean } | null> {
  const page = await cardPage(db, publicHash);
  if (!page) return null;
  const { wayBack, pageReference: reference, keptAt } = page;
  if (keptAt !== null) return { wayBack, isKept: true };
  const given = said ?? (reference === null ? null : await provider.cards?.read?.({ publicHash, reference }));
  if (given) await writeGivenCard(db, publicHash, given, now);
  return { wayBack, isKept: Boolean(given) };
}

/** The provider forgets it at once where it answers, else with the next round. */
export async function takeCardOut(customerId: number, publicHash: string, keeper: Keeper): Promise<Outcome> {
  if (!(await removeCard(keeper.db, customerId, publicHash, keeper.now))) return refusal('CARD_NOT_FOUND');
  await forgetRemoved(keeper);
  return { ok: true };
}

/** What could not be done now is tried again with the next round. */
export async function forgetRemoved({ db, provider }: Keeper): Promise<{ failure: unknown }> {
  let failure: unknown = null;
  for (const { id, token } of await cardsToForget(db, provider.code)) {
    try {
      await provider.cards?.forget(token ?? '');
      await noteForgotten(db, id);
    } catch (trouble) {
      failure ??= trouble;
    }
  }
  return { failure };
}

const PAGE_OPEN_MS = 24 * 60 * 60_000;

/** Those who gave a card and closed the window instead of coming back. */
export async function askAfterCards(keeper: Keeper): Promise<{ failure: unknown }> {
  const { db, provider, now } = keeper;
  if (!provider.cards?.read) return { failure: null };
  let failure: unknown = null;
  for (const { publicHash } of await openCardPages(db, provider.code, new Date(now.getTime() - PAGE_OPEN_MS))) {
    await cardGiven(publicHash, keeper).catch((trouble: unknown) => {
      failure ??= trouble;
    });
  }
  return { failure };
}
