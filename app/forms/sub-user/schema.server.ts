// The form of a company's user: name, e-mail address of a new one, the seven rights, and who approves their orders. Spec §3, §5.
import { z } from 'zod';
import { RIGHTS, type Rights } from '#domain/company/sub-user';
import { oereFromKroner } from '#domain/money/money';
import { REFUSALS } from '#domain/refusal/refusals';
import { wholeFrom } from '#domain/validate/amount';
import { nameLength, optionalText, type Parsed, parseForm, requiredTidy } from '~/forms/reply/schema.server';
import type { SubUserTyped } from '~/models/company';

const ticks = z.object(Object.fromEntries(RIGHTS.map((right) => [right, z.boolean().optional().default(false)])));
const limit = optionalText('approvalLimit').refine(
  (typed) => typed === '' || wholeFrom(typed) !== null,
  REFUSALS.DIGITS_ONLY,
);
const rest = z
  .object({
    firstname: requiredTidy('firstname', 'name'),
    lastname: requiredTidy('lastname', 'name'),
    approver: z.string().max(12).optional().default(''),
    limit,
  })
  .and(nameLength)
  .and(ticks);
const email = z.object({ email: requiredTidy('email', 'email') });

/** Only the user themselves can change the address of an existing user. */
export function parseSubUser(form: FormData, isNew: boolean): Parsed<SubUserTyped> {
  const parsed = isNew ? parseForm(form, rest.and(email)) : parseForm(form, rest);
  if (!parsed.ok) return parsed;
  const { firstname, lastname, approver, limit: typed } = parsed.value;
  const whole = wholeFrom(typed);
  const limitOere = whole === null ? null : oereFromKroner(whole);
  return {
    ok: true,
    value: {
      firstname,
      lastname,
      email: 'email' in parsed.value ? String(parsed.value.email) : '',
      rights: rightsIn(parsed.value),
      approval: approver === '' ? null : { approverId: approver, limitOere },
    },
  };
}

const rightsIn = (value: Record<string, unknown>): Rights => ({
  allInvoices: value.allInvoices === true,
  allOrders: value.allOrders === true,
  listsOnly: value.listsOnly === true,
  bonusShop: value.bonusShop === true,
  manageCustomers: value.manageCustomers === true,
  requisitioner: value.requisitioner === true,
  requisitionNumber: value.requisitionNumber === true,
  administrator: value.administrator === true,
});
