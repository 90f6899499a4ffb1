// One user of a company, or a new one: name, rights, approver, and the end of the account.

import { customerAdministrationPath } from '#domain/page/addresses';
import { type FormReply, messageText, replyTo, type Translate } from '~/forms/reply/fields';
import { SubUserFields, subUserLabels } from '~/forms/sub-user/fields';
import { useTexts } from '~/i18n/use-texts';
import type { SubUser, SubUserForm } from '~/models/company';
import { Button, Details, Heading, Icon, MessageBar, Stack, Text } from '~/ui/kit';
import { FormProblems } from './form-problems';
import { back } from './order-page.css';
import { form, narrow } from './page.css';

interface UserPageProps extends SubUserForm {
  reply: FormReply | null;
}

export function UserPage({ user, canApprove, mayAppoint, approvers, reply }: UserPageProps) {
  const { t } = useTexts();
  const name = user ? `${user.firstname} ${user.lastname}` : '';
  const saving = replyTo(reply, 'save');
  return (
    <div className={narrow}>
      <Stack gap={2}>
        <p>
          <a className={back} href={customerAdministrationPath()}>
            <Icon name="chevron-left" size="s" />
            {t('company:form.back')}
          </a>
        </p>
        <Heading level={1}>{user ? t('company:form.title', { name }) : t('company:form.newTitle')}</Heading>
        {user ? <Text tone="quiet">{user.email || t('company:bySystem')}</Text> : null}
      </Stack>
      {user?.isSelf || user?.isProtected ? (
        <>
          {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
          <MessageBar tone="info">{t(user.isSelf ? 'company:form.self' : 'company:form.protected')}</MessageBar>
        </>
      ) : (
        <>
          <FormProblems t={t} reply={saving} labels={subUserLabels(t)} />
          <form method="post" className={form}>
            <input type="hidden" name="intent" value="save" />
            <SubUserFields
              t={t}
              reply={saving}
              user={user}
              canApprove={canApprove}
              mayAppoint={mayAppoint}
              approvers={approvers}
            />
            <Button>{user ? t('company:form.save') : t('company:form.create')}</Button>
          </form>
        </>
      )}
      {user && !user.isSelf && !user.isProtected ? (
        <Deleting t={t} user={user} name={name} reply={replyTo(reply, 'delete')} />
      ) : null}
    </div>
  );
}

interface DeletingProps {
  t: Translate;
  user: SubUser;
  name: string;
  reply: FormReply | null;
}

/** Unfolded first: one press too many must not end an account. */
function Deleting({ t, user, name, reply }: DeletingProps) {
  return (
    <Details summary={t('company:delete.title')} open={reply !== null}>
      <Stack gap={3}>
        <FormProblems t={t} reply={reply} labels={{}} />
        {user.deletable ? (
          <>
            <Text>{t('company:delete.text')}</Text>
            <form method="post">
              <input type="hidden" name="intent" value="delete" />
              <Button tone="secondary">{t('company:delete.yes', { name })}</Button>
            </form>
          </>
        ) : (
          <Text>{t('company:delete.not')}</Text>
        )}
      </Stack>
    </Details>
  );
}
