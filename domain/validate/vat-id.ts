// VAT ids. Spec §5: the VAT id may be required. A Danish one is a number with the check digits of a CVR number; others are taken by shape.
import { cvrFrom } from '#domain/validate/cvr';

const SHAPE = /^[A-Z]{2}[A-Z0-9+*]{2,12}$/;

/** The id with its country in front and without spaces, or null when it cannot be one. */
export function vatIdFrom(typed: string): string | null {
  const id = typed.replace(/[\s.-]/g, '').toUpperCase();
  if (/^(DK)?\d{8}$/.test(id)) {
    const cvr = cvrFrom(id);
    return cvr === null ? null : `DK${cvr}`;
  }
  return SHAPE.test(id) && !id.startsWith('DK') ? id : null;
}
