// What a buyer has to accept. Spec §5: the terms must be accepted at order placement.
import type { CheckoutAgreement } from '#backend/generated/commerce';
import type { Language } from '#backend/graphql/context';

const TERMS = {
  da: {
    name: 'Handelsbetingelser',
    checkbox_text: 'Jeg har læst og accepterer handelsbetingelserne',
    content: 'Handelsbetingelserne står på siden Handelsbetingelser.',
  },
  en: {
    name: 'Terms and conditions',
    checkbox_text: 'I have read and accept the terms and conditions',
    content: 'The terms stand on the page Terms and conditions.',
  },
} as const;

const TERMS_ID = 1;

export const agreementsIn = (language: Language): CheckoutAgreement[] => [
  { agreement_id: TERMS_ID, is_html: false, mode: 'MANUAL', ...TERMS[language] },
];

/** What a buyer has accepted whose client shows the terms where no order names them. */
export const ALL_TERMS: readonly number[] = [TERMS_ID];

export const acceptsAll = (ids: readonly number[]): boolean => ids.includes(TERMS_ID);
