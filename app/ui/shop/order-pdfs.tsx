// What follows an order: its parcels, each with a way to see where it is, and its invoices and credit notes.
import { panelHref, pdfPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { InvoiceRow, OwnOrder, ShipmentView } from '~/models/order';
import { ButtonLink, Heading, Icon, Inline, type Language, money, Stack, Text } from '~/ui/kit';
import { dayText } from './dates';
import * as styles from './order-pdfs.css';
import { PdfLink } from './pdf-link';
import { TrackingBadge } from './tracking-badge';

interface OrderPdfsProps {
  order: OwnOrder;
  t: Translate;
  language: Language;
}

export function Shipments({ order, here, t, language }: OrderPdfsProps & { here: string }) {
  if (order.shipments.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="order-shipments">
      <Heading level={2} size="h3" id="order-shipments">
        {t('shipments:heading')}
      </Heading>
      <ul className={styles.documents}>
        {order.shipments.map((shipment) => (
          <Parcel
            key={shipment.number}
            shipment={shipment}
            href={panelHref(here, 'track-and-trace', { order: order.number, shipment: shipment.number })}
            t={t}
            language={language}
          />
        ))}
      </ul>
    </Stack>
  );
}

interface ParcelProps {
  shipment: ShipmentView;
  href: string;
  t: Translate;
  language: Language;
}

function Parcel({ shipment, href, t, language }: ParcelProps) {
  const { number, carrier, shippedAt, status, goods } = shipment;
  return (
    <li className={styles.document}>
      <Icon name="truck" />
      <div className={styles.words}>
        <Inline gap={2}>
          <Text>{t('shipments:sentOn', { date: dayText(shippedAt, language), carrier })}</Text>
          <TrackingBadge status={status} t={t} />
        </Inline>
        <Text size="small" tone="quiet">
          {goods.map((good) => `${good.quantity} ${good.unit} ${good.name}`.trim()).join(', ')}
        </Text>
      </div>
      <ButtonLink tone="secondary" size="small" href={href} aria-label={t('shipments:followNumber', { number })}>
        {t('shipments:follow')}
      </ButtonLink>
    </li>
  );
}

export function OrderDocuments({ order, t, language }: OrderPdfsProps) {
  if (order.invoices.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="order-invoices">
      <Heading level={2} size="h3" id="order-invoices">
        {t('documents:invoices.heading')}
      </Heading>
      <ul className={styles.documents}>
        {order.invoices.map((document) => (
          <Document key={document.kind + document.number} document={document} t={t} language={language} />
        ))}
      </ul>
    </Stack>
  );
}

function Document({ document, t, language }: { document: InvoiceRow; t: Translate; language: Language }) {
  const { kind, number, issuedAt, dueAt, totalOere } = document;
  const days = [
    t('documents:invoices.issuedOn', { date: dayText(issuedAt, language) }),
    dueAt ? t('documents:invoices.dueOn', { date: dayText(dueAt, language) }) : '',
  ];
  return (
    <li className={styles.document}>
      <Icon name="invoice" />
      <div className={styles.words}>
        <strong>{t(`documents:invoices.${kind}`, { number })}</strong>
        <Text size="small" tone="quiet">
          {days.filter(Boolean).join(' · ')}
        </Text>
        {document.files.length > 0 ? (
          <Text size="small">
            {t('documents:invoices.files')}{' '}
            {document.files.map(({ title, href }, at) => (
              <span key={href}>
                {at > 0 ? ' · ' : ''}
                <a href={href} download>
                  {title}
                </a>
              </span>
            ))}
          </Text>
        ) : null}
      </div>
      <strong className={styles.amount}>
        {kind === 'credit' ? `−${money(totalOere, language)}` : money(totalOere, language)}
      </strong>
      {document.ownPdf === null ? null : (
        <PdfLink
          href={document.ownPdf ?? pdfPath(kind, number)}
          label={t('documents:invoices.pdfOf', { name: t(`documents:invoices.${kind}`, { number }) })}
        >
          {t('documents:invoices.pdf')}
        </PdfLink>
      )}
    </li>
  );
}
