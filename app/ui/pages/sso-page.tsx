// The account of a login without a password, and the button that logs in; or that the link is invalid.

import { loginPath } from '#domain/page/addresses';
import { REFUSALS } from '#domain/refusal/refusals';
import { type FormReply, messageText } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { WayIn } from '~/models/customer';
import { Button, ButtonLink, Heading, MessageBar, Stack, Text } from '../kit';
import { form, sheet } from './page.css';

/** The form posts to its own address: the token is in the address only, not in the page. */
export function WayInPage({ way, reply }: { way: WayIn | null; reply: FormReply | null }) {
  const { t } = useTexts();
  if (!way) return <WorthNothing reply={reply} />;
  const { firstname, staff } = way;
  return (
    <div className={sheet}>
      <Stack gap={2}>
        <Heading level={1}>{t(staff ? 'account:wayIn.actTitle' : 'account:wayIn.title', { firstname })}</Heading>
        <Text tone="quiet">{t(staff ? 'account:wayIn.actText' : 'account:wayIn.text', { firstname, staff })}</Text>
      </Stack>
      {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
      <form method="post" className={form}>
        <Button size="large">{t(staff ? 'account:wayIn.act' : 'account:wayIn.enter', { firstname })}</Button>
      </form>
    </div>
  );
}

function WorthNothing({ reply }: { reply: FormReply | null }) {
  const { t } = useTexts();
  return (
    <div className={sheet}>
      <Heading level={1}>{t('account:wayIn.refusedTitle')}</Heading>
      <MessageBar tone="error">{messageText(t, reply?.message ?? { key: REFUSALS.LOGIN_FAILED })}</MessageBar>
      <Text>{t('account:wayIn.refusedText')}</Text>
      <div>
        <ButtonLink href={loginPath()}>{t('account:wayIn.toLogin')}</ButtonLink>
      </div>
    </div>
  );
}
