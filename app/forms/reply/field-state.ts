// The hook for the fields of a form: `const field = useFields(t, reply)`, then `<Field {...field('email', known)} label=… />`.
// The server reads conform's metadata. The few forms that are live in the browser (cart, panels) get the same from the short reader
// below, for conform would be a tenth of all scripts there; a test holds the two equal.
import { useForm } from '@conform-to/react';
import { readFieldError } from '#domain/form/field-error';
import { fieldId } from '~/ui/kit';
import type { FormReply, Translate } from './fields';

/** What a field of the kit needs of its form. */
export interface FieldState {
  name: string;
  id: string;
  /** What was typed last time, else what is known already. */
  defaultValue: string;
  error: string | null;
}

export type FieldOf = (name: string, known?: string) => FieldState;

/** `formId` begins the ids; forms of one page whose fields are called the same each need their own. */
type UseFields = (t: Translate, reply: FormReply | null, formId?: string) => FieldOf;

/** The words of a field's error; null where nothing is wrong with it. */
export function errorText(t: Translate, error: string | undefined): string | null {
  if (error === undefined) return null;
  const { key, params } = readFieldError(error);
  return t(key, params);
}

export const useFieldsOfServer: UseFields = (t, reply, formId) => {
  const [, fields] = useForm<Record<string, string>>({ id: formId ?? 'f', lastResult: reply && resultOf(reply) });
  return (name, known = '') => {
    const { id, initialValue, errors } = fields[name] ?? {};
    // The library makes no difference between a field that was left empty and one that the form did not have.
    const typed = reply && name in reply.values ? (initialValue ?? '') : known;
    return { name, id: id ?? fieldId(name, formId), defaultValue: typed, error: errorText(t, errors?.[0]) };
  };
};

/** A reply as the library's own actions send it. */
const resultOf = ({ errors, values }: FormReply) => ({
  status: 'error' as const,
  initialValue: values,
  error: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, [error]])),
});

export const fieldsOfPage: UseFields =
  (t, reply, formId) =>
  (name, known = '') => ({
    name,
    id: fieldId(name, formId),
    defaultValue: reply?.values[name] ?? known,
    error: errorText(t, reply?.errors[name]),
  });

export const useFields: UseFields = import.meta.env.SSR ? useFieldsOfServer : fieldsOfPage;
