// Whether another product is worth proposing for a line of the cart: it comes cheaper for at least as many pieces, or it bears a
// certificate that the line does not. A proposal says the exact saving or the certificate's name, never a bare claim. Spec §1 "Cart
// upgrade suggestions".
import { type Contents, isHeldBy } from '#domain/catalogue/contents';
import { type Oere, oere } from '#domain/money/money';
import { type QuantityLimits, quantityFrom } from '#domain/quantity/quantity';

/** A line in the cart; `unit` is the unit price for this customer, duty included. */
export type HeldLine = {
  quantity: number;
  unit: Oere;
  certificates: readonly string[];
  /** What one of it holds; null where its facts do not say. */
  contents: Contents | null;
};

export type Alternative = {
  /** How many of the line's product one of it is. */
  pieces: number;
  contents: Contents | null;
  limits: QuantityLimits;
  certificates: readonly string[];
  /** What one of it costs this customer at that quantity, duty included. */
  unitAt(quantity: number): Oere;
};

export type Proposal = {
  quantity: number;
  unit: Oere;
  /** Per piece in the cart, rounded to the øre, and in total. Negative: it costs that much more. */
  savingEach: Oere;
  saving: Oere;
  /** Those that the line does not have. */
  certificates: string[];
};

/** So many of the alternative as hold no fewer pieces than the line, within what may be bought of it. */
export const upgradeQuantity = ({ quantity }: Pick<HeldLine, 'quantity'>, { pieces, limits }: Alternative): number => {
  const wanted = Math.ceil(quantity / pieces);
  return quantityFrom(wanted, limits, wanted);
};

/** Null where it is neither cheaper nor certified, where fewer can be bought than are wanted, and where it holds something else. */
export function proposalFor(line: HeldLine, alternative: Alternative): Proposal | null {
  if (!isHeldBy(line.contents, alternative.contents, alternative.pieces)) return null;
  const quantity = upgradeQuantity(line, alternative);
  const held = quantity * alternative.pieces;
  if (held < line.quantity) return null;
  const unit = alternative.unitAt(quantity);
  const saving = oere(line.unit * line.quantity - unit * quantity);
  const certificates = alternative.certificates.filter((one) => !line.certificates.includes(one));
  // Never suggest an alternative that lacks one of the line's certificates.
  if (line.certificates.some((one) => !alternative.certificates.includes(one))) return null;
  if (saving <= 0 && certificates.length === 0) return null;
  return { quantity, unit, savingEach: oere(Math.round(line.unit - unit / alternative.pieces)), saving, certificates };
}

/** The greatest saving first; what saves nothing after it, the cheapest certificate first. */
export const byWorth = (one: { proposal: Proposal }, other: { proposal: Proposal }): number =>
  other.proposal.saving - one.proposal.saving;
