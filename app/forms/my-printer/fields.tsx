// The fields of a kept printer: its name and where it stands.
import { type FormReply, LIMITS, messageOf, type Translate, typedOr } from '~/forms/reply/fields';
import { Field } from '~/ui/kit';

interface PrinterFieldsProps {
  t: Translate;
  reply: FormReply | null;
  /** Tells the forms of one page apart. */
  of: string;
  name: string;
  location: string;
}

export function PrinterFields({ t, reply, of, name, location }: PrinterFieldsProps) {
  return (
    <>
      <Field
        name="name"
        id={`${of}-name`}
        label={t('ink:mine.name')}
        required
        maxLength={LIMITS.printerName}
        defaultValue={typedOr(reply, 'name', name)}
        error={messageOf(t, reply, 'name')}
      />
      <Field
        name="location"
        id={`${of}-location`}
        label={t('ink:mine.location')}
        maxLength={LIMITS.location}
        defaultValue={typedOr(reply, 'location', location)}
        error={messageOf(t, reply, 'location')}
      />
    </>
  );
}
