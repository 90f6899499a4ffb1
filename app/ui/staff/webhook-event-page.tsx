// An event as it is posted to a receiver, what became of its delivery, and a form to send it once more.
import { staffWebhookPath } from '#domain/staff/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffWebhookEventView } from '~/models/staff-webhooks';
import { StaffFact } from './fact';
import { StaffHeading } from './heading';
import { staffMoment } from './order-words';
import { DeliveryMark, deliveryReply, EventSubject } from './webhook-page';

interface EventProps extends StaffGiven {
  /** Name of the receiver. */
  name: string;
  found: StaffWebhookEventView;
  /** ISO 8601. */
  shownAt: string;
}

export function StaffWebhookEventPage({ name, found: { delivery, event }, shownAt }: EventProps) {
  const { t, language } = useTexts('staff');
  return (
    <>
      <StaffHeading back={staffWebhookPath(name)} from={name} title={t('webhook.event', { number: delivery.number })}>
        <DeliveryMark delivery={delivery} />
      </StaffHeading>
      <dl className="facts">
        <StaffFact name={t('webhook.type')}>{delivery.type}</StaffFact>
        <StaffFact name={t('webhook.subject')}>
          <EventSubject delivery={delivery} />
        </StaffFact>
        <StaffFact name={t('webhook.store')}>{delivery.store ?? t('webhook.noStore')}</StaffFact>
        <StaffFact name={t('webhook.at')}>{staffMoment(delivery.at, language)}</StaffFact>
        <StaffFact name={t('webhook.tries')}>{delivery.tries}</StaffFact>
        <StaffFact name={t('webhook.answer')}>{deliveryReply(delivery) || '–'}</StaffFact>
      </dl>
      <form method="post" action={staffWebhookPath(name)}>
        <input type="hidden" name="act" value="replay" />
        <input type="hidden" name="number" value={delivery.number} />
        <input type="hidden" name="shownAt" value={shownAt} />
        <p>
          <button type="submit">{t('webhook.replayOne')}</button>
        </p>
      </form>
      <section>
        <h2>{t('webhook.body')}</h2>
        <pre className="json">{event}</pre>
      </section>
    </>
  );
}
