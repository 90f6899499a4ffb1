// Orders that wait for approval: first what waits for the customer who looks, then their own and what was decided.
import type { ReactNode } from 'react';
import { type FormReply, type Translate, useFields } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { PendingList, PendingRow, PendingStatus } from '~/models/approval';
import {
  Badge,
  type BadgeTone,
  EmptyState,
  FieldError,
  Heading,
  type Language,
  money,
  Pager,
  Stack,
  Table,
  Text,
} from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { pageHref } from '~/ui/shop/page-href';
import { body } from './account-layout.css';
import { Answered, Choosing, Open, WaitingTable } from './pending-orders-waiting';

interface PendingOrdersPageProps extends PendingList {
  reply: FormReply | null;
  here: string;
  language: Language;
}

export function PendingOrdersPage({ mine, others, paging, reply, here, language }: PendingOrdersPageProps) {
  const { t } = useTexts();
  const shared = { t, language };
  const unchosen = useFields(t, reply)('orders').error;
  return (
    <div className={body}>
      <Heading level={1}>{t('approval:title')}</Heading>
      <Answered reply={reply} t={t} />
      {mine.length === 0 && others.length === 0 ? (
        <EmptyState title={t('approval:empty')} icon="check-circle">
          <Text>{t('approval:emptyText')}</Text>
        </EmptyState>
      ) : null}
      {mine.length > 0 ? (
        <PendingPart {...shared} id="waiting" title={t('approval:mine')}>
          {unchosen ? <FieldError id="orders-error">{unchosen}</FieldError> : null}
          {mine.length > 1 ? (
            <Choosing {...shared} rows={mine} reply={reply} />
          ) : (
            <WaitingTable {...shared} rows={mine} titleOf={({ buyer }) => <strong>{buyer}</strong>} />
          )}
        </PendingPart>
      ) : null}
      {others.length > 0 ? (
        <PendingPart {...shared} id="others" title={mine.length > 0 ? t('approval:others') : t('approval:all')}>
          <DecidedTable {...shared} rows={others} />
        </PendingPart>
      ) : null}
      <Pager
        paging={paging}
        hrefFor={(page) => pageHref(here, page)}
        labels={{ nav: t('common:pager.label'), previous: t('common:pager.previous'), next: t('common:pager.next') }}
      />
    </div>
  );
}

interface Shared {
  t: Translate;
  language: Language;
}

function PendingPart({ id, title, children }: Shared & { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function DecidedTable({ rows, t, language }: Shared & { rows: PendingRow[] }) {
  return (
    <Table
      caption={t('approval:others')}
      captionHidden
      columns={[
        { label: t('account:orders.number') },
        { label: t('approval:sent') },
        { label: t('approval:who') },
        { label: t('account:orders.status') },
        { label: t('approval:totalExVat'), align: 'end' },
        { label: '', align: 'end' },
      ]}
      rows={rows.map((row) => ({
        key: row.uid,
        cells: [
          <strong key="number">{row.number}</strong>,
          dayText(row.sentAt, language),
          row.isMine ? t('approval:from', { name: row.buyer }) : t('approval:at', { name: row.approver }),
          <PendingBadge key="status" status={row.status} t={t} />,
          money(row.totalExVatOere, language),
          <Open key="open" row={row} text={t('account:orders.open')} />,
        ],
      }))}
    />
  );
}

const TONES: Record<PendingStatus, BadgeTone> = {
  APPROVAL_REQUIRED: 'warning',
  ORDER_PLACED: 'success',
  REJECTED: 'danger',
  CANCELED: 'quiet',
  EXPIRED: 'danger',
};

export function PendingBadge({ status, t }: { status: PendingStatus; t: Translate }) {
  return <Badge tone={TONES[status]}>{t(`approval:status.${status}`)}</Badge>;
}
