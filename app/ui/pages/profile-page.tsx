// Profile settings: each part a section with a form of its own.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { profileDataPath } from '#domain/addresses';
import { EmailFields, PasswordChangeFields, PasswordField, ProfileFields, profileLabels } from '~/forms/profile/fields';
import { type FormReply, replyTo, type Translate } from '~/forms/reply/fields';
import type { LoginSession, Profile } from '~/models/customer';
import { Button, ButtonLink, Card, Details, Heading, type Language, MessageBar, Stack, Text } from '~/ui/kit';
import { LoginTable } from '~/ui/shop/login-table';
import { FormProblems } from './form-problems';
import { form, narrow } from './page.css';

interface ProfilePageProps {
  profile: Profile;
  sessions: LoginSession[];
  /** Opened by the link in the mail to a new address. */
  confirming: boolean;
  reply: FormReply | null;
  language: Language;
}

export function ProfilePage({ profile, sessions, confirming, reply, language }: ProfilePageProps) {
  const { t } = useTranslation();
  const part = (intent: string) => ({ t, intent, reply: replyTo(reply, intent) });
  return (
    <div className={narrow}>
      <Heading level={1}>{t('account:profile.title')}</Heading>
      {confirming ? (
        <Part {...part('confirm')} title={t('account:profile.confirmTitle')} button={t('account:profile.confirm')}>
          <Text>{t('account:profile.confirmText')}</Text>
        </Part>
      ) : null}
      <Part {...part('profile')} title={t('account:profile.details')} button={t('account:profile.save')}>
        <ProfileFields t={t} reply={replyTo(reply, 'profile')} profile={profile} />
      </Part>
      <Part {...part('email')} title={t('account:profile.emailTitle')} button={t('account:profile.changeEmail')}>
        <Text>{t('account:profile.emailText', { email: profile.email })}</Text>
        <EmailFields t={t} reply={replyTo(reply, 'email')} />
      </Part>
      <Part
        {...part('password')}
        title={t('account:profile.passwordTitle')}
        button={t('account:profile.changePassword')}
      >
        <PasswordChangeFields t={t} reply={replyTo(reply, 'password')} />
      </Part>
      <LoginTable t={t} sessions={sessions} language={language} />
      <Stack as="section" gap={3} aria-labelledby="part-data">
        <Heading level={2} size="h3" id="part-data">
          {t('account:profile.dataTitle')}
        </Heading>
        <Text>{t('account:profile.dataText')}</Text>
        <div>
          <ButtonLink href={profileDataPath()} tone="secondary">
            {t('account:profile.download')}
          </ButtonLink>
        </div>
      </Stack>
      <Closing t={t} reply={replyTo(reply, 'close')} />
    </div>
  );
}

interface PartProps {
  t: Translate;
  intent: string;
  reply: FormReply | null;
  title: string;
  button: string;
  children: ReactNode;
}

/** The form posts to its own address: the token of a mail's link stands there. */
function Part({ t, intent, reply, title, button, children }: PartProps) {
  return (
    <Card>
      <Stack as="section" gap={4} aria-labelledby={`part-${intent}`}>
        <Heading level={2} size="h3" id={`part-${intent}`}>
          {title}
        </Heading>
        <FormProblems t={t} reply={reply} labels={profileLabels(t)} />
        <form method="post" className={form}>
          <input type="hidden" name="intent" value={intent} />
          {children}
          <Button>{button}</Button>
        </form>
      </Stack>
    </Card>
  );
}

function Closing({ t, reply }: { t: Translate; reply: FormReply | null }) {
  return (
    <Stack as="section" gap={3} aria-labelledby="part-close">
      <Heading level={2} size="h3" id="part-close">
        {t('account:profile.closeTitle')}
      </Heading>
      <Details summary={t('account:profile.closeSummary')} open={reply !== null}>
        <Stack gap={4}>
          <MessageBar tone="warning" title={t('account:profile.closeWarning')}>
            {t('account:profile.closeText')}
          </MessageBar>
          <FormProblems t={t} reply={reply} labels={profileLabels(t)} />
          <form method="post" className={form}>
            <input type="hidden" name="intent" value="close" />
            <PasswordField t={t} reply={reply} name="closingPassword" label={t('account:profile.closePassword')} />
            <Button tone="secondary">{t('account:profile.close')}</Button>
          </form>
        </Stack>
      </Details>
    </Stack>
  );
}
