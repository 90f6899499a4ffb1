// Plain HTTP of cards stored at the provider: the return URL of its page, and the page of the test provider itself.
import { cardPage } from '#backend/commerce/kept-card/cards.sql';
import { CARD_RETURN_PATH, cardGiven, type Keeper } from '#backend/commerce/kept-card/keep';
import type { Database } from '#backend/db/client';
import type { FileHandler } from '#backend/files';
import type { Log } from '#backend/graphql/masking';
import type { Clock } from '#backend/ports/clock';
import { isTestProvider, type PaymentProvider, type TestProvider } from '#backend/ports/payment/index';
import { givenTestCard, TEST_CARD_PATH, TEST_CARDS } from '#backend/ports/payment/test-cards';
import { noSuchPayment, testCardPage } from './payment-page';

export interface CardFilesParts {
  database: Database;
  clock: Clock;
  log: Log;
  provider: PaymentProvider | TestProvider;
}

export function cardFiles({ database, clock, log, provider }: CardFilesParts): FileHandler {
  const keeper = (): Keeper => ({ db: database.db, provider, now: clock.now() });

  /** If the provider is unavailable, the job retries: the card's owner continues, and sees the card a little later. */
  async function cameBack(publicHash: string): Promise<Response | null> {
    const page = await cardPage(database.db, publicHash);
    if (!page) return null;
    await cardGiven(publicHash, keeper()).catch((failure: unknown) =>
      log.error({ err: failure }, 'The provider could not be asked after a card; it is tried again'),
    );
    return onwards(page.wayBack);
  }

  async function testPage(request: Request, publicHash: string): Promise<Response | null> {
    const page = await cardPage(database.db, publicHash);
    if (!page) return null;
    const pressed = request.method === 'POST' ? new URLSearchParams(await request.text()).get('card') : null;
    const card = TEST_CARDS.find((known) => known === pressed);
    if (card) await cardGiven(publicHash, keeper(), givenTestCard(card, publicHash, clock.now()));
    if (pressed !== null || page.keptAt !== null) return onwards(page.wayBack);
    return testCardPage(wordsFor(request), page.wayBack);
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    const after = (path: string) => pathname.slice(path.length);
    if (pathname.startsWith(CARD_RETURN_PATH))
      return (await cameBack(after(CARD_RETURN_PATH))) ?? noSuchPayment(wordsFor(request));
    if (!isTestProvider(provider) || !pathname.startsWith(TEST_CARD_PATH)) return null;
    return (await testPage(request, after(TEST_CARD_PATH))) ?? noSuchPayment(wordsFor(request));
  };
}

const onwards = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

const wordsFor = (request: Request): 'da' | 'en' =>
  request.headers.get('accept-language')?.toLowerCase().startsWith('en') ? 'en' : 'da';
