// Forgotten passwords: requesting a link, and choosing a new password with it.

import { forgotPasswordPath, loginPath } from '#domain/page/addresses';
import { REFUSALS } from '#domain/refusal/refusals';
import { choosePasswordLabels, NewPasswordFields } from '~/forms/password/fields';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import { Button, ButtonLink, CHECKED, Field, Heading, MessageBar, Stack, Text } from '~/ui/kit';
import { FormProblems } from './form-problems';
import { form, sheet } from './page.css';

export function ForgotPasswordPage({ sent, reply }: { sent: boolean; reply: FormReply | null }) {
  const { t } = useTexts();
  return (
    <div className={sheet}>
      <Heading level={1}>{t(sent && !reply ? 'account:password.sentTitle' : 'account:password.forgotTitle')}</Heading>
      {sent && !reply ? <Sent t={t} /> : <AskForLink t={t} reply={reply} />}
      <p>
        <a href={loginPath()}>{t('account:password.toLogin')}</a>
      </p>
    </div>
  );
}

function Sent({ t }: { t: Translate }) {
  return (
    <Stack gap={4}>
      <MessageBar tone="success">{t('account:password.sentText')}</MessageBar>
      <Text>{t('account:password.sentHelp')}</Text>
      <div>
        <ButtonLink href={forgotPasswordPath()} tone="secondary">
          {t('account:password.askAgain')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

function AskForLink({ t, reply }: { t: Translate; reply: FormReply | null }) {
  return (
    <>
      <Text>{t('account:password.forgotText')}</Text>
      <FormProblems t={t} reply={reply} labels={{ email: t('account:password.email') }} />
      <form {...CHECKED} method="post" action={forgotPasswordPath()} className={form}>
        <Field
          {...useFields(t, reply)('email')}
          type="email"
          label={t('account:password.email')}
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={LIMITS.email}
        />
        <Button size="large">{t('account:password.send')}</Button>
      </form>
    </>
  );
}

interface CreatePasswordPageProps {
  /** False when the link was used, is late, or never was. */
  works: boolean;
  reply: FormReply | null;
}

/** The form posts to its own address: the token is in the address only, not in the page. */
export function CreatePasswordPage({ works, reply }: CreatePasswordPageProps) {
  const { t } = useTexts();
  if (!works || reply?.message?.key === REFUSALS.LINK_USED_UP) return <UsedUp t={t} />;
  return (
    <div className={sheet}>
      <Stack gap={2}>
        <Heading level={1}>{t('account:password.chooseTitle')}</Heading>
        <Text tone="quiet">{t('account:password.chooseText')}</Text>
      </Stack>
      <FormProblems t={t} reply={reply} labels={choosePasswordLabels(t)} />
      <form {...CHECKED} method="post" className={form}>
        <NewPasswordFields t={t} reply={reply} name="password" label={t('account:password.new')} />
        <Button size="large">{t('account:password.choose')}</Button>
      </form>
    </div>
  );
}

function UsedUp({ t }: { t: Translate }) {
  return (
    <div className={sheet}>
      <Heading level={1}>{t('account:password.usedTitle')}</Heading>
      <MessageBar tone="warning">{t('account:password.usedText')}</MessageBar>
      <div>
        <ButtonLink href={forgotPasswordPath()}>{t('account:password.askAgain')}</ButtonLink>
      </div>
      <p>
        <a href={loginPath()}>{t('account:password.toLogin')}</a>
      </p>
    </div>
  );
}
