// Receivers of webhooks with their state, and the keys of other systems, which can be revoked.
import { staffWebhookPath, staffWebhooksPath } from '#domain/staff/addresses';
import { deliveriesPath } from '#domain/staff/webhook-views';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffApiKeyView, StaffWebhookView } from '~/models/staff-webhooks';
import { StaffRefusal } from './form';
import { LabelledCount, ListTable } from './list';
import { staffMoment } from './order-words';

interface WebhooksProps extends StaffGiven {
  webhooks: readonly StaffWebhookView[];
  keys: readonly StaffApiKeyView[];
  isRevoked: boolean;
}

export function StaffWebhooksPage({ webhooks, keys, isRevoked, reply }: WebhooksProps) {
  const { t, language } = useTexts('staff');
  return (
    <>
      <div className="heading">
        <h1>{t('nav.webhooks')}</h1>
      </div>
      <StaffRefusal reply={reply} />
      {isRevoked ? (
        <p className="note good" role="status">
          {t('webhook.revokedNow')}
        </p>
      ) : null}
      <section>
        <h2>{t('webhook.receivers')}</h2>
        <ListTable
          caption={t('webhook.receivers')}
          columns={receiverColumns({ t, language })}
          rows={webhooks}
          keyOf={({ name }) => name}
          empty={t('webhook.none')}
        />
      </section>
      <section>
        <h2>{t('webhook.keys')}</h2>
        <ListTable
          caption={t('webhook.keys')}
          columns={keyColumns({ t, language })}
          rows={keys}
          keyOf={({ id }) => id}
          empty={t('webhook.noKeys')}
        />
      </section>
    </>
  );
}

const receiverColumns = ({ t, language }: Texts) => [
  {
    title: t('webhook.name'),
    cell: ({ name }: StaffWebhookView) => <a href={staffWebhookPath(name)}>{name}</a>,
  },
  { title: t('webhook.state'), cell: (webhook: StaffWebhookView) => <WebhookMark webhook={webhook} /> },
  {
    title: t('webhook.last'),
    cell: ({ lastDeliveredAt: at }: StaffWebhookView) => (
      <span className="once">{at ? staffMoment(at, language) : t('webhook.never')}</span>
    ),
  },
  {
    title: t('webhook.waiting'),
    isNumber: true,
    cell: ({ name, waiting }: StaffWebhookView) => (
      <LabelledCount label={t('webhook.waiting')}>
        <a href={deliveriesPath(name, { state: 'waiting' })}>{waiting}</a>
      </LabelledCount>
    ),
  },
  {
    title: t('webhook.givenUp'),
    isNumber: true,
    cell: ({ name, givenUp }: StaffWebhookView) => (
      <LabelledCount label={t('webhook.givenUp')}>
        <a href={deliveriesPath(name, { state: 'given-up' })}>{givenUp}</a>
      </LabelledCount>
    ),
  },
  {
    title: t('webhook.delivered'),
    isNumber: true,
    cell: ({ delivered }: StaffWebhookView) => (
      <LabelledCount label={t('webhook.delivered')}>{delivered}</LabelledCount>
    ),
  },
  {
    title: t('webhook.url'),
    isFull: true,
    cell: ({ url }: StaffWebhookView) => <span className="long">{url}</span>,
  },
];

export function WebhookMark({ webhook: { resumeAt, givenUp } }: { webhook: StaffWebhookView }) {
  const { t, language } = useTexts('staff');
  if (resumeAt)
    return <span className="mark bad">{t('webhook.pausing', { moment: staffMoment(resumeAt, language) })}</span>;
  return <span className={`mark ${givenUp > 0 ? 'warn' : 'good'}`}>{t('webhook.available')}</span>;
}

const keyColumns = ({ t, language }: Texts) => [
  { title: t('webhook.system'), cell: ({ name }: StaffApiKeyView) => name },
  { title: t('webhook.key'), cell: ({ id }: StaffApiKeyView) => <span className="once">{`kv_${id}…`}</span> },
  {
    title: t('webhook.scopes'),
    isFull: true,
    cell: ({ scopes, store }: StaffApiKeyView) => `${scopes.join(', ')} (${store ?? t('webhook.allStores')})`,
  },
  { title: t('webhook.expires'), cell: (key: StaffApiKeyView) => <KeyEnd apiKey={key} /> },
  {
    title: t('webhook.used'),
    cell: ({ lastUsedAt: at }: StaffApiKeyView) => (
      <span className="once">{at ? staffMoment(at, language) : t('webhook.unused')}</span>
    ),
  },
  { title: t('webhook.revoke'), isFull: true, cell: (key: StaffApiKeyView) => <RevokeForm apiKey={key} /> },
];

function KeyEnd({ apiKey: { revokedAt, expiresAt, isValid } }: { apiKey: StaffApiKeyView }) {
  const { t, language } = useTexts('staff');
  if (revokedAt)
    return <span className="mark done">{t('webhook.revoked', { moment: staffMoment(revokedAt, language) })}</span>;
  if (!expiresAt) return t('webhook.noEnd');
  const moment = staffMoment(expiresAt, language);
  return isValid ? (
    <span className="once">{moment}</span>
  ) : (
    <span className="mark done">{t('webhook.expired', { moment })}</span>
  );
}

/** Opened first: a key that is revoked by mistake stops a system. */
function RevokeForm({ apiKey: { id, name, isValid } }: { apiKey: StaffApiKeyView }) {
  const { t } = useTexts('staff');
  if (!isValid) return null;
  return (
    <details className="act">
      <summary className="once">{t('webhook.revoke')}</summary>
      <form method="post" action={staffWebhooksPath()}>
        <p className="what">{t('webhook.revokeWill')}</p>
        <button
          className="danger"
          name="key"
          value={id}
          type="submit"
          aria-label={t('webhook.revokeName', { key: `kv_${id}`, system: name })}
        >
          {t('webhook.revoke')}
        </button>
      </form>
    </details>
  );
}
