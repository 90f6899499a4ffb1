// Creating an account: private or business as two links, then one form.

import { BotFields } from '~/forms/bot-check/fields';
import { CreateAccountFields, createAccountLabels } from '~/forms/create-account/fields';
import type { FormReply, Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { AccountKind } from '~/models/customer';
import { Button, CHECKED, Heading, Stack, Text } from '~/ui/kit';
import * as styles from './create-account-page.css';
import { FormProblems } from './form-problems';
import { form, sheet } from './page.css';

interface KindLink {
  kind: AccountKind;
  href: string;
}

interface CreateAccountPageProps {
  kind: AccountKind;
  /** The kinds that this shop has; a choice is shown where there are two. */
  kinds: KindLink[];
  loginHref: string;
  /** Time stamp of the form (request-context/bot-check). */
  stamp: string;
  reply: FormReply | null;
}

/** The form posts to its own address, so that `kind` and `returnTo` in it survive a refusal. */
export function CreateAccountPage({ kind, kinds, loginHref, stamp, reply }: CreateAccountPageProps) {
  const { t } = useTexts();
  return (
    <div className={sheet}>
      <Stack gap={2}>
        <Heading level={1}>{t('account:create.title')}</Heading>
        <Text tone="quiet">{t('account:create.text')}</Text>
        <p>
          {t('account:create.have')} <a href={loginHref}>{t('account:create.signIn')}</a>
        </p>
      </Stack>
      {kinds.length > 1 ? <KindChoice t={t} kind={kind} kinds={kinds} /> : null}
      {kind === 'business' ? <Text>{t('account:create.businessText')}</Text> : null}
      <FormProblems t={t} reply={reply} labels={createAccountLabels(t, kind)} />
      <form {...CHECKED} method="post" className={form}>
        <CreateAccountFields t={t} reply={reply} kind={kind} />
        <BotFields label={t('request:honeypot')} stamp={stamp} />
        <Button size="large" full>
          {t('account:create.submit')}
        </Button>
      </form>
    </div>
  );
}

function KindChoice({ t, kind, kinds }: { t: Translate; kind: AccountKind; kinds: KindLink[] }) {
  return (
    <nav className={styles.kinds} aria-label={t('account:create.kind')}>
      {kinds.map((one) => (
        <a key={one.kind} className={styles.kind} href={one.href} aria-current={one.kind === kind ? 'true' : undefined}>
          {t(`account:create.${one.kind}`)}
        </a>
      ))}
    </nav>
  );
}
