// Forms about shopping lists: a list's name, the lists that contain a product, and a list's lines with quantities and notes.

import { fieldError } from '#domain/form/field-error';
import { LONGEST_LIST_NAME } from '#domain/list/shopping-list';
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { REFUSALS } from '#domain/refusal/refusals';
import { wholeFrom } from '#domain/validate/amount';
import { isDigits } from '#domain/validate/digits';
import type { FormReply } from '~/forms/reply/fields';
import { typedValues } from '~/forms/reply/schema.server';

export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export const textsIn = (form: FormData, name: string): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []));

/** What a refused form shows at one of its fields. */
export const refusedAt = (form: FormData, intent: string, errors: Record<string, string>): FormReply => ({
  intent,
  errors,
  values: typedValues(form),
  message: null,
});

/** Spec §5: the name is required. The back end checks its length and uniqueness. */
export function listNameIn(form: FormData): { ok: true; name: string } | { ok: false; errors: Record<string, string> } {
  const name = textIn(form, 'name').trim();
  if (name === '') return { ok: false, errors: { name: REFUSALS.REQUIRED } };
  if ([...name].length > LONGEST_LIST_NAME)
    return { ok: false, errors: { name: fieldError(REFUSALS.TOO_LONG, { max: LONGEST_LIST_NAME }) } };
  return { ok: true, name };
}

export interface LineFields {
  id: string;
  quantity: number;
  note: string;
}

const wholeIn = (typed: string): number | null => {
  const number = wholeFrom(typed) ?? 0;
  return number >= 1 && number <= QUANTITY_CAP ? number : null;
};

/** The lines of the page as they were typed; which of them have no quantity. */
export function listLinesIn(form: FormData): { lines: LineFields[]; wrong: string[] } {
  const lines: LineFields[] = [];
  const wrong: string[] = [];
  for (const id of textsIn(form, 'line')) {
    const quantity = wholeIn(textIn(form, `qty-${id}`));
    if (quantity === null) wrong.push(id);
    else lines.push({ id, quantity, note: textIn(form, `note-${id}`) });
  }
  return { lines, wrong };
}

export const versionIn = (form: FormData): number => {
  const version = textIn(form, 'version');
  return isDigits(version) && version.length < 10 ? Number(version) : 0;
};
