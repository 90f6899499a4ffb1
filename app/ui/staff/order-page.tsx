// One order: what it is on the left, who and where on the right, acts, and the timeline.
import {
  staffCasePath,
  staffCustomerActPath,
  staffCustomerPath,
  staffErpInvoicePath,
  staffOrderPath,
  staffOrdersPath,
} from '#domain/staff/addresses';
import { chosenPath } from '#domain/staff/chosen-orders';
import { mayAct, type OrderAct } from '#domain/staff/rights';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffOrderPageView } from '~/models/staff';
import { StaffFact } from './fact';
import { StaffField, StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { ActHead, OrderActs } from './order-acts';
import { documentMoney, FulfilmentMark, PaymentMark, staffDay, staffMoment, staffMoney } from './order-words';
import { ChangedMeanwhile, Timeline } from './timeline';

interface OrderProps extends StaffGiven {
  order: StaffOrderPageView;
  done: { act: OrderAct; made: string } | null;
}

export function StaffOrderPage({ order, done, reply, language, member }: OrderProps) {
  const { t } = useTexts('staff');
  const isNoting = mayAct(member?.role ?? '', 'note');
  return (
    <>
      <StaffHeading back={staffOrdersPath()} from={t('nav.orders')} title={order.number}>
        <PaymentMark {...order} />
        <FulfilmentMark fulfilment={order.fulfilment} />
        <div className="acts">
          <a className="button" href={chosenPath('slips', [order.number])}>
            {t('order.packingSlip')}
          </a>
          <a className="button" href={chosenPath('labels', [order.number])} title={t('chosen.labelsNote')}>
            {t('order.label')}
          </a>
        </div>
      </StaffHeading>
      <StaffRefusal reply={reply} />
      <ChangedMeanwhile reply={reply} language={language} />
      {done ? (
        <p className="note good" role="status">
          {[t(`done.${done.act}`), done.made].filter(Boolean).join(' ')}
        </p>
      ) : null}
      <div className="columns">
        <div>
          <StaffOrderLines order={order} language={language} />
          <OrderRecords order={order} language={language} />
        </div>
        <div>
          <section aria-label={t('order.acts')}>
            <OrderActs order={order} reply={reply} language={language} />
          </section>
          <OrderPeople order={order} seesCustomers={member?.rights.includes('customers') ?? false} />
        </div>
        <section>
          <h2>{t('order.timeline')}</h2>
          {isNoting ? (
            <form method="post" action={staffOrderPath(order.number)}>
              <ActHead act="note" seen={order.seen} />
              <StaffField form="note" name="text" label={t('act.note')} help={t('will.note')} reply={reply} isLong />
              <button type="submit">{t('act.addNote')}</button>
            </form>
          ) : null}
          <Timeline events={order.timeline} language={language} />
        </section>
      </div>
    </>
  );
}

function StaffOrderLines({ order, language }: Pick<OrderProps, 'order' | 'language'>) {
  const { t } = useTexts('staff');
  return (
    <section>
      <h2>{t('order.lines')}</h2>
      <div className="scroll">
        <table className="stacks">
          <thead>
            <tr>
              <th scope="col">{t('order.product')}</th>
              <th scope="col" className="number">
                {t('order.quantity')}
              </th>
              <th scope="col" className="number">
                {t('order.each')}
              </th>
              <th scope="col" className="number">
                {t('order.total')}
              </th>
              <th scope="col">{t('order.pieces')}</th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line, at) => (
              <tr key={at}>
                <th scope="row" className="full">
                  {line.name}
                  <br />
                  <span className="soft lines">{[line.sku, ...line.details].join('\n')}</span>
                </th>
                <td className="number">{`${line.quantity} ${line.unit}`}</td>
                <td className="number">
                  {line.points > 0 ? t('order.points', { points: line.points }) : staffMoney(line.unitOere, language)}
                </td>
                <td className="number">{staffMoney(line.rowOere, language)}</td>
                <td className="soft">
                  {(['shipped', 'canceled', 'invoiced', 'credited'] as const)
                    .filter((way) => line[way] > 0)
                    .map((way) => `${t(`fact.pieces-${way}`)} ${line[way]}`)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="facts">
        {order.totals.map(({ name, label, oere }, at) => (
          <StaffFact
            key={at}
            name={t(`total.${name}`, { label: label === 'net' || label === 'gross' ? t(`total.${label}`) : label })}
          >
            {staffMoney(oere, language)}
          </StaffFact>
        ))}
        {(['authorisedOere', 'capturedOere', 'refundedOere'] as const)
          .filter((name) => order.money[name] > 0)
          .map((name) => (
            <StaffFact key={name} name={t(`fact.${name}`)}>
              {staffMoney(order.money[name], language)}
            </StaffFact>
          ))}
      </dl>
    </section>
  );
}

function OrderRecords({ order, language }: Pick<OrderProps, 'order' | 'language'>) {
  const { t } = useTexts('staff');
  return (
    <>
      <Records
        title={t('order.shipments')}
        rows={order.shipments.map(({ number, carrier, tracking, at, pieces }) => [
          number,
          staffMoment(at, language),
          carrier,
          tracking,
          t('order.ofPieces', { pieces }),
        ])}
      />
      <Records
        title={t('order.documents')}
        rows={order.documents.map(({ kind, number, at, totalOere, reason }) => [
          `${t(`document.${kind}`)} ${number}`,
          staffMoment(at, language),
          documentMoney(kind, totalOere, language),
          reason,
        ])}
      />
      <Records
        title={t('order.erpInvoices')}
        hrefOf={(at) => erpInvoiceHref(order.number, order.erpInvoices[at])}
        rows={order.erpInvoices.map(({ kind, number, issuedOn, dueOn, totalOere }) => [
          `${t(`document.${kind}`)} ${number}`,
          staffDay(issuedOn, language),
          documentMoney(kind, totalOere, language),
          dueOn ? t('order.dueOn', { day: staffDay(dueOn, language) }) : '',
        ])}
      />
      <Records
        title={t('order.cases')}
        hrefOf={(at) => caseHref(order.cases[at])}
        rows={order.cases.map(({ kind, number, at, isClosed }) => [
          `${t(`case.${kind}`)} ${number}`,
          staffMoment(at, language),
          t(isClosed ? 'case.closed' : 'case.open'),
        ])}
      />
      <MailRecords order={order} />
    </>
  );
}

const erpInvoiceHref = (order: string, document: StaffOrderPageView['erpInvoices'][number] | undefined) =>
  document?.hasPdf ? staffErpInvoicePath(order, document.kind, document.number) : undefined;

function MailRecords({ order }: Pick<OrderProps, 'order'>) {
  const { t, language } = useTexts('staff');
  if (order.mails.length === 0) return null;
  const mayResend = order.acts.includes('note');
  return (
    <section>
      <h2>{t('order.mails')}</h2>
      <ul>
        {order.mails.map(({ id, template, recipient, queuedAt, sentAt, isGivenUp }) => (
          <li key={id}>
            {[
              template,
              recipient,
              staffMoment(sentAt ?? queuedAt, language),
              t(sentAt ? 'mail.sent' : isGivenUp ? 'mail.givenUp' : 'mail.waits'),
            ].join(' · ')}
            {isGivenUp && mayResend ? (
              <form method="post" action={staffOrderPath(order.number)}>
                <ActHead act="mail" seen={order.seen} />
                <button className="plain" name="mail" value={id} type="submit">
                  {t('mail.again')}
                </button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As the lists of what waits name its kind. */
const caseHref = (one: StaffOrderPageView['cases'][number] | undefined): string | undefined =>
  one && staffCasePath(`${one.kind}s`, one.number);

interface RecordsProps {
  title: string;
  rows: readonly (readonly string[])[];
  /** Address of a row's page. */
  hrefOf?(at: number): string | undefined;
}

function Records({ title, rows, hrefOf }: RecordsProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {rows.map(([name = '', ...rest], at) => (
          <li key={name}>
            {hrefOf?.(at) ? <a href={hrefOf(at)}>{name}</a> : name}
            {rest.filter(Boolean).map((each) => ` · ${each}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderPeople({ order, seesCustomers }: Pick<OrderProps, 'order'> & { seesCustomers: boolean }) {
  const { t, language } = useTexts('staff');
  const { buyer, company, email, telephones, account, accountId, store, placedAt, said, billing, shipping, delivery } =
    order;
  return (
    <>
      <section>
        <h2>{t('order.buyer')}</h2>
        <dl className="facts">
          <StaffFact name={t('account.buyer')}>{[buyer, company].filter(Boolean).join(', ')}</StaffFact>
          <StaffFact name={t('login.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </StaffFact>
          {telephones.length > 0 ? <StaffFact name={t('order.telephone')}>{telephones.join(', ')}</StaffFact> : null}
          <StaffFact name={t('order.account')}>
            {accountId !== null && seesCustomers ? (
              <a href={staffCustomerPath(accountId)}>{account}</a>
            ) : (
              (account ?? t('order.guest'))
            )}
          </StaffFact>
          <StaffFact name={t('filter.store')}>{store}</StaffFact>
          <StaffFact name={t('order.placed')}>{staffMoment(placedAt, language)}</StaffFact>
          {said.map(({ name, value }) => (
            <StaffFact key={name} name={t(`said.${name}`)}>
              <span className="lines">{value}</span>
            </StaffFact>
          ))}
        </dl>
        {accountId !== null && seesCustomers ? (
          <p className="after">
            <a className="button" href={staffCustomerActPath(accountId, 'impersonate')}>
              {t('customer.act.impersonate')}
            </a>
          </p>
        ) : null}
      </section>
      <section>
        <h2>{t('order.delivery')}</h2>
        <p className="lines">{[...delivery, '', ...shipping].join('\n')}</p>
      </section>
      <section>
        <h2>{t('order.billing')}</h2>
        <p className="lines">{billing.join('\n')}</p>
      </section>
    </>
  );
}
