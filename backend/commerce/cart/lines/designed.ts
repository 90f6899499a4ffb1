// Lines of products that the shopper designs: from the options that were sent to the design that is kept, and back into words.
import type { SelectedConfigurableOption } from '#backend/generated/commerce';
import { uidOf } from '#backend/graphql/uid';
import type { Language } from '#backend/graphql/context';
import {
  type Chosen,
  chosenOf,
  type ChosenWords,
  type DesignArticle,
  designKey,
  designProblems,
  designWords,
  type Surcharge,
  surchargesOf,
} from '#domain/design';
import { wishOf } from '#domain/gift-card-sale';
import type { LineRow } from './lines.sql';

type Drawn = Pick<LineRow, 'design' | 'article'>;

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

/** The design that a line is known by; null where it cannot be made. */
export function designOf(article: DesignArticle, uids: readonly string[]): string | null {
  const chosen = chosenByUids(uids);
  return designProblems(article, chosen).length > 0 ? null : designKey(article, chosen);
}

/** A design that can still be made (the maker may have taken a choice out since), or a gift card that is made out to someone. */
export const isDesigned = ({ design, article }: Drawn): boolean =>
  article ? designProblems(article, chosenOf(design)).length === 0 : wishOf(design) !== null;

export const designedOf = ({ design, article }: Drawn, language: Language): ChosenWords[] =>
  article ? designWords(article, chosenOf(design), language) : [];

export const extrasOf = ({ design, article }: Drawn, language: Language): Surcharge[] =>
  article ? surchargesOf(article, chosenOf(design), language) : [];

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
