// The way to the live chat. Without scripts, and where the chat does not come, it leads to telephone and mail (app/client/live-chat).
import { infoPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { FrameView } from '~/models/frame';
import { buttonClass, Container, Text } from '~/ui/kit';
import * as styles from './chat-link.css';

export function ChatLink({ chat }: { chat: NonNullable<FrameView['chat']> }) {
  const { t } = useTexts();
  const { script, name, email } = chat;
  return (
    <aside className={styles.band} aria-label={t('common:chat.title')}>
      <Container wide className={styles.row}>
        <Text>{t('common:chat.text')}</Text>
        <a
          className={buttonClass({ tone: 'secondary' })}
          href={infoPath('kontakt')}
          data-chat={script}
          data-name={name || undefined}
          data-email={email || undefined}
        >
          {t('common:chat.open')}
        </a>
      </Container>
    </aside>
  );
}
