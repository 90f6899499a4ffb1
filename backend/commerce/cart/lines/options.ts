// The chosen options of a variant, in words: on cart lines and, copied, on order lines.
import type { ProductOption } from '#backend/db/tables/product';
import type { Language } from '#backend/graphql/context';

export interface ChosenOption {
  option: ProductOption;
  value: ProductOption['values'][number];
  /** Place of the value among the option's values. */
  index: number;
  label: string;
  valueLabel: string;
}

export function chosenOptions(
  options: readonly ProductOption[] | null,
  chosen: Partial<Record<ProductOption['code'], string>> | null,
  language: Language,
): ChosenOption[] {
  return (options ?? []).flatMap((option) => {
    const index = option.values.findIndex((value) => value.code === chosen?.[option.code]);
    const value = option.values[index];
    if (!value) return [];
    const label = language === 'en' ? option.labelEn : option.label;
    return [{ option, value, index, label, valueLabel: language === 'en' ? value.labelEn : value.label }];
  });
}
