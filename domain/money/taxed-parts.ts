// VAT of a document: rounded once per rate and shared out to its parts by largest remainder (architecture §5; spec §9).
import { NOTHING, type Oere, oere, sumOere } from '#domain/money/money';
import { prorate } from '#domain/money/prorate';
import { type PriceBasis, vatOnSum } from '#domain/money/vat';
import { inOrder } from '#domain/text/text-order';

export type Part = { key: string; amount: Oere; vatBp: number };
export type Split = { amount: Oere; excl: Oere; incl: Oere; vat: Oere };
/** `base` is what the rate was calculated on, VAT left out. */
export type TaxTotals = { bp: number; base: Oere; amount: Oere };
export type Taxed = { taxes: TaxTotals[]; of(key: string): Split; excl: Oere; incl: Oere };

const NO_PART: Split = { amount: NOTHING, excl: NOTHING, incl: NOTHING, vat: NOTHING };

export function taxed(given: readonly Part[], basis: PriceBasis): Taxed {
  // Two parts of one key would hide an amount from every total.
  if (new Set(given.map((part) => part.key)).size < given.length)
    throw new RangeError('Each line needs an id of its own');
  // By value, then key: who gets the odd øre must not depend on the order in which lines were added (demand D11).
  const parts = [...given].sort((a, b) => b.amount - a.amount || inOrder(a.key, b.key));
  const rates = [...new Set(parts.map((part) => part.vatBp))].sort((a, b) => a - b);
  const splits = new Map<string, Split>();
  const taxes = rates.map((bp) => {
    const alike = parts.filter((part) => part.vatBp === bp);
    const amounts = alike.map((part) => part.amount);
    const amount = vatOnSum(sumOere(amounts), basis, bp);
    const shares = prorate(amount, amounts);
    const base = alike.map((part, index) => {
      const split = splitOf(part.amount, shares[index] ?? NOTHING, basis);
      splits.set(part.key, split);
      return split.excl;
    });
    return { bp, base: sumOere(base), amount };
  });
  const all = [...splits.values()];
  return {
    taxes,
    of: (key) => splits.get(key) ?? NO_PART,
    excl: sumOere(all.map((split) => split.excl)),
    incl: sumOere(all.map((split) => split.incl)),
  };
}

function splitOf(amount: Oere, vat: Oere, basis: PriceBasis): Split {
  if (basis === 'net') return { amount, excl: amount, incl: oere(amount + vat), vat };
  return { amount, excl: oere(amount - vat), incl: amount, vat };
}
