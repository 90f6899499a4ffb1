// The fields of a saved printer: its name and location.
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { Field } from '~/ui/kit';

interface PrinterFieldsProps {
  t: Translate;
  reply: FormReply | null;
  /** Distinguishes the forms of one page. */
  of: string;
  name: string;
  location: string;
}

export function PrinterFields({ t, reply, of, name, location }: PrinterFieldsProps) {
  const field = useFields(t, reply, of);
  return (
    <>
      <Field {...field('name', name)} label={t('ink:mine.name')} required maxLength={LIMITS.printerName} />
      <Field {...field('location', location)} label={t('ink:mine.location')} maxLength={LIMITS.location} />
    </>
  );
}
