// A question to the shop: on its own page, and within pages of the content service.
import { enquiryPath } from '#domain/page/addresses';
import { BotFields } from '~/forms/bot-check/fields';
import { EmailField, FullNameField, TelephoneField } from '~/forms/contact/fields';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { Button, CHECKED, TextareaField } from '~/ui/kit';
import { form } from './fields.css';

interface EnquiryFormProps {
  t: Translate;
  reply?: FormReply | null;
  /** What the message begins with. */
  message?: string;
}

export function EnquiryForm({ t, reply = null, message }: EnquiryFormProps) {
  const field = useFields(t, reply, 'enquiry');
  return (
    <form {...CHECKED} method="post" action={enquiryPath()} className={form}>
      <FullNameField ties={field('name')} label={t('request:name')} required />
      <EmailField ties={field('email')} label={t('request:email')} required />
      <TelephoneField ties={field('telephone')} label={t('request:telephone')} />
      <TextareaField
        {...field('message', message)}
        label={t('request:enquiry.message')}
        rows={5}
        required
        maxLength={LIMITS.message}
      />
      <BotFields label={t('request:honeypot')} />
      <div>
        <Button>{t('request:enquiry.send')}</Button>
      </div>
    </form>
  );
}

export const enquiryLabels = (t: Translate): Record<string, string> => ({
  name: t('request:name'),
  email: t('request:email'),
  telephone: t('request:telephone'),
  message: t('request:enquiry.message'),
});
