// The outbox of the demo shop as a mailbox: every mail that it would have sent.
import { useTexts } from '~/i18n/use-texts';
import { EmptyState, Heading, Icon, type Language, Table, Text } from '~/ui/kit';
import { momentText } from '~/ui/shop/dates';
import * as styles from './mailbox-page.css';
import { page } from './page.css';

export interface MailRow {
  id: string;
  to: string;
  subject: string;
  sentAt: string;
  href: string;
}

export function MailboxPage({ mails, language }: { mails: MailRow[]; language: Language }) {
  const { t } = useTexts();
  return (
    <div className={page}>
      <div>
        <Heading level={1}>{t('demo:mailbox.title')}</Heading>
        <Text tone="quiet" prose>
          {t('demo:mailbox.text')}
        </Text>
      </div>
      {mails.length === 0 ? (
        <EmptyState title={t('demo:mailbox.empty')} icon="mail">
          <Text>{t('demo:mailbox.emptyText')}</Text>
        </EmptyState>
      ) : (
        <Table
          caption={t('demo:mailbox.count', { count: mails.length })}
          columns={[
            { label: t('demo:mailbox.subject') },
            { label: t('demo:mailbox.to') },
            { label: t('demo:mailbox.date') },
          ]}
          rows={mails.map((mail) => ({
            key: mail.id,
            cells: [
              <a key="subject" className={styles.subject} href={mail.href}>
                {mail.subject}
              </a>,
              mail.to,
              momentText(mail.sentAt, language),
            ],
          }))}
        />
      )}
    </div>
  );
}

export interface MailView {
  from: string;
  to: string;
  subject: string;
  sentAt: string;
  text: string;
  /** The HTML part as a separate page; null for a text-only mail. */
  htmlHref: string | null;
}

export function MailPage({ mail, backHref, language }: { mail: MailView; backHref: string; language: Language }) {
  const { t } = useTexts();
  const heads = [
    { label: t('demo:mailbox.from'), value: mail.from },
    { label: t('demo:mailbox.to'), value: mail.to },
    { label: t('demo:mailbox.date'), value: momentText(mail.sentAt, language) },
  ];
  return (
    <article className={styles.mail}>
      <p>
        <a className={styles.back} href={backHref}>
          <Icon name="chevron-left" size="s" />
          {t('demo:mailbox.back')}
        </a>
      </p>
      <Heading level={1}>{mail.subject}</Heading>
      <dl className={styles.heads}>
        {heads.map((head) => (
          <div key={head.label} className={styles.head}>
            <dt className={styles.label}>{head.label}</dt>
            <dd>{head.value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.text}>{mail.text}</div>
      {mail.htmlHref ? (
        <p>
          <a href={mail.htmlHref}>{t('demo:mailbox.asHtml')}</a>
        </p>
      ) : null}
    </article>
  );
}
