// An address of the book: what every address has, what companies add, and whether it becomes a default (spec §3 "Customer address").
import { z } from 'zod';
import { addressSchema } from '~/forms/checkout-address/schema.server';
import { optionalTidy, type Parsed, parseForm } from '~/forms/reply/schema.server';
import type { BookAddressTyped } from '~/models/customer';

const more = z.object({
  company2: optionalTidy('company2', 'company'),
  requisitioner: optionalTidy('requisitioner', 'reference'),
  requisitionNumber: optionalTidy('requisitionNumber', 'reference'),
  defaultShipping: z.boolean().optional().default(false),
  defaultBilling: z.boolean().optional().default(false),
});

export function parseBookAddress(form: FormData, kind: 'private' | 'business'): Parsed<BookAddressTyped> {
  return parseForm(form, addressSchema({ kind }).and(more));
}
