// A receiver of webhooks: state, deliveries by state, a test call, and events sent once more.
import { staffWebhookEventPath, staffWebhookPath, staffWebhooksPath } from '#domain/staff/addresses';
import {
  DELIVERY_STATES,
  type DeliveryQuery,
  type DeliveryState,
  deliveriesPath,
  deliveryEnd,
  eventSubjectPath,
} from '#domain/staff/webhook-views';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffReply } from '~/models/staff';
import type { StaffDeliveryView, StaffWebhookLogView, StaffWebhookView } from '~/models/staff-webhooks';
import { StaffFact } from './fact';
import { StaffField, StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { LabelledCount, ListPager, ListTable, ListTabs } from './list';
import { staffMoment } from './order-words';
import { WebhookMark } from './webhooks-page';

interface WebhookProps extends StaffGiven {
  query: DeliveryQuery;
  log: StaffWebhookLogView;
  /** After events were sent again: how many. */
  sentAgain: number | null;
  /** ISO 8601. */
  shownAt: string;
}

export function StaffWebhookPage({ query, log, sentAgain, shownAt, reply, made }: WebhookProps) {
  const { t, language } = useTexts('staff');
  const { webhook, rows, hasNewer, hasOlder } = log;
  const { name } = webhook;
  const [newest, oldest] = [rows[0], rows.at(-1)];
  const paged = (page: Partial<DeliveryQuery>) => deliveriesPath(name, { state: query.state, ...page });
  return (
    <>
      <StaffHeading back={staffWebhooksPath()} from={t('nav.webhooks')} title={name}>
        <WebhookMark webhook={webhook} />
      </StaffHeading>
      <StaffRefusal reply={reply} />
      <ActNote tested={made} sentAgain={sentAgain} />
      <div className="columns">
        <div>
          <WebhookFacts webhook={webhook} />
        </div>
        <div>
          <TestForm name={name} />
          <ReplayForm name={name} reply={reply} shownAt={shownAt} />
        </div>
      </div>
      <section>
        <h2>{t('webhook.log')}</h2>
        <ListTabs
          label={t('webhook.states')}
          tabs={DELIVERY_STATES.map((state) => stateTab(state, query, webhook, t))}
        />
        <ListTable
          caption={t('webhook.log')}
          columns={deliveryColumns({ t, language }, name)}
          rows={rows}
          keyOf={({ number }) => String(number)}
          empty={t('webhook.noDeliveries')}
        />
        <ListPager
          first={paged({})}
          newer={hasNewer && newest ? paged({ before: String(newest.number) }) : null}
          older={hasOlder && oldest ? paged({ after: String(oldest.number) }) : null}
        />
      </section>
    </>
  );
}

function ActNote({ tested, sentAgain }: { tested: string | undefined; sentAgain: number | null }) {
  const { t } = useTexts('staff');
  if (tested === undefined && sentAgain === null) return null;
  const sent = sentAgain ? t('webhook.sent', { count: sentAgain }) : t('webhook.sentNone');
  return (
    <p className="note good" role="status">
      {tested === undefined ? sent : t('webhook.tested', { reply: tested })}
    </p>
  );
}

function WebhookFacts({ webhook }: { webhook: StaffWebhookView }) {
  const { t, language } = useTexts('staff');
  const { url, events, stores, lastDeliveredAt, waiting, waitingSince } = webhook;
  const since = waitingSince ? ` ${t('webhook.waitingSince', { moment: staffMoment(waitingSince, language) })}` : '';
  return (
    <dl className="facts">
      <StaffFact name={t('webhook.url')}>
        <span className="long">{url}</span>
      </StaffFact>
      <StaffFact name={t('webhook.gets')}>
        {`${events?.join(', ') ?? t('webhook.allEvents')}; ${stores?.join(', ') ?? t('webhook.allStores')}`}
      </StaffFact>
      <StaffFact name={t('webhook.last')}>
        {lastDeliveredAt ? staffMoment(lastDeliveredAt, language) : t('webhook.never')}
      </StaffFact>
      <StaffFact name={t('webhook.waiting')}>{`${waiting}${since}`}</StaffFact>
    </dl>
  );
}

function TestForm({ name }: { name: string }) {
  const { t } = useTexts('staff');
  return (
    <form method="post" action={staffWebhookPath(name)}>
      <p className="what">{t('webhook.testWhat')}</p>
      <p>
        <button name="act" value="test" type="submit">
          {t('webhook.test')}
        </button>
      </p>
    </form>
  );
}

function ReplayForm({ name, reply, shownAt }: { name: string; reply: StaffReply | null; shownAt: string }) {
  const { t } = useTexts('staff');
  const field = { form: 'replay', reply, type: 'date' } as const;
  const isRefused = reply?.intent === 'replay';
  return (
    <details className="act" open={isRefused || undefined}>
      <summary>{t('webhook.replay')}</summary>
      <form method="post" action={staffWebhookPath(name)}>
        <input type="hidden" name="act" value="replay" />
        <input type="hidden" name="shownAt" value={shownAt} />
        <p className="what">{t('webhook.replayWhat')}</p>
        <StaffField {...field} name="from" label={t('webhook.from')} />
        <StaffField {...field} name="until" label={t('webhook.until')} />
        <p>
          <label>
            <input type="checkbox" name="failed" defaultChecked={isRefused && reply.values.failed !== undefined} />{' '}
            {t('webhook.failedAlone')}
          </label>
        </p>
        <button className="primary" type="submit">
          {t('webhook.replay')}
        </button>
      </form>
    </details>
  );
}

function stateTab(state: DeliveryState, query: DeliveryQuery, webhook: StaffWebhookView, t: Texts['t']) {
  const counts: Partial<Record<DeliveryState, number>> = { waiting: webhook.waiting, 'given-up': webhook.givenUp };
  const count = counts[state];
  return {
    ...{ href: deliveriesPath(webhook.name, { state }), title: t(`webhook.view.${state}`) },
    ...{ count: count === undefined ? '' : String(count), isHere: state === query.state },
  };
}

const deliveryColumns = ({ t, language }: Texts, name: string) => [
  {
    title: t('webhook.number'),
    cell: ({ number }: StaffDeliveryView) => <a href={staffWebhookEventPath(name, number)}>{number}</a>,
  },
  { title: t('webhook.type'), cell: ({ type }: StaffDeliveryView) => type },
  { title: t('webhook.subject'), cell: (row: StaffDeliveryView) => <EventSubject delivery={row} /> },
  {
    title: t('webhook.at'),
    cell: ({ at }: StaffDeliveryView) => <span className="once">{staffMoment(at, language)}</span>,
  },
  { title: t('webhook.state'), cell: (row: StaffDeliveryView) => <DeliveryMark delivery={row} /> },
  {
    title: t('webhook.tries'),
    isNumber: true,
    cell: ({ tries }: StaffDeliveryView) => <LabelledCount label={t('webhook.tries')}>{tries}</LabelledCount>,
  },
  { title: t('webhook.answer'), isFull: true, cell: (row: StaffDeliveryView) => deliveryReply(row) },
];

/** What the receiver answered last; '' before the first try. */
export const deliveryReply = ({ status, failure }: StaffDeliveryView): string =>
  failure ?? (status === null ? '' : `HTTP ${status}`);

export function EventSubject({ delivery: { subjectKind, subject } }: { delivery: StaffDeliveryView }) {
  const path = eventSubjectPath(subjectKind, subject);
  return path ? <a href={path}>{subject}</a> : subject;
}

const END_SHAPES = { waiting: 'warn', retrying: 'warn', 'given-up': 'bad', delivered: 'good' };

export function DeliveryMark({ delivery }: { delivery: StaffDeliveryView }) {
  const { t, language } = useTexts('staff');
  const end = deliveryEnd(delivery);
  const at = delivery.deliveredAt ?? delivery.givenUpAt ?? delivery.nextTryAt;
  return (
    <span className={`mark ${END_SHAPES[end]}`}>
      {t(`webhook.end.${end}`, { moment: at ? staffMoment(at, language) : '' })}
    </span>
  );
}
