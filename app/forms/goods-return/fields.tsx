// The fields of a return by agreement: pieces of a line, one choice of a few, how many boxes or pallets, and whom the driver reaches.
import { EmailField, FullNameField, LinePiecesField, TelephoneField } from '~/forms/contact/fields';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import type { ReturnableLineView } from '~/models/goods-return';
import { Field, type RadioCard, RadioCards, TextareaField } from '~/ui/kit';

interface FieldsProps {
  t: Translate;
  reply: FormReply | null;
}

/** Empty: who returns goods names them. `known`: what was chosen before. */
export function ReturnedField({ t, reply, line, known }: FieldsProps & { line: ReturnableLineView; known: number }) {
  const field = useFields(t, reply);
  return (
    <LinePiecesField
      ties={field(`line-${line.uid}`, known > 0 ? String(known) : '')}
      label={t('returns:choose.pieces', { name: line.name })}
      most={line.left}
    />
  );
}

export const returnedLabels = (lines: readonly ReturnableLineView[]): Record<string, string> =>
  Object.fromEntries(lines.map(({ uid, name }) => [`line-${uid}`, name]));

interface ChoiceProps extends FieldsProps {
  name: 'intact' | 'pickup' | 'size' | 'date';
  legend: string;
  options: RadioCard[];
}

export function ReturnChoice({ t, reply, name, legend, options }: ChoiceProps) {
  const { error, defaultValue } = useFields(t, reply)(name);
  const shown = options.map((option) => ({ ...option, checked: option.value === defaultValue }));
  return <RadioCards legend={legend} name={name} options={shown} error={error} required />;
}

export function ParcelsField({
  t,
  reply,
  known,
  most,
  label,
}: FieldsProps & { known: number; most: number; label: string }) {
  const field = useFields(t, reply);
  return (
    <Field
      {...field('parcels', String(known))}
      label={label}
      width="short"
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      required
    />
  );
}

export function ReturnContactFields({ t, reply, known }: FieldsProps & { known: Record<ContactName, string> }) {
  const field = useFields(t, reply);
  return (
    <>
      <FullNameField ties={field('name', known.name)} label={t('returns:contact.name')} required />
      <EmailField ties={field('email', known.email)} label={t('returns:contact.email')} required />
      <TelephoneField ties={field('telephone', known.telephone)} label={t('returns:contact.telephone')} required />
      <TextareaField {...field('comment')} label={t('returns:contact.comment')} rows={3} maxLength={LIMITS.comment} />
    </>
  );
}

type ContactName = 'name' | 'email' | 'telephone';

export const returnContactLabels = (t: Translate): Record<string, string> => ({
  name: t('returns:contact.name'),
  email: t('returns:contact.email'),
  telephone: t('returns:contact.telephone'),
  comment: t('returns:contact.comment'),
});
