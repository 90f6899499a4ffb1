// The section gift-cards.csv: cards that customers bring from an earlier shop. An existing card is not changed: it is never topped up twice.
import { cardKey } from '#domain/gift-card/gift-card';
import { LONGEST_CODE } from '#domain/promotion/promotion';
import { kroner, or, text } from '../../file/columns';
import { endMoment, moment } from '../../file/moment-columns';
import { ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { recordSection } from '../../section';
import { insertGiftCards, loadGiftCards } from './gift-cards.sql';

const columns = {
  code: text(LONGEST_CODE),
  /** What it holds now. */
  amount: kroner,
  /** What it was made for; left out: what it holds. */
  issued: or(kroner, null),
  note: or(text(200), ''),
  issued_at: moment,
  /** Left out: it never ends. */
  valid_to: or(endMoment, null),
};

export type GiftCardRecord = RowOf<typeof columns>;

export const giftCardsSource = ruled<GiftCardRecord>(tableOf({ file: 'gift-cards.csv', columns }), (card) => [
  ...(cardKey(card.code) === '' ? [['code', 'Her skal stå en kode.'] as const] : []),
  ...(card.issued !== null && card.issued < card.amount
    ? [['amount', 'Kortet kan ikke indeholde mere, end det lød på (issued).'] as const]
    : []),
  ...(card.valid_to !== null && card.valid_to <= card.issued_at
    ? [['valid_to', 'Kortet udløber, før det er udstedt.'] as const]
    : []),
]);

export const giftCards = recordSection<GiftCardRecord>({
  name: 'gift_cards',
  title: 'gavekort',
  source: giftCardsSource,
  keyOf: ({ code }) => cardKey(code),
  missing: 'untouched',
  async load(on) {
    const stored = await loadGiftCards(on);
    return stored.map((card) => ({
      ...card,
      issued_at: card.issued_at.toISOString(),
      valid_to: card.valid_to?.toISOString() ?? null,
    }));
  },
  beside: (_, stored) => stored,
  async write({ added }, { on }) {
    await insertGiftCards(
      on,
      added.map(({ record }) => ({
        ...record,
        issued: record.issued ?? record.amount,
        code_key: cardKey(record.code),
      })),
    );
  },
});
