// The fields of a price request, filled in with what the shop knows of its customer.
import { EmailField, FullNameField, TelephoneField } from '~/forms/contact/fields';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { Field, TextareaField } from '~/ui/kit';

export interface KnownAsker {
  name: string;
  company: string;
  email: string;
  telephone: string;
}

interface RequestPriceFieldsProps {
  t: Translate;
  reply: FormReply | null;
  known: KnownAsker;
  /** Business stores need the company's name. */
  business: boolean;
  quantity: number;
  /** Names this form for good: sent twice, it is one request. */
  formKey: string;
}

export function RequestPriceFields({ t, reply, known, business, quantity, formKey }: RequestPriceFieldsProps) {
  const field = useFields(t, reply);
  return (
    <>
      <input type="hidden" name="formKey" value={field('formKey', formKey).defaultValue} />
      <FullNameField ties={field('name', known.name)} label={t('request:name')} required />
      <Field
        {...field('company', known.company)}
        label={business ? t('request:company') : t('request:companyOptional')}
        autoComplete="organization"
        required={business}
        maxLength={LIMITS.company}
      />
      <EmailField ties={field('email', known.email)} label={t('request:email')} required />
      <TelephoneField ties={field('telephone', known.telephone)} label={t('request:telephone')} />
      <Field
        {...field('quantity', String(quantity))}
        label={t('request:quantity')}
        inputMode="numeric"
        required
        maxLength={6}
        width="short"
      />
      <TextareaField
        {...field('message')}
        label={t('request:message')}
        hint={t('request:messageHint')}
        rows={4}
        maxLength={LIMITS.message}
      />
    </>
  );
}

export function requestPriceLabels(t: Translate): Record<string, string> {
  return {
    name: t('request:name'),
    company: t('request:company'),
    email: t('request:email'),
    telephone: t('request:telephone'),
    quantity: t('request:quantity'),
    message: t('request:message'),
  };
}
