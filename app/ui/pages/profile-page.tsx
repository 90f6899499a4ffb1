// Profile settings: each part is a section with a separate form.
import type { ReactNode } from 'react';
import { myDataPath } from '#domain/page/addresses';
import { EmailFields, PasswordChangeFields, ProfileFields, profileLabels } from '~/forms/profile/fields';
import { type FormReply, replyTo, type Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { LoginSession, Profile } from '~/models/customer';
import { Button, ButtonLink, Heading, type Language, Text } from '~/ui/kit';
import { LoginTable } from '~/ui/shop/login-table';
import { FormProblems } from './form-problems';
import { form } from './page.css';
import * as styles from './profile-page.css';
import { Setting } from './setting';

interface ProfilePageProps {
  profile: Profile;
  sessions: LoginSession[];
  /** Opened by the link in the mail to a new address. */
  confirming: boolean;
  reply: FormReply | null;
  language: Language;
  /** Those that the shop speaks. */
  languages: readonly Language[];
}

export function ProfilePage({ profile, sessions, confirming, reply, language, languages }: ProfilePageProps) {
  const { t } = useTexts();
  const part = (intent: string) => ({ t, intent, reply: replyTo(reply, intent) });
  return (
    <div className={styles.settings}>
      <Heading level={1}>{t('account:profile.title')}</Heading>
      {confirming ? (
        <ProfilePart
          {...part('confirm')}
          title={t('account:profile.confirmTitle')}
          button={t('account:profile.confirm')}
        >
          <Text>{t('account:profile.confirmText')}</Text>
        </ProfilePart>
      ) : null}
      <ProfilePart {...part('profile')} title={t('account:profile.details')} button={t('account:profile.save')}>
        <ProfileFields t={t} reply={replyTo(reply, 'profile')} profile={profile} languages={languages} />
      </ProfilePart>
      <ProfilePart
        {...part('email')}
        title={t('account:profile.emailTitle')}
        text={t('account:profile.emailText', { email: profile.email })}
        button={t('account:profile.changeEmail')}
      >
        <EmailFields t={t} reply={replyTo(reply, 'email')} />
      </ProfilePart>
      <ProfilePart
        {...part('password')}
        title={t('account:profile.passwordTitle')}
        button={t('account:profile.changePassword')}
      >
        <PasswordChangeFields t={t} reply={replyTo(reply, 'password')} />
      </ProfilePart>
      <Setting id="part-sessions" title={t('account:profile.sessions')} text={t('account:profile.sessionsText')}>
        <LoginTable t={t} sessions={sessions} language={language} />
      </Setting>
      <Setting id="part-data" title={t('account:profile.dataTitle')} text={t('account:profile.dataText')}>
        <div>
          <ButtonLink href={myDataPath()} tone="secondary">
            {t('account:profile.toData')}
          </ButtonLink>
        </div>
      </Setting>
    </div>
  );
}

interface PartProps {
  t: Translate;
  intent: string;
  reply: FormReply | null;
  title: string;
  text?: string;
  button: string;
  children: ReactNode;
}

/** The form posts to its own address, which contains the token of a mailed link. */
function ProfilePart({ t, intent, reply, title, text, button, children }: PartProps) {
  return (
    <Setting id={`part-${intent}`} title={title} text={text}>
      <FormProblems t={t} reply={reply} labels={profileLabels(t)} />
      <form method="post" className={form}>
        <input type="hidden" name="intent" value={intent} />
        {children}
        <Button tone="secondary">{button}</Button>
      </form>
    </Setting>
  );
}
