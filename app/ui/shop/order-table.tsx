// Orders as rows: a table on wide windows, cards on phones.
import type { Translate } from '~/forms/reply/fields';
import type { OrderRow } from '~/models/order';
import { Badge, type BadgeTone, type Language, money, Table } from '~/ui/kit';
import { dayText } from './dates';

interface OrderTableProps {
  orders: OrderRow[];
  caption: string;
  captionHidden?: boolean;
  t: Translate;
  language: Language;
}

export function OrderTable({ orders, caption, captionHidden, t, language }: OrderTableProps) {
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
          <strong key="number">{order.number}</strong>,
          dayText(order.placedAt, language),
          <StatusBadge key="status" order={order} />,
          money(order.totalOere, language),
          <a key="open" href={order.href} aria-label={t('account:orders.openNumber', { number: order.number })}>
            {t('account:orders.open')}
          </a>,
        ],
      }))}
    />
  );
}

/** Spec §3 "Order statuses shown"; whatever else comes is told plainly. */
const TONES: Record<string, BadgeTone> = {
  shipped: 'success',
  delivered: 'success',
  complete: 'success',
  completed: 'success',
  on_hold: 'warning',
  needs_review: 'warning',
  canceled: 'danger',
};

export function StatusBadge({ order }: { order: Pick<OrderRow, 'status' | 'statusLabel'> }) {
  return <Badge tone={TONES[order.status] ?? 'quiet'}>{order.statusLabel}</Badge>;
}
