// The orders in which a list of products can be shown.
import type { InputMaybe, ProductAttributeSortInput, SortFields } from '#backend/generated/commerce';

export interface Sort {
  by: 'position' | 'name' | 'price' | 'relevance' | 'newest';
  descending: boolean;
}

const FIELDS = ['name', 'price', 'position', 'relevance'] as const;

/** The first field that is set counts, like Magento's; none is relevance for words, the newest for news, position for a category. */
export function wantedSort(
  input: InputMaybe<ProductAttributeSortInput> | undefined,
  searching: boolean,
  news = false,
): Sort {
  for (const by of FIELDS) {
    const direction = input?.[by];
    if (direction) return { by, descending: direction === 'DESC' && by !== 'relevance' };
  }
  if (news) return { by: 'newest', descending: true };
  return { by: searching ? 'relevance' : 'position', descending: false };
}

const LABELS = {
  da: { position: 'Anbefalet', relevance: 'Relevans', name: 'Navn', price: 'Pris' },
  en: { position: 'Recommended', relevance: 'Relevance', name: 'Name', price: 'Price' },
};

export function sortFields(searching: boolean, language: 'da' | 'en'): SortFields {
  const first = searching ? ('relevance' as const) : ('position' as const);
  const options = [first, 'name' as const, 'price' as const];
  return { default: first, options: options.map((value) => ({ value, label: LABELS[language][value] })) };
}
