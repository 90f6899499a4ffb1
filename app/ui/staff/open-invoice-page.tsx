// An invoice on account: what is open of it and why, its payments with a counter entry for each, and the form for a new one.
import type { IsoDate } from '#domain/calendar/calendar';
import { staffOrderPath } from '#domain/staff/addresses';
import { ageOf, staffOpenInvoicePath, staffOpenPath } from '#domain/staff/open-items';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffInvoicePaymentView, StaffOpenInvoiceView } from '~/models/staff-money';
import { StaffFact } from './fact';
import { StaffField, StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { ListTable, labelledNumber } from './list';
import { staffDay, staffMoment, staffMoney, typedMoney } from './order-words';

interface OpenInvoiceProps extends StaffGiven {
  invoice: StaffOpenInvoiceView;
  today: IsoDate;
  /** Key of this form: if it is sent twice, its payment is registered once. */
  formKey: string;
  isDone: boolean;
}

export function StaffOpenInvoicePage(props: OpenInvoiceProps) {
  const { t } = useTexts('staff');
  const { invoice, today, isDone, reply, language } = props;
  const { number, dueAt, openOere } = invoice;
  return (
    <>
      <StaffHeading back={staffOpenPath()} from={t('open.title')} title={t('open.invoice', { number })}>
        <span className={`mark ${openOere === 0 ? 'done' : 'warn'}`}>
          {openOere === 0 ? t('open.settled') : t(`open.age.${ageOf(dueAt, today)}`)}
        </span>
      </StaffHeading>
      <StaffRefusal reply={reply} />
      {isDone && !reply ? (
        <p className="note good" role="status">
          {t('open.done')}
        </p>
      ) : null}
      <div className="columns">
        <div>
          <InvoiceFacts invoice={invoice} language={language} />
          <InvoicePayments invoice={invoice} language={language} />
        </div>
        <div>{openOere === 0 ? null : <PaymentForm {...props} />}</div>
      </div>
    </>
  );
}

function InvoiceFacts({ invoice, language }: Pick<OpenInvoiceProps, 'invoice' | 'language'>) {
  const { t } = useTexts('staff');
  const { order, buyer, cvr, issuedAt, dueAt, totalOere, giftCardOere, creditedOere, paidOere, openOere } = invoice;
  const money = (oere: number) => staffMoney(oere, language);
  const notes = invoice.credits.map((credit) => `${credit.number} (${money(credit.totalOere)})`).join(', ');
  return (
    <dl className="facts">
      <StaffFact name={t('money.customer')}>{[buyer, cvr && `CVR ${cvr}`].filter(Boolean).join(' · ')}</StaffFact>
      <StaffFact name={t('money.order')}>
        <a href={staffOrderPath(order)}>{order}</a>
      </StaffFact>
      <StaffFact name={t('money.issuedOn')}>{staffMoment(issuedAt, language)}</StaffFact>
      <StaffFact name={t('money.due')}>{staffDay(dueAt, language)}</StaffFact>
      <StaffFact name={t('money.gross')}>{money(totalOere)}</StaffFact>
      {giftCardOere > 0 ? <StaffFact name={t('money.ofGiftCards')}>{money(giftCardOere)}</StaffFact> : null}
      {creditedOere > 0 ? <StaffFact name={t('open.credited')}>{money(creditedOere)}</StaffFact> : null}
      {notes ? <StaffFact name={t('open.notes')}>{notes}</StaffFact> : null}
      <StaffFact name={t('open.paid')}>{money(paidOere)}</StaffFact>
      <StaffFact name={t('open.left')}>
        <strong>{money(openOere)}</strong>
      </StaffFact>
    </dl>
  );
}

function InvoicePayments({ invoice, language }: Pick<OpenInvoiceProps, 'invoice' | 'language'>) {
  const { t } = useTexts('staff');
  return (
    <section>
      <h2>{t('open.payments')}</h2>
      <ListTable
        caption={t('open.payments')}
        columns={paymentColumns(invoice.number, language, t)}
        rows={invoice.payments}
        keyOf={({ id }) => String(id)}
        empty={t('open.noPayments')}
      />
    </section>
  );
}

const paymentColumns = (number: string, language: OpenInvoiceProps['language'], t: Texts['t']) => [
  { title: t('open.paidOn'), cell: ({ paidOn }: StaffInvoicePaymentView) => staffDay(paidOn, language) },
  labelledNumber(t('open.amount'), ({ amountOere }: StaffInvoicePaymentView) => staffMoney(amountOere, language)),
  {
    title: t('open.reference'),
    isFull: true,
    cell: ({ reference, by, at }: StaffInvoicePaymentView) => (
      <>
        {reference}
        <br />
        <span className="soft">{`${by}, ${staffMoment(at, language)}`}</span>
      </>
    ),
  },
  {
    title: t('open.undo'),
    cell: (payment: StaffInvoicePaymentView) => <UndoPayment number={number} payment={payment} />,
  },
];

function UndoPayment({ number, payment }: { number: string; payment: StaffInvoicePaymentView }) {
  const { t } = useTexts('staff');
  const { id, undoes, isUndone } = payment;
  if (undoes !== null) return <>{t('open.counter')}</>;
  if (isUndone) return <>{t('open.undone')}</>;
  return (
    <form method="post" action={staffOpenInvoicePath(number)}>
      <input type="hidden" name="act" value="undo" />
      <input type="hidden" name="payment" value={id} />
      <button className="plain" type="submit">
        {t('open.undo')}
      </button>
    </form>
  );
}

function PaymentForm({ invoice, today, formKey, reply }: OpenInvoiceProps) {
  const { t } = useTexts('staff');
  const { number, openOere } = invoice;
  const field = { form: 'pay', reply };
  const key = reply?.intent === 'pay' ? (reply.values.key ?? formKey) : formKey;
  return (
    <section>
      <h2>{t(openOere < 0 ? 'open.payBack' : 'open.pay')}</h2>
      <form method="post" action={staffOpenInvoicePath(number)}>
        <input type="hidden" name="act" value="pay" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="open" value={openOere} />
        <StaffField
          {...field}
          {...{ name: 'amount', label: t('open.amountIn'), value: typedMoney(Math.abs(openOere)), required: true }}
          isShort
        />
        <StaffField
          {...field}
          {...{ name: 'paidOn', label: t('open.paidOn'), help: t('open.paidOnHelp'), value: today, required: true }}
          isShort
        />
        <StaffField {...field} name="reference" label={t('open.reference')} help={t('open.referenceHelp')} />
        <p className="what">{t(openOere < 0 ? 'open.willPayBack' : 'open.willPay')}</p>
        <button type="submit">{t('open.register')}</button>
      </form>
    </section>
  );
}
