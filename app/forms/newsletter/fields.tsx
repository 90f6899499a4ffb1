// The newsletter sign-up: one field and one button, used at several places of the site.
import type { SignupLocation } from '#domain/content/newsletter';
import { BotFields } from '~/forms/bot-check/fields';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { Button, CHECKED, Field } from '~/ui/kit';
import * as styles from './fields.css';

interface NewsletterFormProps {
  t: Translate;
  reply?: FormReply | null;
  action: string;
  location: SignupLocation;
  /** What the button says; the shop's own words where a popup says none. */
  button?: string;
}

export function NewsletterForm({ t, reply = null, action, location, button }: NewsletterFormProps) {
  const field = useFields(t, reply, `newsletter-${location}`);
  return (
    <form {...CHECKED} method="post" action={action} className={styles.form}>
      <input type="hidden" name="intent" value="newsletter" />
      <input type="hidden" name="location" value={location} />
      <Field
        {...field('email')}
        type="email"
        label={t(`newsletter:label.${location}`)}
        autoComplete="email"
        autoCapitalize="none"
        required
        maxLength={LIMITS.email}
      />
      <BotFields label={t('request:honeypot')} />
      <Button className={styles.button}>{button || t('newsletter:press')}</Button>
    </form>
  );
}

export const newsletterLabels = (t: Translate): Record<string, string> => ({ email: t('newsletter:label.page') });
