// Goods as a present, in words: each place that shows a line shows its wrapping and its greeting beside the options of the goods.
import type { SelectedConfigurableOption } from '#backend/generated/commerce';
import type { Language } from '#backend/graphql/context';
import { uidOf } from '#backend/graphql/uid';
import { type LineChoice, presentOf } from '#domain/line-choice';
import type { WishWords } from './gift-card';

const SAID = {
  da: { wrapping: 'Indpakning', paper: 'Gavepapir og bånd', greeting: 'Hilsen' },
  en: { wrapping: 'Wrapping', paper: 'Gift paper and ribbon', greeting: 'Greeting' },
} as const;

/** Nothing for what is no present. */
export function wordsOfPresent(choice: LineChoice, language: Language): WishWords[] {
  const wish = presentOf(choice);
  if (!wish) return [];
  const said = SAID[language];
  return [
    ...(wish.wrapped ? [{ label: said.wrapping, value: said.paper }] : []),
    ...(wish.greeting === '' ? [] : [{ label: said.greeting, value: wish.greeting }]),
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
