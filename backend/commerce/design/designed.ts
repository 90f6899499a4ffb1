// Lines of products that the shopper designs: from the submitted options to the stored design, and back to display text.

import type { LineRow } from '#backend/commerce/cart/lines/lines.sql';
import type { SelectedConfigurableOption } from '#backend/generated/commerce';
import type { Language } from '#backend/graphql/context';
import { uidOf } from '#backend/graphql/uid';
import {
  type Chosen,
  type ChosenWords,
  type DesignArticle,
  designKey,
  designOf,
  designProblems,
  designWords,
  type Surcharge,
  surchargesOf,
} from '#domain/design/design';
import type { LineChoice } from '#domain/order/line-choice';

type Drawn = Pick<LineRow, 'choice' | 'article'>;

export const chosenOf = ({ kind, config }: LineChoice): Chosen => (kind === 'design' ? config : {});

/** Like Magento's uids of options: base64 of what is chosen. */
export const designUid = (option: string, value: string) => Buffer.from(`design/${option}/${value}`).toString('base64');

/** What the uids choose; those of another kind choose nothing. */
export function chosenByUids(uids: readonly string[]): Chosen {
  return Object.fromEntries(
    uids.flatMap((uid) => {
      const [kind, option = '', value] = Buffer.from(uid, 'base64').toString('utf8').split('/');
      return kind === 'design' && value ? [[option, value]] : [];
    }),
  );
}

/** What was chosen of an article; null where it cannot be made. */
export function designByUids(article: DesignArticle, uids: readonly string[]): LineChoice | null {
  const chosen = chosenByUids(uids);
  return designProblems(article, chosen).length > 0 ? null : { kind: 'design', config: designOf(article, chosen) };
}

/** A design that can still be made (the maker may have taken a choice out since), or a gift card that is made out to someone. */
export const isDesigned = ({ choice, article }: Drawn): boolean =>
  article ? designProblems(article, chosenOf(choice)).length === 0 : choice.kind === 'gift_card';

export const designedOf = ({ choice, article }: Drawn, language: Language): ChosenWords[] =>
  article ? designWords(article, chosenOf(choice), language) : [];

export const extrasOf = ({ choice, article }: Drawn, language: Language): Surcharge[] =>
  article ? surchargesOf(article, chosenOf(choice), language) : [];

/** Names what was chosen on the drawing board; null for what was not. */
export const designName = ({ choice, article }: Drawn): string | null =>
  article ? designKey(article, chosenOf(choice)) || null : null;

export function designToWire(line: Drawn, language: Language): SelectedConfigurableOption[] {
  const options = line.article?.options ?? [];
  return designedOf(line, language).map(({ option, value, label, valueLabel }) => ({
    id: options.indexOf(option) + 1,
    configurable_product_option_uid: uidOf(options.indexOf(option) + 1),
    configurable_product_option_value_uid: designUid(option.code, value.code),
    value_id: option.values.indexOf(value) + 1,
    option_label: label,
    value_label: valueLabel,
  }));
}
