// VAT ids. Spec §5: the VAT id may be required. A Danish one is a number with the check digits of a CVR number; others are taken by shape.
import { cvrFault, cvrFrom } from '#domain/validate/cvr';
import { tidyLine, withoutSeparators, withoutWord } from '#domain/validate/written';

const SHAPE = /^[A-Z]{2}[A-Z0-9+*]{2,12}$/;

const vatIdText = (typed: string): string =>
  withoutSeparators(withoutWord(tidyLine(typed), 'moms|vat|cvr')).toUpperCase();
const isDanishVatId = (id: string): boolean => /^(DK)?\d+$/.test(id);

/** The id with its country in front and without spaces, or null when it cannot be one. */
export function vatIdFrom(typed: string): string | null {
  const id = vatIdText(typed);
  if (isDanishVatId(id)) {
    const cvr = cvrFrom(id);
    return cvr === null ? null : `DK${cvr}`;
  }
  return SHAPE.test(id) && /\d/.test(id) && !id.startsWith('DK') ? id : null;
}

export const vatIdFault = (typed: string) =>
  isDanishVatId(vatIdText(typed)) && cvrFault(vatIdText(typed)) === 'CVR_CHECK_DIGIT'
    ? 'VAT_ID_CHECK_DIGIT'
    : 'VAT_ID_INVALID';
