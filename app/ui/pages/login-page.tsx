// Login, and what to do without one.

import { forgotPasswordPath, frontPath, infoPath } from '#domain/page/addresses';
import { BotFields } from '~/forms/bot-check/fields';
import { LoginFields, loginLabels } from '~/forms/login/fields';
import { type FormReply, messageText, summaryOf, useFields } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { ContactPerson } from '~/models/content';
import { Button, ButtonLink, CHECKED, ErrorSummary, Heading, MessageBar, Stack, Text } from '~/ui/kit';
import { ContactCard } from '~/ui/shop/contact-card';
import * as styles from './login-page.css';
import { form, sheet } from './page.css';

interface LoginPageProps {
  reply: FormReply | null;
  email: string;
  /** True when the visitor was logged in and the session ended. */
  expired: boolean;
  /** False where the shop shows nothing without a login. */
  guests: boolean;
  /** Who answers in a shop that shows nothing without a login; null elsewhere. */
  contact: ContactPerson | null;
  /** Where an account is made; null where only the shop's people make them. */
  createHref: string | null;
  /** To the companies' own login; null where none is set. */
  openIdHref: string | null;
}

/** The form posts to its own address, so that `returnTo` in it survives a refusal. */
export function LoginPage({ reply, email, expired, guests, contact, createHref, openIdHref }: LoginPageProps) {
  const { t } = useTexts();
  const field = useFields(t, reply);
  return (
    <div className={styles.page}>
      <div className={sheet}>
        <div>
          <Heading level={1}>{t('account:login.title')}</Heading>
          <Text tone="quiet">{t('account:login.text')}</Text>
        </div>
        {expired && !reply ? <MessageBar tone="warning">{t('account:login.expired')}</MessageBar> : null}
        {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
        <ErrorSummary title={t('common:errorSummary')} errors={summaryOf(field, loginLabels(t))} />
        <form {...CHECKED} method="post" className={form}>
          <LoginFields t={t} reply={reply} email={email} />
          <BotFields label={t('request:honeypot')} />
          <Button size="large" full>
            {t('account:login.submit')}
          </Button>
        </form>
        {openIdHref ? (
          <div>
            <ButtonLink href={openIdHref} tone="secondary">
              {t('account:login.openId')}
            </ButtonLink>
          </div>
        ) : null}
        <p>
          <a href={forgotPasswordPath()}>{t('account:login.forgot')}</a>
        </p>
      </div>
      <div className={styles.aside}>
        {contact ? (
          <Stack gap={4}>
            <Heading level={2} size="h3">
              {t('account:login.serviceTitle')}
            </Heading>
            <Text prose>{contact.text}</Text>
            <ContactCard contact={contact} title={t('account:login.serviceCall')} />
          </Stack>
        ) : null}
        {createHref ? (
          <Stack gap={3}>
            <Heading level={2} size="h3">
              {t('account:login.createTitle')}
            </Heading>
            <Text>{t('account:login.createText')}</Text>
            <div>
              <ButtonLink href={createHref} tone="secondary">
                {t('account:login.createButton')}
              </ButtonLink>
            </div>
          </Stack>
        ) : null}
        {guests ? (
          <Stack gap={3}>
            <Heading level={2} size="h3">
              {t('account:login.guestTitle')}
            </Heading>
            <Text>{t('account:login.guestText')}</Text>
            <div>
              <ButtonLink href={frontPath()} tone="secondary">
                {t('account:login.guestButton')}
              </ButtonLink>
            </div>
          </Stack>
        ) : null}
        {contact ? null : (
          <Stack gap={2}>
            <Heading level={2} size="h3">
              {t('account:login.helpTitle')}
            </Heading>
            <Text>{t('account:login.helpText')}</Text>
            <p>
              <a href={infoPath('kontakt')}>{t('account:login.contact')}</a>
            </p>
          </Stack>
        )}
      </div>
    </div>
  );
}
