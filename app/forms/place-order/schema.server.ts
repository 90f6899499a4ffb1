// Checkout, last step: references of a business customer, the accepted terms, and the total that the buyer saw.
import { z } from 'zod';
import { REFUSALS, type RefusalKey } from '#domain/refusal/refusals';
import { optionalText, optionalTidy, type Parsed, parseForm, requiredTidy } from '~/forms/reply/schema.server';

export interface PlaceOrderAbilities {
  business: boolean;
  /** Rights of the customer, spec §3: req_required and req_no_required. */
  requisitionerRequired: boolean;
  requisitionNumberRequired: boolean;
  /** Every agreement that has to be accepted (spec §5: terms must be accepted at order placement). */
  termIds: readonly string[];
}

function placeOrderSchema({ requisitionerRequired, requisitionNumberRequired, termIds }: PlaceOrderAbilities) {
  const reference = (field: 'requisitioner' | 'requisitionNumber', required: boolean, missing: RefusalKey) =>
    required ? requiredTidy(field, 'reference', missing) : optionalTidy(field, 'reference');
  return z.object({
    reference: optionalTidy('reference', 'reference'),
    requisitioner: reference('requisitioner', requisitionerRequired, REFUSALS.REQUISITIONER_MISSING),
    requisitionNumber: reference('requisitionNumber', requisitionNumberRequired, REFUSALS.REQUISITION_NUMBER_MISSING),
    ean: optionalTidy('ean', 'ean'),
    accountingCost: optionalTidy('accountingCost', 'reference'),
    comment: optionalText('comment'),
    ...acceptedFields(termIds),
  });
}

const acceptedFields = (termIds: readonly string[]) => ({
  terms: z
    .array(z.string())
    .refine((accepted) => termIds.every((id) => accepted.includes(id)), REFUSALS.TERMS_NOT_ACCEPTED),
  // Øre; compared with the total at placement, so that the buyer pays the price shown on the page.
  seenTotal: z
    .number({ required_error: REFUSALS.TOTAL_CHANGED, invalid_type_error: REFUSALS.TOTAL_CHANGED })
    .int(REFUSALS.TOTAL_CHANGED)
    .min(0, REFUSALS.TOTAL_CHANGED),
  // The price changes that the page showed, as the back end identified them, at most five hundred lines.
  seenChanges: z.string().max(20_000, REFUSALS.TOTAL_CHANGED).default(''),
});

/** Of an order by phone: everything else of it was said to staff. */
export const parseAcceptedOrder = (form: FormData, termIds: readonly string[]) =>
  parseForm(form, z.object(acceptedFields(termIds)));

export type PlaceOrder = z.output<ReturnType<typeof placeOrderSchema>>;

export function parsePlaceOrder(form: FormData, abilities: PlaceOrderAbilities): Parsed<PlaceOrder> {
  const parsed = parseForm(form, placeOrderSchema(abilities));
  if (!parsed.ok || abilities.business) return parsed;
  // References are for companies only: what a private form sends under these names is left behind.
  const none = { reference: '', requisitioner: '', requisitionNumber: '', ean: '', accountingCost: '' };
  return { ok: true, value: { ...parsed.value, ...none } };
}
