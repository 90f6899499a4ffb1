// Where a customer is logged in: each login with a button that ends it, and one that ends all others.
import type { Translate } from '~/forms/reply/fields';
import type { LoginSession } from '~/models/customer';
import { Badge, Button, type Language, Stack, Table, Text, VisuallyHidden } from '~/ui/kit';
import { dayText, momentText } from './dates';

interface LoginTableProps {
  t: Translate;
  sessions: LoginSession[];
  language: Language;
}

export function LoginTable({ t, sessions, language }: LoginTableProps) {
  const others = sessions.filter((session) => !session.isCurrent);
  return (
    <Stack gap={3}>
      <Table
        caption={t('account:profile.sessions')}
        captionHidden
        columns={[
          { label: t('account:profile.device') },
          { label: t('account:profile.until') },
          { label: '', align: 'end' },
        ]}
        rows={sessions.map((session) => ({
          key: session.id,
          cells: [
            <div key="device">
              {session.device || t('account:profile.unknownDevice')}
              <Text size="small" tone="quiet">
                {`${t('account:profile.since')} ${momentText(session.since, language)}`}
              </Text>
            </div>,
            dayText(session.until, language),
            session.isCurrent ? (
              <Badge key="here" tone="success">
                {t('account:profile.here')}
              </Badge>
            ) : (
              <EndOne key="end" t={t} session={session} language={language} />
            ),
          ],
        }))}
      />
      {others.length > 0 ? (
        <form method="post">
          <input type="hidden" name="intent" value="sessions" />
          <Button tone="secondary">{t('account:profile.endOthers')}</Button>
        </form>
      ) : null}
    </Stack>
  );
}

function EndOne({ t, session, language }: { t: Translate; session: LoginSession; language: Language }) {
  const device = session.device || t('account:profile.unknownDevice');
  return (
    <form method="post">
      <input type="hidden" name="intent" value="session" />
      <input type="hidden" name="session" value={session.id} />
      <Button tone="tertiary" size="small">
        <span aria-hidden="true">{t('account:profile.end')}</span>
        <VisuallyHidden>
          {t('account:profile.endOne', { device, since: momentText(session.since, language) })}
        </VisuallyHidden>
      </Button>
    </form>
  );
}
