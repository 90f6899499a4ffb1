// Orders that wait for approval: first what waits for the customer who looks, then their own and what was decided.
import type { ReactNode } from 'react';
import { ChosenField, ReasonField } from '~/forms/pending-order/fields';
import { errorText } from '~/forms/reply/field-state';
import { type FormReply, messageText, replyTo, type Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { PendingList, PendingRow, PendingStatus } from '~/models/approval';
import {
  Badge,
  type BadgeTone,
  Button,
  Details,
  EmptyState,
  FieldError,
  Heading,
  type Language,
  MessageBar,
  money,
  Pager,
  Stack,
  Table,
  Text,
} from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { pageHref } from '~/ui/shop/page-href';
import { body } from './account-layout.css';
import { form } from './page.css';

interface PendingOrdersPageProps extends PendingList {
  reply: FormReply | null;
  here: string;
  language: Language;
}

export function PendingOrdersPage({ mine, others, paging, reply, here, language }: PendingOrdersPageProps) {
  const { t } = useTexts();
  const shared = { t, language };
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

/** What came of the orders that were answered together: those that went through, and of each other one why it did not. */
function Answered({ reply, t }: { reply: FormReply | null; t: Translate }) {
  if (!reply) return null;
  const failed = Object.entries(reply.errors).filter(([name]) => name.startsWith('order-'));
  const chosen = errorText(t, reply.errors.orders);
  return (
    <>
      {reply.message ? (
        <MessageBar tone={failed.length > 0 ? 'success' : 'error'}>{messageText(t, reply.message)}</MessageBar>
      ) : null}
      {failed.length > 0 ? (
        <MessageBar
          tone="error"
          title={t(reply.intent === 'approve' ? 'approval:notApproved' : 'approval:notDeclined')}
        >
          <ul>
            {failed.map(([name, error]) => (
              <li key={name}>
                {name.slice('order-'.length)}: {errorText(t, error)}
              </li>
            ))}
          </ul>
        </MessageBar>
      ) : null}
      {chosen ? <FieldError id="orders-error">{chosen}</FieldError> : null}
    </>
  );
}

/** Several orders, one answer. The button that approves needs no reason, so the browser must not ask for one. */
function Choosing({ rows, reply, t, language }: Shared & { rows: PendingRow[]; reply: FormReply | null }) {
  const declining = replyTo(reply, 'decline');
  return (
    <form method="post" className={form} aria-describedby={reply?.errors.orders ? 'orders-error' : undefined}>
      <WaitingTable
        rows={rows}
        t={t}
        language={language}
        titleOf={(order) => <ChosenField t={t} reply={reply} order={order} />}
      />
      <Text size="small" tone="quiet">
        {t('approval:chosenText')}
      </Text>
      <Button name="intent" value="approve" formNoValidate>
        {t('approval:approveChosen')}
      </Button>
      <Details summary={t('approval:declineChosen')} open={declining !== null}>
        <Stack gap={4}>
          <ReasonField t={t} reply={declining} hint={t('approval:chosenReasonHint')} />
          <Button name="intent" value="decline" tone="danger">
            {t('approval:declineChosen')}
          </Button>
        </Stack>
      </Details>
    </form>
  );
}

interface WaitingTableProps extends Shared {
  rows: PendingRow[];
  titleOf(order: PendingRow): ReactNode;
}

function WaitingTable({ rows, t, language, titleOf }: WaitingTableProps) {
  return (
    <Table
      caption={t('approval:mine')}
      captionHidden
      columns={[
        { label: t('approval:buyer') },
        { label: t('account:orders.number') },
        { label: t('approval:until') },
        { label: t('approval:totalExVat'), align: 'end' },
        { label: '', align: 'end' },
      ]}
      rows={rows.map((row) => ({
        key: row.uid,
        cells: [
          titleOf(row),
          row.number,
          dayText(row.until, language),
          money(row.totalExVatOere, language),
          <Open key="open" row={row} text={t('approval:decide')} />,
        ],
      }))}
    />
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

function Open({ row, text }: { row: PendingRow; text: string }) {
  return (
    <a href={row.href} aria-label={`${text}: ${row.number}`}>
      {text}
    </a>
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
