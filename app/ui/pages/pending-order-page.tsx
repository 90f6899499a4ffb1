// One order that waits for approval: its lines, which the approver may lower, what it comes to, and their decision.

import { grandTotalsOf } from '#domain/order/order-totals';
import { pendingOrderPath } from '#domain/page/addresses';
import { PiecesField, ReasonField } from '~/forms/pending-order/fields';
import { type FormReply, messageText, replyTo, type Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { PendingOrder } from '~/models/approval';
import { Button, Details, Heading, Icon, Inline, type Language, MessageBar, money, Stack, Table, Text } from '~/ui/kit';
import { DestinationCard } from '~/ui/shop/address-card';
import { Totals } from '~/ui/shop/cart-summary';
import { clockText, dayText, momentText, weekdayText } from '~/ui/shop/dates';
import { body } from './account-layout.css';
import * as styles from './order-page.css';
import { OrderReferences } from './order-references';
import { form } from './page.css';
import { PendingBadge } from './pending-orders-page';

interface PendingOrderPageProps {
  pending: PendingOrder;
  reply: FormReply | null;
  language: Language;
}

interface PartProps extends PendingOrderPageProps {
  t: Translate;
}

export function PendingOrderPage(props: PendingOrderPageProps) {
  const { pending, reply, language } = props;
  const { t } = useTexts();
  const { order } = pending;
  return (
    <div className={body}>
      <Stack gap={2}>
        <p>
          <a className={styles.back} href={pendingOrderPath()}>
            <Icon name="chevron-left" size="s" />
            {t('approval:back')}
          </a>
        </p>
        <Inline gap={3}>
          <Heading level={1}>{t('account:order.title', { number: pending.number })}</Heading>
          <PendingBadge status={pending.status} t={t} />
        </Inline>
        <Text tone="quiet">
          {t('approval:sentBy', { name: pending.buyer, date: momentText(pending.sentAt, language) })}
        </Text>
      </Stack>
      {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
      <State {...props} t={t} />
      <DeliveryDay {...props} t={t} />
      <div className={styles.parts}>
        <PendingLines {...props} t={t} />
        <div className={styles.side}>
          <div className={styles.panel}>
            <Stack gap={6}>
              <Stack as="section" gap={3} aria-labelledby="pending-summary">
                <Heading level={2} size="h3" id="pending-summary">
                  {t('account:order.summary')}
                </Heading>
                <Totals totals={{ ...order, ...grandTotalsOf(order) }} t={t} language={language} />
                <OrderReferences order={order} t={t} language={language} />
              </Stack>
              {pending.mayDecide ? <Deciding {...props} t={t} /> : null}
              {pending.mayWithdraw ? <Withdrawing t={t} /> : null}
            </Stack>
          </div>
          <DestinationCard destination={order.destination} t={t} />
        </div>
      </div>
    </div>
  );
}

/** What is to be done, or what came of it. */
function State({ pending, language, t }: PartProps) {
  const { status, approver: name, until, reason, isMine, mayDecide } = pending;
  const day = dayText(until, language);
  if (status === 'APPROVAL_REQUIRED') {
    const others = t(mayDecide ? 'approval:standIn' : 'approval:waitsFor', { name, day });
    const text = isMine ? t('approval:decideBy', { day }) : others;
    return <MessageBar tone="info">{text}</MessageBar>;
  }
  return reason ? (
    <MessageBar tone="warning" title={t('approval:reason')}>
      {reason}
    </MessageBar>
  ) : null;
}

/** Warns when the promised day can no longer be met; otherwise states the latest time of an approval that meets it. */
function DeliveryDay({ pending, language, t }: PartProps) {
  const { delivery, until } = pending;
  if (!delivery) return null;
  const day = weekdayText(delivery.date, language);
  const next = weekdayText(delivery.ifApproved, language);
  if (delivery.ifApproved !== delivery.date)
    return <MessageBar tone="warning">{t('approval:dayMissed', { day, next })}</MessageBar>;
  if (delivery.keepUntil >= until.slice(0, 10)) return null;
  const last = weekdayText(delivery.keepUntil, language);
  return (
    <MessageBar tone="info">
      {t('approval:dayKept', { day, last, cutoff: clockText(delivery.cutoff, language) })}
    </MessageBar>
  );
}

function PendingLines({ pending, reply, language, t }: PartProps) {
  const { order, lineUids, mayChange } = pending;
  const change = replyTo(reply, 'change');
  const table = (
    <Table
      caption={t('account:order.lines')}
      captionHidden
      columns={[
        { label: t('account:order.product') },
        { label: t('account:order.quantity'), align: 'end' },
        { label: t('account:order.unitPrice'), align: 'end' },
        { label: t('account:order.lineTotal'), align: 'end' },
      ]}
      rows={order.lines.map((line, at) => {
        const uid = lineUids[at] ?? '';
        return {
          key: uid,
          cells: [
            <div key="name">
              {line.name}
              <Text size="small" tone="quiet">
                {t('account:order.sku', { sku: line.sku })}
                {line.options.map((option) => ` · ${option.label}: ${option.value}`)}
              </Text>
            </div>,
            mayChange ? (
              <PiecesField key="pieces" t={t} reply={change} uid={uid} name={line.name} quantity={line.quantity} />
            ) : (
              `${line.quantity} ${line.unit}`
            ),
            money(line.unitOere, language),
            money(line.rowOere, language),
          ],
        };
      })}
    />
  );
  if (!mayChange) return table;
  return (
    <form method="post" className={form}>
      <input type="hidden" name="intent" value="change" />
      {table}
      <Text size="small" tone="quiet">
        {t('approval:changeText')}
      </Text>
      <Button tone="secondary" size="small">
        {t('approval:change')}
      </Button>
    </form>
  );
}

function Deciding({ pending, reply, language, t }: PartProps) {
  const declining = replyTo(reply, 'decline');
  return (
    <Stack as="section" gap={4} aria-labelledby="decide">
      <Heading level={2} size="h3" id="decide">
        {t('approval:decideTitle')}
      </Heading>
      <form method="post" className={form}>
        <input type="hidden" name="intent" value="approve" />
        <Text>{t('approval:approveText')}</Text>
        <Button full>{t('approval:approve', { total: money(pending.totalOere, language) })}</Button>
      </form>
      <Details summary={t('approval:decline')} open={declining !== null}>
        <form method="post" className={form}>
          <input type="hidden" name="intent" value="decline" />
          <ReasonField t={t} reply={declining} hint={t('approval:reasonHint')} />
          <Button tone="danger">{t('approval:declineYes')}</Button>
        </form>
      </Details>
    </Stack>
  );
}

function Withdrawing({ t }: { t: Translate }) {
  return (
    <Details summary={t('approval:withdraw')}>
      <form method="post" className={form}>
        <input type="hidden" name="intent" value="withdraw" />
        <Text>{t('approval:withdrawText')}</Text>
        <Button tone="secondary">{t('approval:withdrawYes')}</Button>
      </form>
    </Details>
  );
}
