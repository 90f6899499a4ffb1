// Cards stored at the embedded provider: a few to choose from on a page in the shop's own files, each behaving as its name says.
import { lastDayOfCard } from '#domain/kept-card/kept-card';
import { refusal } from '#domain/refusal/refusals';
import type { CardKeeping, GivenCard } from './kept-cards';

export const TEST_CARD_PATH = '/payment/test-card/';

/** The buttons of its page. */
export const TEST_CARDS = ['good', 'declined', 'expired'] as const;
export type TestCard = (typeof TEST_CARDS)[number];

const STANDS_ON: Record<TestCard, Pick<GivenCard, 'brand' | 'lastFour'>> = {
  good: { brand: 'visa', lastFour: '4242' },
  declined: { brand: 'mastercard', lastFour: '0002' },
  expired: { brand: 'visa', lastFour: '0069' },
};

/** Good for three years; the one that expires does so with this month. */
export const givenTestCard = (card: TestCard, publicHash: string, now: Date): GivenCard => ({
  ...STANDS_ON[card],
  token: `test-${card}-${publicHash}`,
  expiresOn: lastDayOfCard(now.getUTCFullYear() + (card === 'expired' ? 0 : 3), now.getUTCMonth() + 1),
});

export const testCards: CardKeeping = {
  open: async ({ publicHash }) => ({
    redirectUrl: `${TEST_CARD_PATH}${publicHash}`,
    reference: `test-${publicHash}`,
  }),
  authorise: async ({ token, sessionToken }) =>
    token.startsWith('test-declined-') ? refusal('CARD_DECLINED') : { ok: true, reference: `test-${sessionToken}` },
  forget: async () => undefined,
};
