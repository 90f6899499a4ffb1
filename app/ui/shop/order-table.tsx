// Orders as rows: a table on wide windows, cards on phones.
import { type OrderStatus, orderStatusFrom } from '#domain/order/order-status';
import type { Translate } from '~/forms/reply/fields';
import type { OrderRow } from '~/models/order';
import { Badge, type BadgeTone, Button, Inline, type Language, money, Table, Text } from '~/ui/kit';
import { dayText } from './dates';
import { ways } from './order-pdfs.css';

interface OrderTableProps {
  orders: OrderRow[];
  caption: string;
  captionHidden?: boolean;
  /** Set if the table may include orders of other users. */
  ownEmail?: string;
  t: Translate;
  language: Language;
}

export function OrderTable({ orders, caption, captionHidden, ownEmail, t, language }: OrderTableProps) {
  return (
    <Table
      caption={caption}
      captionHidden={captionHidden}
      columns={[
        { label: t('account:orders.number') },
        { label: t('account:orders.date') },
        { label: t('account:orders.status') },
        { label: t('account:orders.total'), align: 'end' },
        { label: '', align: 'end' },
      ]}
      rows={orders.map((order) => ({
        key: order.id,
        cells: [
          <NumberCell key="number" order={order} ownEmail={ownEmail} />,
          dayText(order.placedAt, language),
          <Inline key="status" gap={2}>
            <StatusBadge order={order} t={t} />
            {order.isTestPayment ? <Badge tone="danger">{t('common:testPayments.label')}</Badge> : null}
          </Inline>,
          money(order.totalOere, language),
          <RowActions key="ways" order={order} t={t} />,
        ],
      }))}
    />
  );
}

/** To the order, and its goods into the cart once more. */
function RowActions({ order, t }: { order: OrderRow; t: Translate }) {
  const { href, number } = order;
  return (
    <form method="post" action={href} className={ways}>
      <Button
        name="intent"
        value="reorder"
        tone="tertiary"
        size="small"
        aria-label={t('account:orders.again', { number })}
      >
        {t('documents:reorder.button')}
      </Button>
      <a href={href} aria-label={t('account:orders.openNumber', { number })}>
        {t('account:orders.open')}
      </a>
    </form>
  );
}

function NumberCell({ order, ownEmail }: { order: OrderRow; ownEmail: string | undefined }) {
  const isOther = ownEmail !== undefined && order.email !== '' && order.email !== ownEmail;
  return (
    <div>
      <strong>{order.number}</strong>
      {isOther ? (
        <Text size="small" tone="quiet">
          {order.buyer || order.email}
        </Text>
      ) : null}
    </div>
  );
}

/** Highlighted statuses: done is green, waiting for someone yellow, cancelled red. */
const TONES: Partial<Record<OrderStatus, BadgeTone>> = {
  shipped: 'success',
  delivered: 'success',
  complete: 'success',
  on_hold: 'warning',
  needs_review: 'warning',
  canceled: 'danger',
};

/** Spec §3 "Order statuses shown" as text; an unknown status retains its original label. */
export function StatusBadge({ order, t }: { order: Pick<OrderRow, 'status' | 'statusLabel'>; t: Translate }) {
  const status = orderStatusFrom(order.status);
  if (!status) return <Badge tone="quiet">{order.statusLabel}</Badge>;
  return <Badge tone={TONES[status] ?? 'quiet'}>{t(`account:statuses.${status}`)}</Badge>;
}
