// The panel "Track and trace": the status of a parcel, its events, the newest first, and its contents.
import { useTexts } from '~/i18n/use-texts';
import type { ShipmentView } from '~/models/order';
import { ButtonLink, Heading, Icon, Inline, type Language, Stack, Text } from '~/ui/kit';
import { momentText } from '../dates';
import { TrackingBadge } from '../tracking-badge';
import * as styles from './track-and-trace.css';

interface TrackAndTraceProps {
  orderNumber: string;
  shipment: ShipmentView;
  language: Language;
}

export function TrackAndTraceView({ orderNumber, shipment, language }: TrackAndTraceProps) {
  const { t } = useTexts();
  const { events, goods } = shipment;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Inline gap={3}>
          <TrackingBadge status={shipment.status} t={t} />
          <Text tone="quiet">{t('shipments:ofOrder', { number: orderNumber })}</Text>
        </Inline>
        <dl className={styles.facts}>
          <Fact label={t('shipments:carrier')} value={shipment.carrier} />
          <Fact label={t('shipments:parcelNumber')} value={shipment.trackingNumber} />
          <Fact label={t('shipments:number')} value={shipment.number} />
        </dl>
      </Stack>
      {shipment.trackingHref ? (
        <ButtonLink href={shipment.trackingHref} tone="secondary">
          {t('shipments:atCarrier', { carrier: shipment.carrier })}
          <Icon name="external" size="s" />
        </ButtonLink>
      ) : null}
      <Stack as="section" gap={3} aria-labelledby="parcel-events">
        <Heading level={3} size="h4" id="parcel-events">
          {t('shipments:events')}
        </Heading>
        <ol className={styles.way}>
          {events.map((event) => (
            <li key={event.at + event.status} className={styles.stop}>
              <strong>{t(`shipments:statuses.${event.status}`)}</strong>
              <Text size="small" tone="quiet">
                {[momentText(event.at, language), event.place].filter(Boolean).join(' · ')}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="parcel-goods">
        <Heading level={3} size="h4" id="parcel-goods">
          {t('shipments:goods')}
        </Heading>
        <ul className={styles.goods}>
          {goods.map(({ sku, name, quantity, unit }) => (
            <li key={sku + name}>
              {quantity} {unit} {name}
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  if (value === '') return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
