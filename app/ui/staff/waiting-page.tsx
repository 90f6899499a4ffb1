// A list of what waits for staff: withdrawals, requests, complaints, returns, approvals, mails. The oldest first, with the last day.
import { staffCasePath, staffOrderPath, staffPath, staffRequestPath, staffWaitingPath } from '#domain/staff/addresses';
import { isCaseKind } from '#domain/staff/cases';
import type { WaitingKind } from '#domain/staff/waiting';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffWaitingRowView } from '~/models/staff';
import { StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { ListTable } from './list';
import { staffDay, staffMoment } from './order-words';

interface WaitingProps extends StaffGiven {
  kind: WaitingKind;
  rows: readonly StaffWaitingRowView[];
  done: 'mail' | 'request' | null;
  /** The day of the shop: what is due before it is late. */
  today: string;
}

export function StaffWaitingPage({ kind, rows, done, today, reply, member }: WaitingProps) {
  const { t, language } = useTexts('staff');
  const right = kind === 'mails' ? 'orders' : 'customers';
  const mayAct = (kind === 'mails' || kind === 'requests') && (member?.rights.includes(right) ?? false);
  return (
    <>
      <StaffHeading back={staffPath()} from={t('nav.today')} title={t(`waiting.${kind}`)} />
      <StaffRefusal reply={reply} />
      {done ? (
        <p className="note good" role="status">
          {t(`done.${done}`)}
        </p>
      ) : null}
      <p className="what">{t(`waiting.how.${kind}`)}</p>
      <ListTable
        caption={t(`waiting.${kind}`)}
        columns={waitingColumns(kind, { t, language }, today, mayAct)}
        rows={rows}
        keyOf={({ id }) => String(id)}
        empty={t('waiting.nothing')}
      />
    </>
  );
}

function waitingColumns(kind: WaitingKind, { t, language }: Texts, today: string, mayAct: boolean) {
  return [
    {
      title: t(`waiting.column.${kind}`),
      cell: ({ id, number }: StaffWaitingRowView) => <WaitingName kind={kind} id={id} number={number} />,
    },
    {
      title: t('waiting.since'),
      cell: ({ at }: StaffWaitingRowView) => <span className="once">{staffMoment(at, language)}</span>,
    },
    {
      title: t('waiting.due'),
      cell: ({ due }: StaffWaitingRowView) =>
        due === null ? '' : <span className={due < today ? 'mark bad' : 'once'}>{staffDay(due, language)}</span>,
    },
    {
      title: t('waiting.order'),
      cell: ({ order }: StaffWaitingRowView) => (order === null ? '' : <a href={staffOrderPath(order)}>{order}</a>),
    },
    { title: t('waiting.who'), isFull: true, cell: ({ who }: StaffWaitingRowView) => who },
    {
      title: t(`waiting.text.${kind}`),
      isFull: true,
      cell: ({ text }: StaffWaitingRowView) => <span className="soft lines">{text}</span>,
    },
    ...(mayAct
      ? [{ title: t('waiting.act'), cell: ({ id }: StaffWaitingRowView) => <WaitingAct kind={kind} id={id} /> }]
      : []),
  ];
}

function WaitingName({ kind, id, number }: { kind: WaitingKind; id: number; number: string }) {
  if (kind === 'requests') return <a href={staffRequestPath(id)}>{number}</a>;
  return isCaseKind(kind) ? <a href={staffCasePath(kind, number)}>{number}</a> : number;
}

function WaitingAct({ kind, id }: { kind: WaitingKind; id: number }) {
  const { t } = useTexts('staff');
  const isMail = kind === 'mails';
  return (
    <form method="post" action={staffWaitingPath(kind)}>
      <button className="plain" name={isMail ? 'mail' : 'request'} value={id} type="submit">
        {t(isMail ? 'mail.again' : 'waiting.answered')}
      </button>
    </form>
  );
}
