// Presents as display text: every view of a line lists its wrapping and greeting with the product options.
import type { CartPresent, PresentInput, SelectedConfigurableOption } from '#backend/generated/commerce';
import type { Language } from '#backend/graphql/context';
import { uidOf } from '#backend/graphql/uid';
import { longDate, mailLocale } from '#backend/mail/templates/days-and-amounts';
import { type LineChoice, mayBePresent, presentOf } from '#domain/order/line-choice';
import { NO_WISH, type PresentWish, presentFrom } from '#domain/order/present';
import type { WishWords } from './gift-card';

const SAID = {
  da: { wrapping: 'Indpakning', paper: 'Gavepapir og bånd', greeting: 'Hilsen', day: 'Leveres' },
  en: { wrapping: 'Wrapping', paper: 'Gift paper and ribbon', greeting: 'Greeting', day: 'Delivered' },
} as const;

/** As the client sent it; the rules validate it when it is put into the cart. Null when nothing is requested. */
export const presentOnLine = ({ greeting, wrapped, deliver_on }: PresentInput): PresentWish | null =>
  presentFrom({ greeting: greeting ?? '', wrapped: wrapped === true, deliverOn: deliver_on?.trim() || null });

/** Null for what can be no present: designs, gift cards, goods for points. */
export function presentToWire(choice: LineChoice): CartPresent | null {
  if (!mayBePresent(choice)) return null;
  const { greeting, wrapped, deliverOn } = presentOf(choice) ?? NO_WISH;
  return { greeting, wrapped, deliver_on: deliverOn };
}

/** Nothing for what is no present. */
export function wordsOfPresent(choice: LineChoice, language: Language): WishWords[] {
  const wish = presentOf(choice);
  if (!wish) return [];
  const said = SAID[language];
  return [
    ...(wish.wrapped ? [{ label: said.wrapping, value: said.paper }] : []),
    ...(wish.greeting === '' ? [] : [{ label: said.greeting, value: wish.greeting }]),
    ...(wish.deliverOn ? [{ label: said.day, value: longDate(wish.deliverOn, mailLocale(language)) }] : []),
  ];
}

/** Beyond the numbers of a product's own options. */
const FIRST_ID = 1_000;

export const optionsOfPresent = (choice: LineChoice, language: Language): SelectedConfigurableOption[] =>
  wordsOfPresent(choice, language).map(({ label, value }, at) => ({
    id: FIRST_ID + at,
    configurable_product_option_uid: uidOf(FIRST_ID + at),
    configurable_product_option_value_uid: uidOf(FIRST_ID + at),
    value_id: 1,
    option_label: label,
    value_label: value,
  }));
