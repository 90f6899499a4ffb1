// Orders that wait for the customer who looks: one press answers those that are chosen, and the page says what came of each.
import type { ReactNode } from 'react';
import { ChosenField, ReasonField } from '~/forms/pending-order/fields';
import { type FormReply, messageText, replyTo, type Translate, useFields } from '~/forms/reply/fields';
import type { PendingRow } from '~/models/approval';
import { Button, Details, type Language, MessageBar, money, Stack, Table, Text } from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { form } from './page.css';
import * as styles from './pending-orders-waiting.css';

interface Shared {
  t: Translate;
  language: Language;
}

/** What came of the orders that were answered together: those that went through, and of each other one why it did not. */
export function Answered({ reply, t }: { reply: FormReply | null; t: Translate }) {
  const field = useFields(t, reply);
  if (!reply) return null;
  const failed = Object.keys(reply.errors).filter((name) => name.startsWith('order-'));
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
            {failed.map((name) => (
              <li key={name}>
                {name.slice('order-'.length)}: {field(name).error}
              </li>
            ))}
          </ul>
        </MessageBar>
      ) : null}
    </>
  );
}

/** One decision for several orders. The button that approves needs no reason, so the browser must not require one. */
export function Choosing({ rows, reply, t, language }: Shared & { rows: PendingRow[]; reply: FormReply | null }) {
  const declining = replyTo(reply, 'decline');
  return (
    <form method="post" className={form} aria-describedby={reply?.errors.orders ? 'orders-error' : undefined}>
      <WaitingTable
        rows={rows}
        t={t}
        language={language}
        titleOf={(order) => (
          <div className={styles.chosen}>
            <ChosenField t={t} reply={reply} order={order} />
          </div>
        )}
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

export function WaitingTable({ rows, t, language, titleOf }: WaitingTableProps) {
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

export function Open({ row, text }: { row: PendingRow; text: string }) {
  return (
    <a href={row.href} aria-label={`${text}: ${row.number}`}>
      {text}
    </a>
  );
}
