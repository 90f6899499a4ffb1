// Reads a form with its schema: either its value, or i18n keys per field and what was typed, so that nothing is lost.
import { parseWithZod } from '@conform-to/zod';
import { z } from 'zod';
import { checkPassword } from '#domain/customer/account';
import { fieldError, fieldErrorOf } from '#domain/form/field-error';
import { REFUSALS, type RefusalKey } from '#domain/refusal/refusals';
import { fitsNameLength, NAME_LENGTH } from '#domain/validate/person-name';
import { RULES, type RuleName } from '#domain/validate/rules';
import { LIMITS, type LimitedField, tooLongError } from './fields';

export type Parsed<Value> =
  | { ok: true; value: Value }
  | { ok: false; errors: Record<string, string>; values: Record<string, string> };

/** Never sent back to the page: passwords, no matter what their field is called. */
const SECRET = /password/i;

export function parseForm<Schema extends z.ZodTypeAny>(
  form: FormData | URLSearchParams,
  schema: Schema,
): Parsed<z.output<Schema>> {
  const submission = parseWithZod(flat(form), { schema });
  if (submission.status === 'success') return { ok: true, value: submission.value };
  return { ok: false, errors: firstErrors(submission.error ?? {}), values: typedValues(form) };
}

/** Namespace and key, and the bound that may come with it. The schema library's own words are English sentences, which no shopper sees. */
const TEXT_KEY = /^[a-z]+:[\w.]+(#\S+)?$/i;

/** One value for each repetition would be copied as often as it is repeated. */
const MOST_REPEATS = 500;

/**
 * Only fields that a form of the shop can have, for query strings come here too. The library reads `a[99999999]` as a list of that
 * length, and fields of two reserved names as commands.
 */
function flat(form: FormData | URLSearchParams): FormData {
  const plain = new FormData();
  const times = new Map<string, number>();
  form.forEach((value, name) => {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    if (time > MOST_REPEATS || /[.[\]]|^__(intent|state)__$/.test(name)) return;
    if (typeof value === 'string') plain.append(name, value);
    else plain.append(name, value, value.name);
  });
  return plain;
}

function firstErrors(found: Record<string, string[] | null>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [path, texts] of Object.entries(found)) {
    // A list's third entry ('terms[2]') is shown where its list is shown.
    const field = path.replace(/\[.*$/, '');
    const text = texts?.[0];
    if (text && errors[field] === undefined) errors[field] = TEXT_KEY.test(text) ? text : REFUSALS.FIELD_UNREADABLE;
  }
  return errors;
}

export function typedValues(form: FormData | URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {};
  form.forEach((value, name) => {
    if (typeof value === 'string' && !SECRET.test(name)) values[name] = value;
  });
  return values;
}

const messageForMissing = (key: string) => ({ required_error: key, invalid_type_error: key });

/** Spaces alone are nothing: 'Dette er et obligatorisk felt.' (spec §5). */
export function requiredText(field: LimitedField, missing: RefusalKey = REFUSALS.REQUIRED) {
  return z.string(messageForMissing(missing)).trim().min(1, missing).max(LIMITS[field], tooLongError(field));
}

export function optionalText(field: LimitedField) {
  return z
    .string(messageForMissing(tooLongError(field)))
    .trim()
    .max(LIMITS[field], tooLongError(field))
    .optional()
    .transform((text) => text ?? '');
}

/** A password as it was typed: its spaces count. */
export function secret(field: LimitedField) {
  return z
    .string(messageForMissing(REFUSALS.REQUIRED))
    .min(1, REFUSALS.REQUIRED)
    .max(LIMITS[field], tooLongError(field));
}

/** A new password, held against the rules of spec §5. */
export function newSecret(field: LimitedField) {
  return secret(field).superRefine((typed, context) => {
    const strong = checkPassword(typed);
    if (!strong.ok) context.addIssue({ code: z.ZodIssueCode.custom, message: fieldErrorOf(strong) });
  });
}

/** A box that has to be ticked. */
export function ticked(missing: RefusalKey) {
  return z.boolean(messageForMissing(missing)).refine(Boolean, missing);
}

/** Runs alongside the fields and not after them, so that its error is reported together with theirs. Adds nothing to the value. */
type Beside = z.ZodType<unknown, z.ZodTypeDef, unknown>;

/** A cross-field check contributes no value: zod merges both results, and fails where a check returns the text as typed and the field a normalised one. */
const nothing = () => ({});

/** Spec §5 "confirmed". */
export function confirmed(field: LimitedField, again: LimitedField): Beside {
  const text = z.string().optional();
  return z
    .object({ [field]: text, [again]: text })
    .superRefine((typed, context) => {
      if (!typed[again] || typed[again] === typed[field]) return;
      context.addIssue({ code: z.ZodIssueCode.custom, path: [again], message: REFUSALS.PASSWORDS_DIFFER });
    })
    .transform(nothing);
}

const name = z.string().optional();

/** Spec §5 name_length: first and last name together. */
export const nameLength: Beside = z
  .object({ firstname: name, lastname: name })
  .superRefine((typed, context) => {
    if (fitsNameLength(typed.firstname ?? '', typed.lastname ?? '')) return;
    const message = fieldError(REFUSALS.NAME_TOO_LONG, { max: NAME_LENGTH });
    context.addIssue({ code: z.ZodIssueCode.custom, path: ['lastname'], message });
  })
  .transform(nothing);

/** What the rule of its kind makes of it: the tidy spelling, or what is wrong with it at the field. */
export function requiredTidy(field: LimitedField, rule: RuleName, missing: RefusalKey = REFUSALS.REQUIRED) {
  return requiredText(field, missing).transform((typed, context) => tidiedField(typed, rule, context));
}

/** May be left empty; what is typed has to be right. */
export function optionalTidy(field: LimitedField, rule: RuleName) {
  return optionalText(field).transform((typed, context) => (typed === '' ? '' : tidiedField(typed, rule, context)));
}

function tidiedField(typed: string, rule: RuleName, context: z.RefinementCtx): string {
  const text = RULES[rule].from(typed);
  if (text !== null) return text;
  context.addIssue({ code: z.ZodIssueCode.custom, message: REFUSALS[RULES[rule].fault(typed)] });
  return z.NEVER;
}

/** One of the values that this visitor was offered; anything else counts as not chosen. */
export function oneOf(offered: readonly string[], missing: RefusalKey, gone: RefusalKey) {
  return z
    .string(messageForMissing(missing))
    .min(1, missing)
    .refine((value) => offered.includes(value), gone);
}
