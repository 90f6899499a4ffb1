// What a buyer has to accept. Spec §5: the terms must be accepted at order placement. Each store may name its own page and words.
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { StoreTerms } from '#backend/db/tables/store';
import type { CheckoutAgreement } from '#backend/generated/commerce';
import type { Language } from '#backend/graphql/context';

export const USUAL_TERMS: StoreTerms = {
  name: { da: 'Handelsbetingelser', en: 'Terms and conditions' },
  accept: {
    da: 'Jeg har læst og accepterer handelsbetingelserne',
    en: 'I have read and accept the terms and conditions',
  },
  page: 'info/handelsbetingelser',
};

const STAND_ON = {
  da: (name: string) => `Teksten står på siden ${name}.`,
  en: (name: string) => `The text stands on the page ${name}.`,
};

const TERMS_ID = 1;

export function agreementsIn({ settings }: StoreRow, language: Language): CheckoutAgreement[] {
  const { name, accept, page } = settings.terms ?? USUAL_TERMS;
  const named = name[language];
  return [
    {
      ...{ agreement_id: TERMS_ID, is_html: false, mode: 'MANUAL' as const, name: named },
      ...{ checkbox_text: accept[language], content: STAND_ON[language](named), page_path: `/${page}` },
    },
  ];
}

/** What a buyer has accepted whose client shows the terms where no order names them. */
export const ALL_TERMS: readonly number[] = [TERMS_ID];

export const acceptsAll = (ids: readonly number[]): boolean => ids.includes(TERMS_ID);
