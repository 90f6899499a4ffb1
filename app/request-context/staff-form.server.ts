// A posted form of the back office as texts, and why it was refused.

import { fieldErrorOf } from '#domain/form/field-error';
import type { Refusal } from '#domain/refusal/refusals';
import { textKeyOf } from '#domain/refusal/refusals';
import type { StaffReply } from '~/models/staff';
import { formOf } from './form.server';

/** The first value of each field; files are left out. */
export const staffFields = async (request: Request): Promise<Record<string, string>> =>
  staffFieldsOf(await formOf(request));

export function staffFieldsOf(form: FormData): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] ??= value;
  return fields;
}

/** At its field where it names one; `values` are shown again. */
export function staffReply(intent: string, refused: Refusal, values: Record<string, string>): StaffReply {
  const params = Object.fromEntries(Object.entries(refused.params ?? {}).map(([name, value]) => [name, String(value)]));
  const key = textKeyOf(refused.code);
  const errors: Record<string, string> = refused.field ? { [refused.field]: fieldErrorOf(refused) } : {};
  return { intent, errors, values, message: { key, params } };
}

/** The same page with what was typed and what it would make. */
export const staffPreview = (
  intent: string,
  preview: { da: string; en: string; priority: number },
  values: Record<string, string>,
): StaffReply => ({ intent, errors: {}, values, message: { key: '', params: {} }, preview });
