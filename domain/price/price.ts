// What one unit costs and why: the same answer for tile, cart, order, invoice and punchout message. Spec §4 "Price shown", §3 "Price".

import { isInForce } from '#domain/calendar/period';
import { NOTHING, type Oere, oere, sumOere } from '#domain/money/money';
import { inBasis, type PriceBasis, VAT_BP, vatOnSum } from '#domain/money/vat';

export type SpecialPrice = { gross: Oere; from: Date | null; to: Date | null; ruleName: string };
export type TierPrice = { quantity: number; gross: Oere };
export type UnitDuty = { code: string; label: string; ratePerUnitGrossOere: Oere };

/** All amounts gross øre per unit, as the catalogue stores them (architecture §5). */
export type PriceInput = {
  regularGross: Oere;
  specials: readonly SpecialPrice[];
  tiers: readonly TierPrice[];
  contractGross?: Oere | null;
  duty?: UnitDuty | null;
  quantity: number;
  basis: PriceBasis;
  vatBp?: number;
  now: Date;
};

/**
 * One step from the list price to the price shown. The steps add up to `final + duty` (`sumOfReasons`); only 'vat-included' is
 * no step but says how much of that sum is VAT.
 */
export type PriceReason =
  | { code: 'list' | 'contract'; oere: Oere }
  | { code: 'special'; oere: Oere; ruleName: string; until: Date | null }
  | { code: 'tier'; oere: Oere; quantity: number }
  | { code: 'option'; oere: Oere; label: string }
  | { code: 'vat-removed'; oere: Oere; bp: number }
  | { code: 'duty'; oere: Oere; dutyCode: string; label: string }
  | { code: 'points'; oere: Oere; points: number }
  | { code: 'vat-included'; oere: Oere; bp: number };

/** `final` and `amountOff` are what the buyer gets from this quantity on; `active` marks the tier that counts now. */
export type PricedTier = { quantity: number; final: Oere; amountOff: Oere; percentOff: number; active: boolean };

/** Every amount per unit and in the basis of the store. `final` leaves the duty out, `finalWithDuty` is what one unit costs. */
export type Priced = {
  basis: PriceBasis;
  regular: Oere;
  final: Oere;
  duty: Oere;
  finalWithDuty: Oere;
  reasons: PriceReason[];
  tiers: PricedTier[];
  percentOff: number;
  amountOff: Oere;
  isSpecial: boolean;
};

type Choice = {
  agreed: Oere | null;
  special: SpecialPrice | null;
  ladder: TierPrice[];
  tier: TierPrice | undefined;
  gross: Oere;
};

export function priceOf(input: PriceInput): Priced {
  const shown = (gross: Oere) => inBasis(gross, input.basis, input.vatBp);
  const choice = choose(input);
  const regular = shown(input.regularGross);
  const final = shown(choice.gross);
  const duty = input.duty ? shown(input.duty.ratePerUnitGrossOere) : NOTHING;
  const tiers = choice.ladder.map((tier) => ({
    quantity: tier.quantity,
    final: shown(tier.gross),
    amountOff: oere(regular - shown(tier.gross)),
    percentOff: percentOff(input.regularGross, tier.gross),
    active: tier === choice.tier,
  }));
  return {
    basis: input.basis,
    regular,
    final,
    duty,
    finalWithDuty: sumOere([final, duty]),
    reasons: priceReasons(input, choice, final, duty),
    tiers,
    percentOff: percentOff(input.regularGross, choice.gross),
    amountOff: oere(Math.max(0, regular - final)),
    // Spec §4: a special price shows when the regular price exceeds the final price.
    isSpecial: regular > final,
  };
}

/**
 * The rule. List, special prices in force and the tier that the quantity reaches compete, and the lowest wins: a campaign never
 * makes a large order more expensive, nor a tier a campaign. A contract price does not compete. It is an agreement and beats them all,
 * higher or lower, at every quantity; a shop that wants campaigns for contract customers writes them into the contract.
 */
function choose(input: PriceInput): Choice {
  const agreed = input.contractGross ?? null;
  if (agreed !== null) return { agreed, special: null, ladder: [], tier: undefined, gross: agreed };
  const special = lowestSpecial(input);
  const ladder = worthwhileTiers(input.tiers, special?.gross ?? input.regularGross);
  // Spec §4: a tier price applies when the quantity reaches the tier quantity.
  const tier = ladder.filter((rung) => rung.quantity <= input.quantity).at(-1);
  return { agreed, special, ladder, tier, gross: tier?.gross ?? special?.gross ?? input.regularGross };
}

function lowestSpecial(input: PriceInput): SpecialPrice | null {
  const inForce = input.specials.filter(
    (special) => special.gross < input.regularGross && isInForce(special, input.now),
  );
  return inForce.reduce<SpecialPrice | null>((best, one) => (best && best.gross <= one.gross ? best : one), null);
}

// A tier that does not beat the price of buying fewer is not shown: a larger quantity must never have a higher unit price.
function worthwhileTiers(tiers: readonly TierPrice[], before: Oere): TierPrice[] {
  const kept: TierPrice[] = [];
  for (const tier of [...tiers].sort((a, b) => a.quantity - b.quantity || a.gross - b.gross)) {
    if (tier.quantity >= 1 && tier.gross < (kept.at(-1)?.gross ?? before)) kept.push(tier);
  }
  return kept;
}

function priceReasons(input: PriceInput, choice: Choice, final: Oere, dutyAmount: Oere): PriceReason[] {
  const { regularGross, basis, duty, vatBp: bp = VAT_BP } = input;
  const { agreed, special, tier } = choice;
  const before = special?.gross ?? regularGross;
  const shown = sumOere([final, dutyAmount]);
  const steps: PriceReason[] = [{ code: 'list', oere: regularGross }];
  if (agreed !== null) steps.push({ code: 'contract', oere: oere(agreed - regularGross) });
  if (special) {
    steps.push({ code: 'special', oere: oere(before - regularGross), ruleName: special.ruleName, until: special.to });
  }
  if (tier) steps.push({ code: 'tier', oere: oere(tier.gross - before), quantity: tier.quantity });
  if (basis === 'net') steps.push({ code: 'vat-removed', oere: oere(final - choice.gross), bp });
  if (duty) steps.push({ code: 'duty', oere: dutyAmount, dutyCode: duty.code, label: duty.label });
  if (basis === 'gross') steps.push({ code: 'vat-included', oere: vatOnSum(shown, 'gross', bp), bp });
  return steps;
}

// Calculated on gross, so that consumer and business stores advertise the same percentage.
function percentOff(regularGross: Oere, finalGross: Oere): number {
  if (finalGross >= regularGross) return 0;
  return Math.round(((regularGross - finalGross) * 100) / regularGross);
}

/** What the reasons add up to: the unit's price with its duty. */
export function sumOfReasons(reasons: readonly { code: string; oere: number }[]): Oere {
  return sumOere(reasons.filter((reason) => reason.code !== 'vat-included').map((reason) => reason.oere));
}
