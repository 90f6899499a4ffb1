// A price request: name, company, e-mail, phone, quantity and message (spec §2 "request price").
import { z } from 'zod';
import { MOST_REQUESTED } from '#domain/catalogue/price-request';
import { REFUSALS } from '#domain/refusal/refusals';
import { wholeFrom } from '#domain/validate/amount';
import { optionalText, optionalTidy, type Parsed, parseForm, requiredTidy } from '~/forms/reply/schema.server';

const quantity = z
  .string({ required_error: REFUSALS.REQUIRED })
  .trim()
  .min(1, REFUSALS.REQUIRED)
  .transform((typed, context) => {
    const number = wholeFrom(typed) ?? 0;
    if (number >= 1 && number <= MOST_REQUESTED) return number;
    context.addIssue({ code: z.ZodIssueCode.custom, message: REFUSALS.QUANTITY_NOT_A_NUMBER });
    return z.NEVER;
  });

const schemaFor = (business: boolean) =>
  z.object({
    formKey: optionalText('item'),
    name: requiredTidy('fullName', 'name'),
    company: business ? requiredTidy('company', 'company') : optionalTidy('company', 'company'),
    email: requiredTidy('email', 'email'),
    telephone: optionalTidy('telephone', 'phone'),
    quantity,
    message: optionalText('message'),
  });

export type TypedPriceRequest = z.output<ReturnType<typeof schemaFor>>;

/** In business stores the shop needs to know which company it makes an offer to. */
export function parsePriceRequest(form: FormData, { business }: { business: boolean }): Parsed<TypedPriceRequest> {
  return parseForm(form, schemaFor(business));
}
